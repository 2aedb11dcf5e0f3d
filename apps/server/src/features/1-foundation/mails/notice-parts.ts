import { hasStaffWords, noticeKinds } from '@coverwright/core/lifecycle/notices'
import type { MessageParams } from '@coverwright/core/text/text'
import { oneLine } from '../../../platform/mail/mail-address.ts'
import type { NoticeMail, StoredMail } from './mail.ts'
import { type MailPart, small, text, type Words } from './mail-parts.ts'

const kinds: ReadonlySet<string> = new Set(noticeKinds)

export const isNotice = (mail: StoredMail): mail is NoticeMail => kinds.has(mail.kind)

/** With what the keys of a mail's words begin. */
export const keyOf = (mail: StoredMail): string =>
  isNotice(mail) && mail.isToStaff && hasStaffWords(mail.kind) ? `${mail.kind}.staff` : mail.kind

export const countOf = ({ count }: NoticeMail): MessageParams => (count === undefined ? {} : { count })

/** What happened and what is next. Neither a price nor a payment is coverage, and the mail tells the customer so. */
export function noticeParts(mail: NoticeMail, { say, general }: Words): readonly MailPart[] {
  const { kind, isToStaff, link } = mail
  const eventText = say('text', countOf(mail))
  const toOffers = kind === 'prices_ready' ? 'mail.link.offers' : 'mail.binding.go'
  return [
    mail.words === undefined ? text(eventText) : { kind: 'quote', lead: eventText, words: mail.words },
    text(say('next')),
    ...(kind === 'prices_ready' && !isToStaff ? [text(general('mail.submitted.notBought'))] : []),
    ...(kind === 'bill_paid' || kind === 'bill_invoiced' ? [text(general('mail.bill.insuresNobody'))] : []),
    { kind: 'link', label: general(isToStaff ? 'mail.link.go' : toOffers), href: link },
    ...(isToStaff ? [] : [small(general('mail.link.code'))]),
  ]
}

export const noticeParams = ({ insurer = '', line = '', amount = '' }: NoticeMail): MessageParams => ({
  insurer: oneLine(insurer),
  line: oneLine(line),
  amount,
})
