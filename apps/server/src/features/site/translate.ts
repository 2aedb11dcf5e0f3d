import { enUs } from '@coverwright/catalogue/messages/en-us'
import type { Messages, Translate } from '@coverwright/core/text/text'
import { translator } from '@coverwright/core/text/text'

const byLocale: Readonly<Record<string, Messages>> = { 'en-US': enUs }

/** The texts of a locale that the server sends or prints. Refuses a locale that has none. */
export function translateTo(locale: string): Translate {
  const messages = byLocale[locale]
  if (!messages) throw new Error(`There are no messages in ${locale}`)
  return translator(messages, locale)
}
