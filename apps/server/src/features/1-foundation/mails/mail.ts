import { noticeKinds } from '@coverwright/core/lifecycle/notices'
import Type, { type Static, type TObject } from 'typebox'
import { Value } from 'typebox/value'
import { accountMails } from './kinds/account-mails.ts'
import { applicationMails } from './kinds/application-mails.ts'
import { bindingMails } from './kinds/binding-mails.ts'
import { aboutQuote, everyMail } from './kinds/mail-kind.ts'
import { offerMails } from './kinds/offer-mails.ts'
import { policyMails } from './kinds/policy-mails.ts'
import { staffMails } from './kinds/staff-mails.ts'

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

/** The short form of a mail in the daily digest. */
const DigestItem = Type.Object({
  title: Type.String(),
  words: Type.Array(Type.String()),
  link: Type.Optional(Type.Object({ label: Type.String(), href: Type.String() })),
})

/** Every kind of mail with parts of its own. */
export const mailKinds = {
  ...accountMails,
  ...applicationMails,
  ...offerMails,
  ...bindingMails,
  ...policyMails,
  ...staffMails,
}
type MailKinds = typeof mailKinds
type EveryMail = Static<TObject<typeof everyMail>>
type ComposedMail = {
  [Kind in keyof MailKinds]: Parameters<MailKinds[Kind]['parts']>[0] & EveryMail & { readonly kind: Kind }
}[keyof MailKinds]

const NoticeMail = Type.Object({ ...everyMail, ...ofNotice, kind: Type.Enum(noticeKinds) })
/** A mail with everything that waited for the daily digest. */
const Digest = Type.Object({
  ...everyMail,
  kind: Type.Literal('digest'),
  items: Type.Array(DigestItem),
  isToStaff: Type.Optional(Type.Boolean()),
})

const StoredMail = Type.Union([
  ...Object.entries(mailKinds).map(([kind, { data }]) =>
    Type.Object({ ...data, ...everyMail, kind: Type.Literal(kind) }),
  ),
  NoticeMail,
  Digest,
])
export type DigestItem = Static<typeof DigestItem>
/** A mail as it is stored. */
export type StoredMail = ComposedMail | NoticeMail | Static<typeof Digest>
export type NoticeMail = Static<typeof NoticeMail>

type MailInput<Mail> = Mail extends unknown
  ? {
      readonly [K in keyof Mail]: K extends 'until' ? Date : undefined extends Mail[K] ? Mail[K] | undefined : Mail[K]
    }
  : never

/** A mail as it is queued: `until` is a Date, and optional fields may be undefined. */
export type MailRequest = MailInput<StoredMail>

/** Checks a decrypted mail. The error does not quote it. */
export function readMail(content: unknown): StoredMail {
  if (Value.Check(StoredMail, content)) return content as StoredMail
  throw new Error('A stored mail does not match any kind of mail')
}

/** Whether it would arrive too late: its code or link has expired. */
export function isStale(mail: StoredMail, queuedAt: Date, now: Date): boolean {
  if (mail.kind === 'sign_in_code') return queuedAt.getTime() + mail.minutes * 60_000 <= now.getTime()
  return 'until' in mail && new Date(mail.until) <= now
}
