import { locales } from '@coverwright/catalogue/messages/locales'
import type { Translate } from '@coverwright/core/text/text'
import { translator } from '@coverwright/core/text/text'

/** The texts of a locale that the server sends or prints. Refuses a locale that has none. */
export function translateTo(locale: string): Translate {
  const messages = Object.hasOwn(locales, locale) ? locales[locale] : undefined
  if (!messages) throw new Error(`There are no messages in ${locale}`)
  return translator(messages, locale)
}
