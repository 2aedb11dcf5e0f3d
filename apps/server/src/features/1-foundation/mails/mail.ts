import { noticeKinds } from '@coverwright/core/lifecycle/notices'
import type { Static } from 'typebox'
import Type from 'typebox'
import { Value } from 'typebox/value'

const contact = Type.Object({
  name: Type.String(),
  phone: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
})
const everyMail = {
  to: Type.String(),
  site: Type.String(),
  /** The contact it names; the site's advisor when absent. */
  contact: Type.Optional(contact),
  /** Under which insurance is sold where the risk is, as they are shown. */
  licenses: Type.Optional(Type.Array(Type.String())),
  /** Who holds each of them. */
  license_holders: Type.Optional(Type.Array(Type.String())),
  /** Where its reader chooses which mails they want; absent in mails that are always sent. */
  choices: Type.Optional(
    Type.Object({ page: Type.String(), unsubscribe: Type.String({ description: 'For mail programs: RFC 8058' }) }),
  ),
}
/** About an offer on its way to a policy: to the applicant, their agent and the site's desk. */
const ofBinding = {
  link: Type.String(),
  company: Type.Optional(Type.String()),
  insurer: Type.String(),
  line: Type.String({ description: 'Its name' }),
  isToStaff: Type.Boolean(),
}
const aboutQuote = { link: Type.String(), company: Type.Optional(Type.String()) }

/** How many of them, and the name of one. */
const aboutInsurers = { insurer: Type.String(), insurers: Type.Integer() }

/** Of a request about a policy, by what became of it. */
const policyRequestMails = [
  'policy_request_asked',
  'policy_request_passed_on',
  'policy_request_done',
  'policy_request_refused',
  'policy_request_withdrawn',
] as const

const ofRequest = {
  what: Type.Enum(['change', 'cancel']),
  answer: Type.Optional(Type.String({ description: 'Of the insurer' })),
  effective: Type.Optional(Type.String()),
}

const ofNotice = {
  ...aboutQuote,
  isToStaff: Type.Boolean(),
  insurer: Type.Optional(Type.String()),
  line: Type.Optional(Type.String({ description: 'Its name' })),
  amount: Type.Optional(Type.String({ description: 'As it is read' })),
  count: Type.Optional(Type.Integer()),
  day: Type.Optional(Type.String()),
  words: Type.Optional(Type.String({ description: 'What is to be done' })),
}

/** What is left of a mail in the daily digest. */
const DigestItem = Type.Object({
  title: Type.String(),
  words: Type.Array(Type.String()),
  link: Type.Optional(Type.Object({ label: Type.String(), href: Type.String() })),
})

/** Every kind of mail, with the data of its text. The words are in the catalogue's messages. */
const StoredMail = Type.Union([
  Type.Object({ ...everyMail, kind: Type.Literal('sign_in_code'), code: Type.String(), minutes: Type.Integer() }),
  Type.Object({
    ...everyMail,
    ...aboutQuote,
    kind: Type.Literal('saved_application'),
    until: Type.String(),
    // The name of who sent it, empty when they gave none. Absent when the address is the applicant's own.
    sender: Type.Optional(Type.String()),
  }),
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
  // Insurers decided after the applicant had left, or ask something before they do. `insurer` is one of them.
  Type.Object({ ...everyMail, ...aboutQuote, ...aboutInsurers, kind: Type.Literal('insurer_answered') }),
  Type.Object({ ...everyMail, ...aboutQuote, ...aboutInsurers, kind: Type.Literal('insurer_asks') }),
  // To the site's advisor: lines that no insurer quotes online. Nothing personal beyond how to reach the applicant.
  Type.Object({
    ...everyMail,
    kind: Type.Literal('advisor_lines'),
    quote: Type.String(),
    company: Type.Optional(Type.String()),
    lines: Type.Array(Type.String()),
  }),
  // To the site's support: a message that somebody wrote on its pages.
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
    // While the account stays open, its person may still see what is kept.
    closed: Type.Boolean(),
  }),
  Type.Object({ ...everyMail, ...ofBinding, kind: Type.Literal('bind_requested') }),
  Type.Object({
    ...everyMail,
    ...ofBinding,
    kind: Type.Literal('bind_confirmed'),
    reference: Type.String(),
    from: Type.String(),
    to_day: Type.String(),
    // Who bills it; absent in mails from before bills.
    billed_by: Type.Optional(Type.Enum(['insurer', 'agency'])),
    pay_url: Type.Optional(Type.String()),
  }),
  // The insurer did not answer, or its interface did not take the request.
  Type.Object({
    ...everyMail,
    ...ofBinding,
    kind: Type.Literal('bind_no_reply'),
    trouble: Type.Enum(['silent', 'rejected']),
  }),
  Type.Object({ ...everyMail, ...ofBinding, kind: Type.Literal('bind_refused'), reasons: Type.Array(Type.String()) }),
  Type.Object({
    ...everyMail,
    ...ofBinding,
    kind: Type.Literal('requirement_opened'),
    needs: Type.Array(Type.String({ description: 'Kinds of requirements' })),
  }),
  // The host's desk asks the customer for something, in its own words.
  Type.Object({ ...everyMail, ...aboutQuote, kind: Type.Literal('desk_asks'), words: Type.String() }),
  // The desk sends a customer the comparison of their offers.
  Type.Object({ ...everyMail, ...aboutQuote, kind: Type.Literal('proposal') }),
  // To the site's host: one of its endpoints gets no more webhooks.
  Type.Object({
    ...everyMail,
    kind: Type.Literal('webhook_disabled'),
    endpoint: Type.String(),
    reason: Type.Enum(['gone', 'failing']),
    link: Type.String(),
  }),
  // Insurance ends and is to be renewed; a price is not held for long any more.
  Type.Object({ ...everyMail, ...ofBinding, kind: Type.Literal('renewal_due'), day: Type.String() }),
  Type.Object({
    ...everyMail,
    ...aboutQuote,
    ...aboutInsurers,
    kind: Type.Literal('offers_expiring'),
    day: Type.String({ description: 'The first of their last days' }),
  }),
  // What became of a request about a policy: to the applicant, their agent and the site's desk.
  Type.Object({ ...everyMail, ...ofBinding, ...ofRequest, kind: Type.Enum(policyRequestMails) }),
  Type.Object({ ...everyMail, ...ofNotice, kind: Type.Enum(noticeKinds) }),
  // All that waited for the daily digest.
  Type.Object({
    ...everyMail,
    kind: Type.Literal('digest'),
    items: Type.Array(DigestItem),
    isToStaff: Type.Optional(Type.Boolean()),
  }),
  // To whom the operator names: a mail that the mail server refused for good, or that could not be sent in time.
  Type.Object({
    ...everyMail,
    kind: Type.Literal('undelivered_mail'),
    about: Type.String({ description: 'The kind of that mail' }),
    reference: Type.Optional(Type.String({ description: 'Of a support case' })),
    address: Type.String({ description: 'Mostly hidden' }),
  }),
])
export type DigestItem = Static<typeof DigestItem>
/** A mail as it is stored. */
export type StoredMail = Static<typeof StoredMail>

type Requested<Mail> = Mail extends unknown
  ? {
      readonly [K in keyof Mail]: K extends 'until' ? Date : undefined extends Mail[K] ? Mail[K] | undefined : Mail[K]
    }
  : never

/** A mail as it is queued: `until` is a Date, and optional fields may be undefined. */
export type MailRequest = Requested<StoredMail>

/** Checks a decrypted mail. The error does not quote it. */
export function readMail(opened: unknown): StoredMail {
  if (Value.Check(StoredMail, opened)) return opened
  throw new Error('A stored mail does not match any kind of mail')
}

/** Whether it would arrive too late: its code or link has expired. */
export function isStale(mail: StoredMail, queuedAt: Date, now: Date): boolean {
  if (mail.kind === 'sign_in_code') return queuedAt.getTime() + mail.minutes * 60_000 <= now.getTime()
  return 'until' in mail && new Date(mail.until) <= now
}
