import type { Static } from 'typebox'
import Type from 'typebox'
import { Value } from 'typebox/value'

const contact = Type.Object({
  name: Type.String(),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
})
const everyMail = { to: Type.String(), site: Type.String(), contact: Type.Optional(contact) }
const aboutQuote = { link: Type.String(), company: Type.Optional(Type.String()) }

/** A `MailRequest` as it comes out of the store: moments are texts, and what was undefined is absent. */
const StoredMail = Type.Union([
  Type.Object({ ...everyMail, kind: Type.Literal('sign_in_code'), code: Type.String(), minutes: Type.Integer() }),
  Type.Object({ ...everyMail, ...aboutQuote, kind: Type.Literal('saved_application'), until: Type.String() }),
  Type.Object({
    ...everyMail,
    ...aboutQuote,
    kind: Type.Literal('handed_over'),
    agency: Type.String(),
    agent: Type.String(),
    note: Type.Optional(Type.String()),
    until: Type.String(),
  }),
  Type.Object({ ...everyMail, ...aboutQuote, kind: Type.Literal('follow_up'), until: Type.String() }),
  Type.Object({ ...everyMail, ...aboutQuote, kind: Type.Literal('submitted'), insurers: Type.Integer() }),
  Type.Object({
    ...everyMail,
    kind: Type.Literal('advisor_lines'),
    quote: Type.String(),
    company: Type.Optional(Type.String()),
    lines: Type.Array(Type.String()),
  }),
  Type.Object({
    ...everyMail,
    kind: Type.Literal('support_case'),
    reference: Type.String(),
    subject: Type.String(),
    description: Type.String(),
    name: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
  }),
  Type.Object({
    ...everyMail,
    kind: Type.Literal('account_erased'),
    kept: Type.Integer(),
    closed: Type.Boolean(),
  }),
])
export type StoredMail = Static<typeof StoredMail>

/** What was sealed as a mail. Its words are not repeated when it is none. */
export function readMail(opened: unknown): StoredMail {
  if (Value.Check(StoredMail, opened)) return opened
  throw new Error('A stored mail is not of the shape of any kind of mail')
}

/** Whether it would arrive too late to be of use: its code or its link ended. */
export function isStale(mail: StoredMail, queuedAt: Date, now: Date): boolean {
  if (mail.kind === 'sign_in_code') return queuedAt.getTime() + mail.minutes * 60_000 <= now.getTime()
  return 'until' in mail && new Date(mail.until) <= now
}
