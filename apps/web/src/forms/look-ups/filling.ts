import { isBlank, sameAnswer } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { Finding } from './look-ups.ts'

/** The entry of a field that is filled in; `passes` is false while it is blank or not valid. */
export type FieldState = { readonly answer: unknown; readonly passes: boolean }

/** The fields that take one part of a finding each, by the name of the part. */
export type Fills = Readonly<Record<string, Field>>
export type FieldStates = Readonly<Record<string, FieldState>>
/** What a finding filled in, by part. */
export type FilledIn = Readonly<Record<string, unknown>>

/** What was found as answers of the field: its option of that value, else the option for everything that is not listed. */
function answersOf({ options }: Field, values: readonly (string | number)[]): readonly (string | number)[] {
  if (!options) return values
  const rest = options.find(({ others }) => others)?.value
  const choices = values.map((each) => (options.some(({ value }) => value === each) ? each : rest))
  return choices.filter((each) => each !== undefined)
}

/**
 * What a finding fills in: blank fields, and fields that an earlier finding filled. The latter are emptied where there is
 * no longer exactly one answer. What a person answered stays.
 * @param before what earlier findings filled in
 */
export const fillingsOf = (fills: Fills, { parts }: Finding, fieldStates: FieldStates, before: FilledIn): FilledIn =>
  Object.fromEntries(
    Object.entries(fills).flatMap(([part, field]) => {
      const now = fieldStates[part]?.answer
      const isOurs = Object.hasOwn(before, part) && sameAnswer(before[part], now)
      if (!isBlank(now) && !isOurs) return []
      const answers = answersOf(field, parts[part] ?? [])
      const isOneOf = answers.some((each) => sameAnswer(each, now))
      const answer = isOneOf ? now : answers.length === 1 ? answers[0] : undefined
      return isBlank(answer) && isBlank(now) ? [] : [[part, answer] as const]
    }),
  )

/** The current answers that agree with the finding. */
export const agreeingWith = (fills: Fills, { parts }: Finding, fieldStates: FieldStates): FilledIn =>
  Object.fromEntries(
    Object.entries(fills).flatMap(([part, field]) => {
      const now = fieldStates[part]?.answer
      return answersOf(field, parts[part] ?? []).some((each) => sameAnswer(each, now)) ? [[part, now] as const] : []
    }),
  )

export type Difference = {
  readonly part: string
  readonly field: Field
  readonly answer: unknown
  readonly found: readonly (string | number)[]
  /** The answer that would agree, if there is exactly one. */
  readonly instead: string | number | undefined
}

/** Where a person's answer differs from the result. */
export function differencesOf(fills: Fills, { parts }: Finding, fieldStates: FieldStates): readonly Difference[] {
  return Object.entries(fills).flatMap(([part, field]): readonly Difference[] => {
    const values = parts[part] ?? []
    const answers = answersOf(field, values)
    const { answer, passes } = fieldStates[part] ?? { answer: undefined, passes: false }
    if (!passes || answers.length === 0 || answers.some((each) => sameAnswer(each, answer))) return []
    return [{ part, field, answer, found: values, instead: answers.length === 1 ? answers[0] : undefined }]
  })
}
