import type { MessageParams } from '@coverwright/core/text/text'

/** A part of a mail, independent of its format. Texts are plain: each format escapes them. */
export type MailPart =
  | { readonly kind: 'text'; readonly words: string }
  /** Of minor importance. */
  | { readonly kind: 'small'; readonly words: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'quote'; readonly lead: string; readonly words: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** One of many, with a heading and a link of its own. */
  | {
      readonly kind: 'item'
      readonly title: string
      readonly words: readonly string[]
      readonly link?: { readonly label: string; readonly href: string }
    }

export type MailBody = {
  readonly lang: string
  readonly brand: string
  readonly subject: string
  readonly title: string
  readonly parts: readonly MailPart[]
  /** The contact, and the sender. */
  readonly foot: readonly string[]
  /** Where the reader chooses their mails. */
  readonly choices?: { readonly label: string; readonly href: string }
}

/** Translates a text of the mail, and of its company if it has one. */
export type Say = (key: string, params?: MessageParams) => string

/** What the parts of a mail are made from. */
export type Words = {
  readonly say: Say
  readonly general: (key: string, params?: MessageParams) => string
  readonly day: (moment: string) => string
  readonly company: string
}

export const text = (words: string): MailPart => ({ kind: 'text', words })
export const small = (words: string): MailPart => ({ kind: 'small', words })

/** The subject of the mail, with the name of its company if it has one. */
export const about = ({ say, company }: Words): MailPart => text(say(company ? 'text.company' : 'text'))

/** A link that opens an application to anyone who has it, and how long it works. */
export const linkParts = (
  { general, day }: Words,
  { link, label, until }: { readonly link: string; readonly label: string; readonly until?: string },
): readonly MailPart[] => [
  { kind: 'link', label: general(label), href: link },
  small([general('mail.link.code'), ...(until ? [general('mail.link.until', { date: day(until) })] : [])].join(' ')),
]

/** Instructions for somebody who did not ask for the mail. */
export const unaskedNote = (say: Say): MailPart => small(say('unasked'))
