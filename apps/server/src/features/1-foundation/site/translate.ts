import { locales } from '@coverwright/catalogue/messages/locales'
import type { MessageParams, Messages, Translate } from '@coverwright/core/text/text'
import { translator } from '@coverwright/core/text/text'
import { lazy } from '../../../platform/lazy.ts'

/** Every text in a language; undefined for one that has no texts. */
export const messagesIn = (locale: string): Messages | undefined =>
  Object.hasOwn(locales, locale) ? locales[locale] : undefined

/**
 * The texts of a locale. Refuses a locale that has none.
 * @param own texts of a site that replace these, by key
 * @param always parameters that every text may use
 */
export function translateTo(locale: string, own: Messages = {}, always: MessageParams = {}): Translate {
  const messages = messagesIn(locale)
  if (!messages) throw new Error(`There are no messages in ${locale}`)
  // Thousands of texts are put together at the first one: a server has these for each site, and often uses few.
  const translate = lazy(() => translator({ ...messages, ...own }, locale, always))
  return (text, params) => translate()(text, params)
}
