import type { Field } from '@coverwright/core/model/field'
import type { Entry } from './entered-answers.ts'

/** The names of the inner fields that no two entries may answer the same. */
const singleIn = ({ checks = [] }: Field): readonly string[] =>
  checks.flatMap(({ rule, of }) => (rule === 'hasNoDuplicates' && typeof of === 'string' ? [of] : []))

/** Whether another entry of the list has this answer already; undefined when entries may be alike. */
export function duplicateCheck(field: Field, entries: readonly Entry[], own: Entry) {
  const single = singleIn(field)
  if (single.length === 0) return undefined
  return ({ path }: Field, value: string): boolean =>
    single.includes(path) && entries.some((entry) => entry.id !== own.id && entry[path] === value)
}
