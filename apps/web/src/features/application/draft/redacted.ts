import { isRecord } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { Draft } from './draft.ts'

/** Tax numbers, licences, dates of birth: what the server encrypts is never written to this browser's disk. */
const isSensitive = ({ sensitive, type }: Field): boolean => sensitive === true || type === 'tax_id'

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** The names of sensitive answers, also of those inside groups and repeated fields. */
const sensitiveNames = (fields: readonly Field[]): readonly string[] =>
  fields.flatMap((field) => [
    ...(isSensitive(field) ? [lastName(field.path)] : []),
    ...sensitiveNames(field.fields ?? []),
  ])

/** Leaves out entries with one of the names, alone or at the end of a path, at any depth. */
function without(value: unknown, names: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, names))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([path, each]) =>
      names.has(lastName(path)) ? [] : [[path, without(each, names)] as const],
    ),
  )
}

/**
 * The draft as it may be stored: without sensitive answers, whether typed, seen before, or sent.
 */
export function redact(draft: Draft, fields: readonly Field[]): Draft {
  const names = new Set(sensitiveNames(fields))
  // Only answers that records already have are left out, so a draft stays a draft.
  return names.size === 0 ? draft : (without(draft, names) as Draft)
}
