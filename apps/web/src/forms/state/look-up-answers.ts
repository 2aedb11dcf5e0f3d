import type { AnswerPath } from '@coverwright/core/answers/answers'
import { isBlank } from '@coverwright/core/answers/answers'
import type { Field, LookUp } from '@coverwright/core/model/field'
import type { GivenAnswers } from '../look-ups/look-ups.ts'

/**
 * The answers that a look-up reads, as far as they are given; an "other" option counts as no answer. `missing` tells whether
 * something is not answered yet.
 */
export function lookUpAnswers(
  { by }: Pick<LookUp, 'by'>,
  fields: readonly Field[],
  answer: (path: AnswerPath) => unknown,
): { readonly inputs: GivenAnswers; readonly missing: boolean } {
  const each = Object.entries(by).map(([name, path]) => ({ name, path, text: textOf(answer(path)) }))
  const answers = each.flatMap(({ name, path, text }) =>
    text === undefined || standsForOthers(fields, path, text) ? [] : [[name, text] as const],
  )
  return { inputs: Object.fromEntries(answers), missing: each.some(({ text }) => text === undefined) }
}

const textOf = (answer: unknown): string | undefined =>
  isBlank(answer) || typeof answer === 'object' ? undefined : String(answer)

const standsForOthers = (fields: readonly Field[], path: AnswerPath, text: string): boolean =>
  fields.some((field) => field.path === path && field.options?.some(({ value, others }) => others && value === text))
