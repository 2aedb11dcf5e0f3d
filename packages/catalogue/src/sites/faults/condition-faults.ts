import type { AnswerPath } from '@coverwright/core/answers/answers'
import type { Condition, Question } from '@coverwright/core/model/question'
import type { Fault } from './fault.ts'
import { fault } from './fault.ts'
import { closest, notOneOf } from './one-of.ts'

/** What conditions of a site may read: answers and facts of the flow, and insurers' sets of questions. */
export type Readable = { readonly answers: ReadonlySet<AnswerPath>; readonly sets: readonly string[] }

type Neighbors = {
  /** The questions above it on the same pages. */
  readonly above: readonly Question[]
  readonly below: readonly Question[]
}

/** The faults of a step's or a question's conditions; `asked` is absent where there are no questions beside it. */
export function conditionFaults(
  conditions: readonly Condition[] | undefined,
  at: string,
  readable: Readable,
  questions?: Neighbors,
): readonly Fault[] {
  return (conditions ?? []).flatMap((condition, position) => {
    const place = `${at}.conditions[${position}]`
    return [...subjectFaults(condition, place, readable, questions), ...valueFaults(condition, place, questions)]
  })
}

function subjectFaults(
  { holder, subject }: Condition,
  at: string,
  readable: Readable,
  questions?: Neighbors,
): readonly Fault[] {
  if (holder === 'question') return questionFaults(subject, at, questions)
  if (holder === 'quote') {
    if (readable.answers.has(subject)) return []
    const suggestion = closest(subject, readable.answers)
    const guess =
      suggestion === undefined ? 'name the answer’s path, as in annual_revenue' : `did you mean ${suggestion}?`
    return [fault(`${at}.subject`, `is ${JSON.stringify(subject)}, which nothing in this flow asks; ${guess}`)]
  }
  if (readable.sets.includes(holder)) return []
  return [fault(`${at}.holder`, notOneOf(holder, ['question', 'quote', ...readable.sets]))]
}

function questionFaults(subject: string, at: string, questions: Neighbors | undefined): readonly Fault[] {
  if (!questions)
    return [
      fault(`${at}.holder`, 'is "question", but a step has no questions beside it: use "quote" and the answer’s path'),
    ]
  if (questions.above.some(({ id }) => id === subject)) return []
  if (questions.below.some(({ id }) => id === subject))
    return [
      fault(`${at}.subject`, `is ${JSON.stringify(subject)}, which is asked later: move that question further up`),
    ]
  const ids = questions.above.map(({ id }) => id)
  const says = ids.length
    ? notOneOf(subject, ids)
    : `is ${JSON.stringify(subject)}, but no question stands above this one`
  return [fault(`${at}.subject`, says)]
}

function valueFaults({ holder, subject, or, test }: Condition, at: string, questions?: Neighbors): readonly Fault[] {
  if (or.length === 0) return [fault(`${at}.or`, 'is empty, so it never holds: name at least one answer')]
  if (test === 'more_than' || test === 'less_than') {
    const [limit = ''] = or
    if (limit.trim() !== '' && Number.isFinite(Number(limit))) return []
    return [fault(`${at}.or[0]`, `is ${JSON.stringify(limit)}, but ${test} needs a number, as in "10"`)]
  }
  const question = holder === 'question' ? questions?.above.find(({ id }) => id === subject) : undefined
  const choices = question && choicesOf(question)
  if (!choices) return []
  return or.flatMap((value, position) =>
    choices.includes(value) ? [] : [fault(`${at}.or[${position}]`, notOneOf(value, choices))],
  )
}

function choicesOf({ type, options }: Question): readonly string[] | undefined {
  if (type === 'yes_no') return ['Yes', 'No']
  if (type === 'yes_no_not_sure') return ['Yes', 'No', 'Not sure']
  return options?.map(({ value }) => value)
}
