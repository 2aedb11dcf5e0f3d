import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, sameAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { isMasked } from '@coverwright/core/answers/masked'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { derivedPaths } from '../facts/derived-answers.ts'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { coveredFor, secretsIn } from '../snapshot/sensitive-answers.ts'
import { itemNames } from './refuse-items.ts'

/** The answers that a save changes, and the path of each: a field's, a list's, or that of one question of a set. */
export type NewAnswers = { readonly answers: Answers; readonly paths: ReadonlySet<AnswerPath> }

type SaveContent = {
  /** The body as received, including masks. */
  readonly sent: Answers
  /** The answers in it, with the stored items of lists where they are the same. */
  readonly incomingAnswers: Answers
  /** The quote as this caller gets it. */
  readonly shown: Answers
  /** The names whose values are the same as shown. */
  readonly again: ReadonlySet<string>
}

/**
 * The new answers of a save: sending a whole quote back repeats nearly all of them, and a repeated answer is not a new
 * one. So it does not reappear when another answer of the same save clears it.
 */
export function newAnswers(quote: QuoteSnapshot, { sent, incomingAnswers, shown, again }: SaveContent): NewAnswers {
  const { answers: storedAnswers, flow, served, viewer } = quote
  // Never reveals whether a secret equals the stored one.
  const secrets = secretsIn(sent, coveredFor(served, viewer)).filter(({ answer }) => !isMasked(answer))
  const outright = new Set(secrets.map(({ savedAt }) => savedAt))
  const isAgain = (path: AnswerPath, value: unknown): boolean =>
    !outright.has(path) &&
    (sameAnswer(value, readAnswer(storedAnswers, path)) || sameAnswer(value, readAnswer(shown, path)))
  const changedLeaves = Object.entries(incomingAnswers)
    .filter(([name]) => !again.has(name))
    .flatMap(([name, value]) => leavesOf(name, value, flow, storedAnswers))
    .filter(([path, value]) => !isAgain(path, value))
  return {
    answers: changedLeaves.reduce<Answers>((answers, [path, value]) => writeAnswer(answers, path, value), {}),
    paths: new Set(changedLeaves.map(([path]) => path)),
  }
}

type Leaf = readonly [path: AnswerPath, value: unknown]

/** Follows the sent names down to the answers that some step may write. */
function leavesOf(path: AnswerPath, value: unknown, flow: CompiledFlow, storedAnswers: Answers): readonly Leaf[] {
  if (path.endsWith('.uw_questions') && flow.owned.has(path)) return questionsOf(path, value, storedAnswers)
  if (itemNames(flow, path)) return [[path, value]]
  if (flow.owned.has(path)) return isByEntry(value) ? entriesOf(path, value, storedAnswers) : [[path, value]]
  if (derivedPaths.has(path) || !isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(`${path}.${name}`, inner, flow, storedAnswers))
}

const isByEntry = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => isRecord(entry) && isRecord(entry.answer))

/** The answers about the entries of another list, such as the property at each location: each field by its own path. */
const entriesOf = (path: AnswerPath, value: unknown, storedAnswers: Answers): readonly Leaf[] =>
  questionsOf(path, value, storedAnswers).flatMap(([at, answer]) =>
    Object.entries(isRecord(answer) ? answer : {}).map(([name, inner]): Leaf => [`${at}.${name}`, inner]),
  )

/** The answers of a set, each by its id; null instead of the list removes all of them. */
function questionsOf(path: AnswerPath, value: unknown, storedAnswers: Answers): readonly Leaf[] {
  const entries = (list: unknown) => (Array.isArray(list) ? list.filter(isRecord) : [])
  const input =
    value === null ? entries(readAnswer(storedAnswers, path)).map(({ id }) => ({ id, answer: null })) : entries(value)
  return input.flatMap(({ id, answer }): readonly Leaf[] =>
    answer === undefined ? [] : [[`${path}[${String(id)}]`, answer]],
  )
}
