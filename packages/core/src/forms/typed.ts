import { isRecord } from '../answers/answers.ts'
import type { Field } from './field.ts'
import { parseTyped } from './field-values.ts'

/**
 * What stands in a control, as an answer: typed text is read as its field's type, inside groups and repeated fields
 * too. Text that cannot be of the type stays text, so that the check refuses it and nothing typed is lost.
 */
export function answerOf(field: Field, entered: unknown): unknown {
  if (typeof entered === 'string') return parseTyped(field.type, entered)
  if (!field.fields) return entered
  if (Array.isArray(entered)) return entered.map((item) => innerAnswers(field.fields ?? [], item))
  return innerAnswers(field.fields, entered)
}

function innerAnswers(fields: readonly Field[], entered: unknown): unknown {
  if (!isRecord(entered)) return entered
  const known = new Map(fields.map((field) => [field.path, field]))
  const pairs = Object.entries(entered).map(([name, value]) => {
    const field = known.get(name)
    return [name, field ? answerOf(field, value) : value] as const
  })
  return Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
}
