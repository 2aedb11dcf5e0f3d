import type { AnswerPath, Answers } from './answers.ts'
import { isRecord, readAnswer, writeAnswer } from './answers.ts'

/** The parts of a path to one answer of every item of a list, such as `locations[].buildings`. */
type ItemAnswers = { readonly list: AnswerPath; readonly name: AnswerPath }

function splitItemPath(path: AnswerPath): ItemAnswers | undefined {
  const at = path.indexOf('[].')
  return at < 0 ? undefined : { list: path.slice(0, at), name: path.slice(at + '[].'.length) }
}

/** The path under which an answer is stored: its own, or that of the list that contains it. */
export const storedPath = (path: AnswerPath): AnswerPath => splitItemPath(path)?.list ?? path

/** Whether there is an answer at the path, or in at least one item of its list. */
export function holdsAnswer(answers: Answers, path: AnswerPath): boolean {
  const parts = splitItemPath(path)
  if (!parts) return readAnswer(answers, path) !== undefined
  const items = readAnswer(answers, parts.list)
  return Array.isArray(items) && items.some((item) => isRecord(item) && holdsAnswer(item, parts.name))
}

/** A copy without the answer at the path, or without it in every item of its list. The items themselves stay. */
export function withoutAnswer(answers: Answers, path: AnswerPath): Answers {
  const parts = splitItemPath(path)
  if (!parts) return writeAnswer(answers, path, undefined)
  const items = readAnswer(answers, parts.list)
  if (!Array.isArray(items) || !holdsAnswer(answers, path)) return answers
  const without = items.map((item: unknown) => (isRecord(item) ? withoutAnswer(item, parts.name) : item))
  return writeAnswer(answers, parts.list, without)
}
