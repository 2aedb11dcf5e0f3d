/*
 * One conditional questionnaire for every engine: 85 of 100 questions depend on earlier answers, up to four levels
 * deep. A follow-up also names its parent's conditions, so that it makes no difference whether an engine lets answers
 * of hidden questions count.
 */

/** True when the answer to the question at `subject` is one of `or`. */
export type Test = { readonly subject: number; readonly or: readonly string[] }

export type Question = {
  readonly id: string
  readonly options: readonly string[]
  /**
   * Shown when all hold; the last is the question's own condition, those before it are its parents'. Empty: always
   * shown.
   */
  readonly when: readonly Test[]
}

/** The answer to the question at `question` changes. */
export type Change = { readonly question: number; readonly answer: string }

export type Questionnaire = {
  readonly questions: readonly Question[]
  /** One for each question: the answers before the first change. */
  readonly answers: readonly string[]
  readonly changes: readonly Change[]
}

/** Takes an answer and returns the number of visible questions. */
export type Engine = (question: number, answer: string) => number

const yesNo = ['Yes', 'No']
const choice = ['None', 'Up to 5', 'Up to 20', 'More']
const group = 20
const rootsInGroup = 3
const deepest = 4

/** The same questionnaire on every call. */
export function questionnaireOf(size: number, changeCount = 4096): Questionnaire {
  const random = numbersFrom(size)
  const oneOf = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('There is nothing to choose from')
    return value
  }
  const questions: Question[] = []
  for (let at = 0; at < size; at++) {
    const parents = questions.slice(Math.max(0, at - 2 * group)).filter(({ when }) => when.length < deepest)
    const when = at % group < rootsInGroup ? [] : under(oneOf(parents), oneOf, size)
    questions.push({ id: `q${at}`, options: at % 3 === 2 ? choice : yesNo, when })
  }
  const answers = questions.map(({ options }) => oneOf(options))
  const current = [...answers]
  const changes = Array.from({ length: changeCount }, () => {
    const question = Math.floor(random() * size)
    const answer = oneOf(questions[question]?.options.filter((option) => option !== current[question]) ?? [])
    current[question] = answer
    return { question, answer }
  })
  return { questions, answers, changes }
}

type OneOf = <Value>(values: readonly Value[]) => Value

function under(parent: Question, oneOf: OneOf, size: number): Test[] {
  const subject = Number(parent.id.slice(1))
  if (!(subject < size)) throw new Error(`${parent.id} is no question`)
  const first = oneOf(parent.options)
  const or = parent.options.length > 2 ? [...new Set([first, oneOf(parent.options)])] : [first]
  return [...parent.when, { subject, or }]
}

/** Mulberry32: small, and the same numbers on every machine. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state)
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4294967296
  }
}

type Closure = (answers: readonly string[]) => boolean

/** A condition as one would write it by hand: plain comparisons without look-ups by name. */
function closureOf(when: readonly Test[]): Closure {
  const tests = when.map(({ subject, or: [only, other = only] }) => ({ subject, only, other }))
  return (answers) => {
    for (const { subject, only, other } of tests) {
      const answer = answers[subject]
      if (answer !== only && answer !== other) return false
    }
    return true
  }
}

/** Evaluates every condition on every change. */
export function allClosures({ questions, answers: initialAnswers }: Questionnaire): Engine {
  const closures = questions.map(({ when }) => closureOf(when))
  const answers = [...initialAnswers]
  return (question, answer) => {
    answers[question] = answer
    let visible = 0
    for (const closure of closures) if (closure(answers)) visible++
    return visible
  }
}

/** Evaluates only the conditions that name the question: the limit. */
export function indexedClosures({ questions, answers: initialAnswers }: Questionnaire): Engine {
  const answers = [...initialAnswers]
  const naming: { readonly closure: Closure; shown: boolean }[][] = questions.map(() => [])
  let visible = 0
  for (const { when } of questions) {
    const closure = closureOf(when)
    const follower = { closure, shown: closure(answers) }
    if (follower.shown) visible++
    for (const { subject } of when) naming[subject]?.push(follower)
  }
  return (question, answer) => {
    answers[question] = answer
    for (const follower of naming[question] ?? []) {
      const isVisible = follower.closure(answers)
      if (isVisible === follower.shown) continue
      follower.shown = isVisible
      visible += isVisible ? 1 : -1
    }
    return visible
  }
}
