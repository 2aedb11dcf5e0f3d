import { countryOf } from '@coverwright/catalogue/countries/countries'
import type { Site } from '@coverwright/catalogue/sites/site'
import { type Answers, isRecord } from '@coverwright/core/answers/answers'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { optionList } from '../../../1-foundation/reference/option-lists.ts'

type AnswerWordsOptions = {
  readonly site: Pick<Site, 'locale' | 'currency' | 'timeZone' | 'country'>
  readonly translate: Translate
  /** The quote's facts: they name its class. */
  readonly facts: Answers
}

/** How the server puts a quote's answers in words: the same for screen and paper. */
export const answerWords = ({ site, translate, facts }: AnswerWordsOptions): AnswerTextOptions => ({
  ...site,
  t: translate,
  labelOf: (source, value) => referenceLabels[source]?.(value, facts, site.country) ?? optionList(source)?.get(value),
})

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Words for the values of each reference list; a class is named by the quote's own facts. */
const referenceLabels: Readonly<
  Record<string, (value: string, facts: Answers, country: string) => string | undefined>
> = {
  'business-type': (value, _facts, country) =>
    countryOf(country)?.opening.legalForms.find(({ id }) => id === value)?.label,
  state: (value, _facts, country) => countryOf(country)?.regions.find(({ code }) => code === value)?.name,
  'insurance-type': (value, _facts, country) => countryOf(country)?.types.find(({ uuid }) => uuid === value)?.name,
  'class-codes': (value, { other_class_facts: others, class_code_description: main }) => {
    const other = (Array.isArray(others) ? others : []).filter(isRecord).find((each) => each.class_code_ref === value)
    return textOf(other ? other.class_code_description : main)
  },
  'sub-class-codes': (value, { sub_class_codes: codes }) =>
    textOf((Array.isArray(codes) ? codes : []).filter(isRecord).find(({ ref }) => ref === value)?.description),
  'employee-classifications': (value, { employee_classifications: duties }) =>
    textOf((Array.isArray(duties) ? duties : []).filter(isRecord).find((duty) => duty.value === value)?.label),
}
