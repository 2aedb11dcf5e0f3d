import { enUsFirst } from '@coverwright/catalogue/messages/en-us-first'
import { businessTypes } from '@coverwright/catalogue/reference/business-types'
import { states } from '@coverwright/catalogue/reference/states'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { AnswerTextOptions } from '@coverwright/core/text/answer-text'
import type { Messages, Translate } from '@coverwright/core/text/text'
import { translator } from '@coverwright/core/text/text'
import { textOf } from './application.ts'

let messages: Messages = enUsFirst
const translators = new Map<string, Translate>()

export function textsOf({ locale }: Pick<Site, 'locale'>): Translate {
  const known = translators.get(locale)
  if (known) return known
  const t = translator(messages, locale)
  translators.set(locale, t)
  return t
}

let later: Promise<void> | undefined

/** The words of the later pages: fetched once, in the background; later pages wait for them. */
export function laterTexts(): Promise<void> {
  later ??= import('@coverwright/catalogue/messages/en-us-later').then(({ enUsLater }) => {
    messages = { ...enUsFirst, ...enUsLater }
    translators.clear()
  })
  return later
}

/** Fetches them ahead of need; what fails now is tried again when a page needs it. */
export function prefetchLaterTexts(): void {
  laterTexts().catch(() => {
    later = undefined
  })
}

export type Choice = { readonly value: string; readonly label: string; readonly hint?: string }

type SubClass = { readonly ref: string; readonly description: string }

const isSubClass = (value: unknown): value is SubClass =>
  typeof value === 'object' && value !== null && 'ref' in value && 'description' in value

/** The choices of a reference list that a select shows. Lists that are long or belong to the quote come with it. */
export function choicesOf(source: string, quote: QuoteReply | null): readonly Choice[] {
  if (source === 'business-type') return businessTypes.map(({ id, label, hint }) => ({ value: id, label, hint }))
  if (source === 'state') return states.map(({ code, name }) => ({ value: code, label: name }))
  const subClasses = readAnswer(quote ?? {}, 'sub_class_codes')
  if (source === 'sub-class-codes' && Array.isArray(subClasses)) {
    return subClasses.filter(isSubClass).map(({ ref, description }) => ({ value: ref, label: description }))
  }
  return []
}

/** How this quote's answers are put in words. */
export function answerWords(site: Site, quote: QuoteReply | null): AnswerTextOptions {
  const { locale, currency } = site
  return {
    t: textsOf(site),
    locale,
    currency,
    labelOf: (source, value) => {
      if (source === 'class-codes') {
        return textOf(quote, 'class_code_ref') === value ? textOf(quote, 'class_code_description') : undefined
      }
      return choicesOf(source, quote).find((choice) => choice.value === value)?.label
    },
  }
}
