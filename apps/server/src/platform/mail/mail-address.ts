import { cleanText } from '@coverwright/core/input/clean-text'

/** Who a mail comes from. */
export type Mailbox = { readonly name: string; readonly address: string }

/**
 * One plain address and nothing else. Refuses everything with a meaning in a header (a comma, brackets, quotes, a line
 * end), so that nobody adds a recipient or a header with it.
 */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@[^\s\p{C}"(),:;<>@[\\\]]+$/u.test(text)

/** Reads `Name <a@b>` or `a@b`. */
export function readMailbox(text: string): Mailbox | undefined {
  const match = /^([^<>]*)<([^<>]+)>$/.exec(text.trim())
  const mailbox = match
    ? { name: unquote(match[1] ?? ''), address: match[2] ?? '' }
    : { name: '', address: text.trim() }
  return isMailAddress(mailbox.address) && oneLine(mailbox.name) === mailbox.name ? mailbox : undefined
}

const unquote = (name: string): string => name.trim().replace(/^"(.*)"$/, '$1')

/** A text on one line, without control or direction signs, whatever was typed: headers end with their line. */
export const oneLine = (text: string): string => cleanText(text).replace(/ +/g, ' ')
