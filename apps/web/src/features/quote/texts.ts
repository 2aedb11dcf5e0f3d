import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { AnswerTextOptions } from '@coverwright/core/model/answer-text'
import { currencyName } from '@coverwright/core/text/currency-name'
import type { Messages, Translate } from '@coverwright/core/text/text'
import { translator } from '@coverwright/core/text/text'
import { textAnswer } from './application.ts'
import { contentOf, countries } from './countries.ts'
import type { CountryContent } from './country-content.ts'
import { referenceChoices } from './reference-lists.ts'

const translators = new WeakMap<Messages, WeakMap<object, Translate>>()
const mergedMessages = new WeakMap<CountryContent, { readonly parts: number; readonly messages: Messages }>()

/** The messages of the first page, with those of later ones once they are loaded. */
function messagesOf(site: Pick<PublicSite, 'country'>): Messages {
  const content = contentOf(site)
  const first = countries.firstPage(site).messages
  if (!content) return first
  const late = [countries.pages(site), ...Object.values(content.sections ?? {})]
  const parts = late.map((texts) => texts.loaded()).filter((texts) => texts !== undefined)
  const cacheEntry = mergedMessages.get(content)
  if (cacheEntry?.parts === parts.length) return cacheEntry.messages
  const messages = Object.assign({}, first, content.messages, ...parts)
  mergedMessages.set(content, { parts: parts.length, messages })
  return messages
}

/** The translator of a site's texts: those of its own file first, then its language's. */
export function textsOf(site: Pick<PublicSite, 'country' | 'locale' | 'currency' | 'texts'>): Translate {
  const messages = messagesOf(site)
  const bySite = translators.get(messages) ?? new WeakMap<object, Translate>()
  const t =
    bySite.get(site) ??
    translator({ ...messages, ...site.texts }, site.locale, { currency: currencyName(site.locale)(site.currency) })
  translators.set(messages, bySite.set(site, t))
  return t
}

export type Choice = { readonly value: string; readonly label: string; readonly hint?: string }

type SubClass = { readonly ref: string; readonly description: string }

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value

const isSubClass = (value: unknown): value is SubClass =>
  typeof value === 'object' && value !== null && 'ref' in value && 'description' in value

/** The duties of employees in this class of business, which the server sends with the quote. */
function dutiesIn(quote: QuoteReply | null): readonly Choice[] {
  const duties = readAnswer(quote ?? {}, 'employee_classifications')
  return Array.isArray(duties) ? duties.filter(isChoice) : []
}

/** The choices of a reference list; undefined while it is fetched. */
export function choicesOf(
  source: string,
  site: Pick<PublicSite, 'country'>,
  quote: QuoteReply | null,
): readonly Choice[] | undefined {
  if (source === 'business-type')
    return countries.firstPage(site).opening.legalForms.map(({ id, label }) => ({ value: id, label }))
  if (source === 'state')
    return contentOf(site)?.country.regions.map(({ code, name }) => ({ value: code, label: name }))
  const subClasses = readAnswer(quote ?? {}, 'sub_class_codes')
  if (source === 'sub-class-codes' && Array.isArray(subClasses)) {
    return subClasses.filter(isSubClass).map(({ ref, description }) => ({ value: ref, label: description }))
  }
  if (source === 'employee-classifications') return dutiesIn(quote)
  return referenceChoices(source)
}

/** The name of a class of business in this quote. */
export function classNameIn(quote: QuoteReply | null, ref: string): string | undefined {
  if (textAnswer(quote, 'class_code_ref') === ref) return textAnswer(quote, 'class_code_description')
  const others = readAnswer(quote ?? {}, 'other_class_facts')
  const name = (Array.isArray(others) ? others : []).find(
    (other) => other.class_code_ref === ref,
  )?.class_code_description
  return typeof name === 'string' ? name : undefined
}

/** The options that turn this quote's answers into text. */
export function answerTextOptions(site: PublicSite, quote: QuoteReply | null): AnswerTextOptions {
  const { locale, currency, timeZone } = site
  return {
    t: textsOf(site),
    locale,
    currency,
    timeZone,
    labelOf: (source, value) => {
      if (source === 'class-codes') {
        return classNameIn(quote, value)
      }
      return choicesOf(source, site, quote)?.find((choice) => choice.value === value)?.label
    },
  }
}
