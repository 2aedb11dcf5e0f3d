import { expect, it } from 'vitest'
import type { Answers } from '../answers/answers.ts'
import type { Field } from '../model/field.ts'
import type { Question, QuestionSet } from '../model/question.ts'
import type { Flow, PagedStep, PageStep } from '../model/step.ts'
import { yes } from '../rules/rule.ts'
import { saveStep } from '../saving/save-step.ts'
import { submission } from '../saving/submission.ts'
import { compileFlow } from './compile-flow.ts'
import { evaluateFlow } from './evaluate-flow.ts'
import type { FlowContext } from './flow-context.ts'

const insurer = (id: string): PagedStep => ({
  kind: 'paged',
  id,
  label: id,
  base: `/${id}/uw-questions/edit`,
  source: { set: `wc.${id}`, basis: [] },
})

const flow: Flow = {
  id: 'shared',
  nodes: [
    {
      kind: 'group',
      id: 'all',
      label: 'all',
      children: [
        {
          kind: 'page',
          id: 'start',
          label: 'start',
          path: '/start',
          form: {
            fields: [
              { path: 'owns', type: 'yes_no', label: 'Owns a building?' },
              {
                path: 'built',
                type: 'year',
                label: 'Built',
                visible: yes('owns'),
                fact: 'property.built',
                optional: true,
              },
            ],
          },
        },
        insurer('first'),
      ],
    },
    { kind: 'group', id: 'other', label: 'other', children: [insurer('second')] },
  ],
  aliases: [],
  baseFacts: [],
}

const question = (id: string, type: Question['type'], fact: string, more: Partial<Question> = {}): Question => ({
  id,
  type,
  topic: 'Work',
  label: id,
  fact,
  ...more,
})
const height = (values: readonly string[]) =>
  question('height', 'select', 'work.height', { options: values.map((value) => ({ value, label: value })) })

const setOf = (...questions: readonly Question[]): QuestionSet => ({ revision: '1', basis: '[]', questions })
const sets = {
  'wc.first': setOf(
    question('drugs', 'yes_no', 'work.drug_test'),
    height(['low', 'high']),
    question('year', 'year', 'property.built'),
  ),
  'wc.second': setOf(question('testing', 'yes_no', 'work.drug_test'), height(['low', 'tall'])),
}

const contextOf = (answers: Answers): FlowContext => ({ answers, facts: {}, sets, switches: {}, today: '2026-11-20' })
const compiledFlow = compileFlow(flow)
const trailOf = (answers: Answers) => evaluateFlow(compiledFlow, contextOf(answers))
const answering = (
  first: Readonly<Record<string, unknown>>,
  second: Readonly<Record<string, unknown>> = {},
): Answers => ({
  owns: 'No',
  wc: Object.fromEntries(
    Object.entries({ first, second }).map(([id, answers]) => [
      id,
      { uw_questions: Object.entries(answers).map(([key, answer]) => ({ id: key, answer })) },
    ]),
  ),
})

const testing = 'wc.second.uw_questions[testing]'

it('an answer to one insurer answers the next insurer’s question for the same fact, which is not asked (Q2)', () => {
  const flowState = trailOf(answering({ drugs: 'Yes' }))
  expect(flowState.view.get(testing)).toBe('Yes')
  expect(flowState.shared.prefilled.get(testing)).toEqual({
    answer: 'Yes',
    from: 'wc.first.uw_questions[drugs]',
    locked: true,
  })
  expect(flowState.pages.flatMap(({ visible }) => visible)).not.toContain(testing)
  expect(flowState.shared.uses.get('work.drug_test')?.map(({ path }) => path)).toEqual([
    'wc.first.uw_questions[drugs]',
    testing,
  ])
})

it('an answer that the next insurer does not offer is not filled in (Q2)', () => {
  const at = 'wc.second.uw_questions[height]'
  expect(trailOf(answering({ height: 'low' })).view.get(at)).toBe('low')
  const flowState = trailOf(answering({ height: 'high' }))
  expect(flowState.view.get(at)).toBeUndefined()
  expect(flowState.pages.at(-1)?.status).toBe('incomplete')
})

it('the first answer counts, whatever is answered later, and affects nothing before it (Q2)', () => {
  const flowState = trailOf(answering({ drugs: 'Yes' }, { testing: 'No' }))
  expect(flowState.view.get(testing)).toBe('Yes')
  expect(flowState.view.get('wc.first.uw_questions[drugs]')).toBe('Yes')
  expect(trailOf(answering({}, { testing: 'No' })).view.get('wc.first.uw_questions[drugs]')).toBeUndefined()
})

it('an answer of a closed branch fills in nothing (Q2)', () => {
  const at = 'wc.first.uw_questions[year]'
  expect(trailOf({ ...answering({}), owns: 'Yes', built: 1990 }).view.get(at)).toBe(1990)
  expect(trailOf({ ...answering({}), owns: 'No', built: 1990 }).view.get(at)).toBeUndefined()
})

it('a prefilled answer reaches the insurer with the submission (Q2)', () => {
  const context = contextOf(answering({ drugs: 'Yes' }))
  expect(submission(evaluateFlow(compiledFlow, context), context)).toMatchObject({
    wc: { second: { uw_questions: [{ id: 'testing', answer: 'Yes' }] } },
  })
})

it('a prefilled answer that is sent unchanged is not stored, so that a correction reaches every insurer (Q2)', () => {
  const context = contextOf(answering({ drugs: 'Yes', height: 'high', year: 1990 }))
  const page = '/second/uw-questions/edit/0'
  const answersWith = (answer: string): Answers => ({
    wc: {
      second: {
        uw_questions: [
          { id: 'testing', answer },
          { id: 'height', answer: 'tall' },
        ],
      },
    },
  })
  const same = saveStep(compiledFlow, context, page, answersWith('Yes'), [])
  expect(same?.problems).toEqual([])
  expect(same?.answers).toMatchObject({ wc: { second: { uw_questions: [{ id: 'height', answer: 'tall' }] } } })
  const correctedStep = saveStep(
    compiledFlow,
    { ...context, answers: same?.answers ?? {} },
    '/first/uw-questions/edit/0',
    { wc: { first: { uw_questions: [{ id: 'drugs', answer: 'No' }] } } },
    [],
  )
  expect(correctedStep?.flowState.view.get(testing)).toBe('No')
})

it('a fact that may differ is prefilled and still asked, and a different answer stands on its own (Q2)', () => {
  const premises = (path: string, more: Partial<Field> = {}): PageStep => ({
    kind: 'page',
    id: path,
    label: path,
    path: `/${path}`,
    form: { fields: [{ path, type: 'text', label: path, fact: 'premises.street', ...more }] },
  })
  const children = [premises('fire'), premises('liability', { mayDiffer: true })]
  const own = compileFlow({
    ...flow,
    nodes: [{ kind: 'group', id: 'all', label: 'all', children }],
  })
  const at = (answers: Answers) => evaluateFlow(own, contextOf(answers))
  const filledState = at({ fire: 'Calle Sol 1' })
  expect(filledState.view.get('liability')).toBe('Calle Sol 1')
  expect(filledState.pages.map(({ path }) => path)).toEqual(['/fire', '/liability'])
  expect(at({ fire: 'Calle Sol 1', liability: 'Calle Luna 2' }).view.get('liability')).toBe('Calle Luna 2')
})

it('insurers of one section ask together, each fact once, even on the page where it is first asked (Q2, Q3)', () => {
  const [start] = flow.nodes[0]?.children ?? []
  if (!start) throw new Error('The flow has no first page')
  const children = [start, insurer('first'), insurer('second')]
  const together = compileFlow({ ...flow, nodes: [{ kind: 'group', id: 'all', label: 'all', children }] })
  const askedPaths = (answers: Answers) => {
    const context = contextOf(answers)
    const flowState = evaluateFlow(together, context)
    const pages = flowState.pages.slice(1).map(({ path, status, visible }) => ({
      ...{ path, status },
      asked: visible.map((each) => /(\w+)\.uw_questions\[(\w+)\]/.exec(each)?.slice(1).join(' ')),
    }))
    return { pages, sent: submission(flowState, context) }
  }
  const path = '/first/uw-questions/edit/0'
  const own = ['first drugs', 'first height', 'first year']
  expect(askedPaths(answering({})).pages).toEqual([{ path, status: 'incomplete', asked: own }])
  const answeredPaths = askedPaths(answering({ drugs: 'Yes', height: 'low', year: 1990 }))
  expect(answeredPaths.pages).toEqual([{ path, status: 'complete', asked: own }])
  expect(answeredPaths.sent).toMatchObject({ wc: { second: { uw_questions: [{ id: 'testing', answer: 'Yes' }, {}] } } })
  // The second insurer words this answer differently, so it asks.
  const differs = askedPaths(answering({ drugs: 'Yes', height: 'high', year: 1990 }))
  expect(differs.pages).toEqual([
    { path, status: 'incomplete', asked: ['first drugs', 'first height', 'first year', 'second height'] },
  ])
})

it('pages are filled with open questions, and answering one never changes the next (Q3)', () => {
  const facts = [...'abcdefghijklmnopq']
  const many = {
    'wc.first': setOf(...['a', 'c'].map((id) => question(id, 'yes_no', `work.${id}`))),
    'wc.second': setOf(
      ...facts.map((id) => question(id, 'yes_no', `work.${id}`)),
      question('why', 'text', 'work.why', { conditions: [{ holder: 'question', subject: 'b', or: ['Yes'] }] }),
    ),
  }
  const pagesOf = (first: Readonly<Record<string, unknown>>, second: Readonly<Record<string, unknown>> = {}) =>
    evaluateFlow(compiledFlow, { ...contextOf(answering(first, second)), sets: many })
      .pages.filter(({ path }) => path.startsWith('/second'))
      .map(({ path, visible }) => [path.slice(-1), visible.map((each) => /\[(\w+)\]/.exec(each)?.[1]).join('')])
  const none = [
    ['0', 'abcdefghi'],
    ['2', 'jklmnopq'],
  ]
  expect(pagesOf({})).toEqual(none)
  expect(pagesOf({ a: 'Yes', c: 'No' })).toEqual([
    ['0', 'bdefghi'],
    ['2', 'jklmnopq'],
  ])
  expect(pagesOf({}, { b: 'Yes' })).toEqual([
    ['0', 'abwhycdefghi'],
    ['2', 'jklmnopq'],
  ])
})
