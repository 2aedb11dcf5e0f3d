import type { Field } from '@coverwright/core/forms/field'
import { optionsOf } from './field-options.ts'
import { shownText } from './field-text.ts'
import type { FormEnvironment } from './form-environment.ts'

const longestList = 3

type Language = Pick<FormEnvironment, 't' | 'locale' | 'sources'>

/** The answer that opened a follow-up, in the words the person chose; undefined where it has no short form. */
export function parentWords(field: Field, answer: unknown, { t, locale, sources }: Language): string | undefined {
  const options = optionsOf(field, sources)
  if (!options) return typeof answer === 'number' ? shownText(field.type, answer, locale) : undefined
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  const words = options.filter((option) => values.includes(option.value)).map((option) => t(option.label))
  if (!words.length || words.length > longestList) return undefined
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
