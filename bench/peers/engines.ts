import { LogicEngine } from 'json-logic-engine'
import { Engine as RulesEngine } from 'json-rules-engine'
import { Model } from 'survey-core'
import { createActor, createMachine } from 'xstate'
import type { Engine, Question, Questionnaire, Test } from '../parts/questionnaire.ts'

/** Like an engine, but its answer is asynchronous. */
export type LateEngine = (question: number, answer: string) => Promise<number>

const answersById = ({ questions, answers }: Questionnaire): Record<string, string> =>
  Object.fromEntries(questions.map(({ id }, at) => [id, answers[at] ?? '']))

const isConditional = ({ when }: Question): boolean => when.length > 0

const shownAlways = ({ questions }: Questionnaire): number => questions.filter((each) => !isConditional(each)).length

/** Compiled conditions without a record of dependencies, so all of them run. */
export function jsonLogic(questionnaire: Questionnaire): Engine {
  const engine = new LogicEngine()
  const conditions = questionnaire.questions
    .filter(isConditional)
    .map(({ when }) => engine.build({ and: when.map(logicOf) }))
  const answers = answersById(questionnaire)
  const always = shownAlways(questionnaire)
  return (question, answer) => {
    answers[`q${question}`] = answer
    let visible = always
    for (const condition of conditions) if (condition(answers)) visible++
    return visible
  }
}

const logicOf = ({ subject, or }: Test): object => {
  const [only, ...others] = or.map((value) => ({ '===': [{ var: `q${subject}` }, value] }))
  return only && others.length === 0 ? only : { or: [only, ...others] }
}

/** One rule for each condition; answers are facts, and only the changed one is sent again. */
export function jsonRules(questionnaire: Questionnaire): LateEngine {
  const engine = new RulesEngine()
  for (const { id, when } of questionnaire.questions.filter(isConditional)) {
    const all = when.map(({ subject, or }) => ({ fact: `q${subject}`, operator: 'in', value: [...or] }))
    engine.addRule({ conditions: { all }, event: { type: 'shown', params: { id } } })
  }
  for (const [id, answer] of Object.entries(answersById(questionnaire))) engine.addFact(id, answer)
  const always = shownAlways(questionnaire)
  return async (question, answer) => {
    engine.addFact(`q${question}`, answer)
    const { events } = await engine.run()
    return always + events.length
  }
}

/** The survey without a page; it reports itself what appears and disappears. */
export function surveyCore(questionnaire: Questionnaire): Engine {
  const elements = questionnaire.questions.map(({ id, options, when }) => ({
    type: 'radiogroup',
    name: id,
    choices: [...options],
    ...(when.length > 0 ? { visibleIf: when.map(expressionOf).join(' and ') } : {}),
  }))
  const survey = new Model({ pages: [{ name: 'all', elements }] })
  survey.data = answersById(questionnaire)
  let visible = survey.getAllQuestions(true).length
  survey.onQuestionVisibleChanged.add((_survey, { visible: isVisible }) => {
    visible += isVisible ? 1 : -1
  })
  return (question, answer) => {
    survey.setValue(`q${question}`, answer)
    return visible
  }
}

const expressionOf = ({ subject, or }: Test): string =>
  `(${or.map((value) => `{q${subject}} = '${value}'`).join(' or ')})`

/** A region for each condition, open or closed. */
export function xstateRegions(questionnaire: Questionnaire): Engine {
  const answers = [...questionnaire.answers]
  const holds = (when: readonly Test[]) => (): boolean =>
    when.every(({ subject, or }) => or.includes(answers[subject] ?? ''))
  const regionOf = ({ when }: Question) => ({
    initial: 'closed',
    states: {
      closed: { always: { guard: holds(when), target: 'open' } },
      open: { always: { guard: () => !holds(when)(), target: 'closed' } },
    },
  })
  const conditional = questionnaire.questions.filter(isConditional)
  const states = Object.fromEntries(conditional.map((question) => [question.id, regionOf(question)]))
  const actor = createActor(createMachine({ type: 'parallel', states, on: { answered: {} } })).start()
  const always = shownAlways(questionnaire)
  return (question, answer) => {
    answers[question] = answer
    actor.send({ type: 'answered' })
    return always + Object.values(actor.getSnapshot().value).filter((state) => state === 'open').length
  }
}

type Answers = Readonly<Record<string, unknown>>

/**
 * A state for each page, left at once when the page is closed.
 * @returns how many pages `next` visits
 */
export function xstatePages(open: readonly ((answers: Answers) => boolean)[]): (answers: Answers) => number {
  const stateOf = (at: number): string => (at < open.length ? `p${at}` : 'end')
  const pages = open.map((isOpen, at) => [
    stateOf(at),
    {
      always: { guard: ({ context }: { readonly context: Answers }) => !isOpen(context), target: stateOf(at + 1) },
      on: { next: { target: stateOf(at + 1) } },
    },
  ])
  const machine = createMachine({
    initial: stateOf(0),
    context: ({ input }: { readonly input: Answers }) => input,
    states: { ...Object.fromEntries(pages), end: { type: 'final' } },
  })
  return (answers) => {
    const actor = createActor(machine, { input: answers }).start()
    let stepCount = 0
    for (; actor.getSnapshot().status === 'active'; stepCount++) actor.send({ type: 'next' })
    return stepCount
  }
}
