import { answerText } from '@coverwright/core/model/answer-text'
import type { Field } from '@coverwright/core/model/field'
import { optionsOf } from '../controls/field-options.ts'
import type { FormEnvironment } from '../state/form-environment.ts'

const longestList = 3
const mostLetters = 60

/** Numbers are not looked up. */
const noLabel = () => undefined

type Language = Pick<FormEnvironment, 't' | 'locale' | 'currency' | 'sources'>

/** The answer that opened a follow-up, in the words the person chose; undefined where it has no short form. */
export function parentWords(
  field: Field,
  answer: unknown,
  { t, locale, currency, sources }: Language,
): string | undefined {
  const options = optionsOf(field, sources)
  if (!options)
    return typeof answer === 'number' ? answerText(field, answer, { t, locale, currency, labelOf: noLabel }) : undefined
  const values: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  const words = options.filter((option) => values.includes(option.value)).map((option) => t(option.label))
  if (!words.length || words.length > longestList) return undefined
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
  return list.length > mostLetters ? undefined : list
}
