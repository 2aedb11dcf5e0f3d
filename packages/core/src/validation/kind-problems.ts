import { isBlank, isRecord } from '../answers/answers.ts'
import type { Field } from '../model/field.ts'
import { areAllowed, type FieldProblem } from './check-field.ts'
import { refuseType } from './field-types.ts'

/**
 * What is wrong with an answer regardless of other answers: its type, its fixed options and its number of entries, with
 * those of its parts. For an answer that is not currently asked; its named checks run once it is.
 */
export function kindProblems(field: Field, answer: unknown): readonly FieldProblem[] {
  if (isBlank(answer)) return []
  const { path, label, options, fields, maxItems = Number.POSITIVE_INFINITY } = field
  const about = { path, label }
  const refusal = refuseType(field, answer)
  if (refusal) return [{ ...refusal, ...about }]
  if (options && !areAllowed(new Set(options.map(({ value }) => value)), answer)) {
    return [{ key: 'validationError.notAnOption', ...about }]
  }
  if (!fields) return []
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  if (entries.length > maxItems) return [{ key: 'validationError.tooMany', params: { count: maxItems }, ...about }]
  return entries.flatMap((entry, position) =>
    fields
      .flatMap((inner) => kindProblems(inner, isRecord(entry) ? entry[inner.path] : undefined))
      .map((problem) => ({
        ...problem,
        path: `${field.type === 'group' ? path : `${path}.${position}`}.${problem.path}`,
      })),
  )
}
