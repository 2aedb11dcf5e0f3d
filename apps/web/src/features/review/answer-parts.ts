import type { Answers } from '@coverwright/core/answers/answers'
import { isBlank, isRecord } from '@coverwright/core/answers/answers'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import type { View } from '@coverwright/core/rules/rule'
import { insideEntry } from '@coverwright/core/validation/check-field'
import { entryName } from '../../forms/entries/entry-name.ts'

export type AnswerPart = {
  readonly id: string
  /** "Claim 2"; absent for a group, and for the only entry of a list. */
  readonly name?: string
  readonly rows: readonly { readonly id: string; readonly label: string; readonly answer: string }[]
}

/** The answers in a group, or in each entry of a list, with their questions; none for any other field. */
export function answerParts(
  field: Field,
  answer: unknown,
  view: View,
  words: AnswerTextOptions,
): readonly AnswerPart[] {
  const { t } = words
  if (!field.fields || isBlank(answer)) return []
  const entries = (Array.isArray(answer) ? answer : [answer]).filter(isRecord)
  if (field.total) return [{ id: field.path, rows: entries.map((entry, at) => shareRow(field, entry, at, words)) }]
  return entries.map((entry, position) => ({
    id: String(entry.id ?? position),
    ...(field.type === 'repeat' && entries.length > 1 ? { name: entryName(field, position, t) } : {}),
    rows: insideEntry(field, entry, view).fields.flatMap((inner) => {
      const text = answerText(inner, entry[inner.path], words)
      return text ? [{ id: inner.path, label: t(inner.label), answer: text }] : []
    }),
  }))
}

/** One line for a share of a total: what it belongs to, and how much. */
function shareRow(field: Field, entry: Answers, position: number, words: AnswerTextOptions) {
  const share = field.total?.of
  const textOf = (fields: readonly Field[]) =>
    fields.flatMap((inner) => answerText(inner, entry[inner.path], words) || []).join(', ')
  const inner = field.fields ?? []
  return {
    id: String(entry.id ?? position),
    label: textOf(inner.filter(({ path }) => path !== share)) || entryName(field, position, words.t),
    answer: textOf(inner.filter(({ path }) => path === share)),
  }
}
