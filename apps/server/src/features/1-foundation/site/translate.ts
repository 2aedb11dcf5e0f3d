import { locales } from '@coverwright/catalogue/messages/locales'
import type { Messages, Translate } from '@coverwright/core/text/text'
import { translator } from '@coverwright/core/text/text'

/** Every text in a language; undefined for one that nobody has written in. */
export const messagesIn = (locale: string): Messages | undefined =>
  Object.hasOwn(locales, locale) ? locales[locale] : undefined

/**
 * The texts of a locale that the server sends or prints. Refuses a locale that has none.
 * @param own words of a site instead of these, by key
 */
export function translateTo(locale: string, own: Messages = {}): Translate {
  const messages = messagesIn(locale)
  if (!messages) throw new Error(`There are no messages in ${locale}`)
  return translator({ ...messages, ...own }, locale)
}
