import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer, sameAnswer } from '@coverwright/core/answers/answers'
import { derivedPaths } from '../facts/derived-answers.ts'
import { factNames } from '../facts/facts.ts'
import type { AnswerRefusal } from './separate-answers.ts'

/** They show how old a copy of a quote is: an older one may come back. */
const ages = ['version', 'updated_at', 'question_sets'] as const

/** Looked up, counted or set by the server, and no answers. */
export const serverFields: ReadonlySet<string> = new Set([...factNames, ...ages, 'submission_uuid', 'expiring'])

/**
 * Other values that a save sends for what only the server sets. A value may come back as the quote shows it, before
 * this save or after it, or as it was at the version that was read. Derived values of list items are ignored: copying
 * an item copies those too.
 * @param others the other quotes that the caller may have seen; only created when something differs
 */
export function readOnlyRefusals(
  sentAnswers: Answers,
  shownAnswers: Answers,
  others: () => readonly Answers[],
): readonly AnswerRefusal[] {
  const differing = [
    ...Object.keys(sentAnswers).filter((name) => serverFields.has(name)),
    ...[...derivedPaths].filter((path) => readAnswer(sentAnswers, path) !== undefined),
  ].filter((path) => !isShown(path, readAnswer(sentAnswers, path), shownAnswers))
  if (differing.length === 0) return []
  const otherNames = others()
  return differing
    .filter((path) => !otherNames.some((quote) => isShown(path, readAnswer(sentAnswers, path), quote)))
    .map((path) => ({ path, key: 'validationError.readOnly' }))
}

function isShown(path: AnswerPath, value: unknown, shownAnswers: Answers): boolean {
  const current = readAnswer(shownAnswers, path)
  if (path === 'version') return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= Number(current)
  if (path === 'updated_at') return typeof value === 'string' && value <= String(current)
  if (path === 'question_sets')
    return isRecord(value) && Object.entries(value).every(([key, set]) => isSet(key, set, current))
  return sameAnswer(value, current)
}

/** A set as it is now, or one that was fetched before. */
function isSet(key: string, set: unknown, current: unknown): boolean {
  const now = isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined
  return (
    isRecord(set) &&
    (sameAnswer(set, now) || !isRecord(now) || set.revision !== now.revision || set.basis !== now.basis)
  )
}
