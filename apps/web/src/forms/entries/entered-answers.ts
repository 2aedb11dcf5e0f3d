import { isRecord } from '@coverwright/core/answers/answers'
import type { NumberHabits } from '@coverwright/core/input/read-number'
import type { Field } from '@coverwright/core/model/field'
import { parseTyped } from '@coverwright/core/validation/typed-values'
import { isTyped } from '../state/field-text.ts'

/** One group's answers by name; a repeated field's entry also has its `id`. */
export type Entry = Readonly<Record<string, unknown>>

/** The content of a field's control as an answer: typed text is read here, also inside groups and lists. */
export function answerEntered(field: Field, input: unknown, habits: NumberHabits): unknown {
  if (isTyped(field)) return typeof input === 'string' ? parseTyped(field, input, habits) : input
  if (field.type === 'group') return isRecord(input) ? entryEntered(field, input, habits) : input
  if (field.type !== 'repeat' || !Array.isArray(input)) return input
  return input.map((entry) => (isRecord(entry) ? entryEntered(field, entry, habits) : entry))
}

/** One entry of a group or repeated field with its typed text read; blank answers are left out. */
export function entryEntered(field: Field, entry: Entry, habits: NumberHabits): Entry {
  const parsedEntry = { ...entry }
  for (const inner of field.fields ?? []) {
    const answer = answerEntered(inner, entry[inner.path], habits)
    if (answer === undefined) delete parsedEntry[inner.path]
    else parsedEntry[inner.path] = answer
  }
  return parsedEntry
}
