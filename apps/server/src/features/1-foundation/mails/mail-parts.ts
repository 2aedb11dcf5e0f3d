/** A part of a mail, independent of its format. Texts are plain: each format escapes them. */
export type MailPart =
  | { readonly kind: 'text'; readonly words: string }
  /** Of minor importance. */
  | { readonly kind: 'small'; readonly words: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'quote'; readonly lead: string; readonly words: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

export type MailBody = {
  readonly lang: string
  readonly brand: string
  readonly subject: string
  readonly title: string
  readonly parts: readonly MailPart[]
  /** Whom to ask, and who we are. */
  readonly foot: readonly string[]
}
