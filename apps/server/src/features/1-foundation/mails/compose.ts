import type { MessageParams } from '@coverwright/core/text/text'
import { isMailAddress, oneLine } from '../../../platform/mail/mail-address.ts'
import type { DigestItem, StoredMail } from './mail.ts'
import { contactLine, type MailSite, sellerOf } from './mail-foot.ts'
import { htmlOf } from './mail-html.ts'
import { type MailBody, type MailPart, type Say, small, text, type Words } from './mail-parts.ts'
import { textOf } from './mail-text.ts'
import { nameInMail } from './name-in-mail.ts'
import { countOf, isNotice, isNoticeKind, keyOf, type NoticeMail, noticeParts } from './notice-parts.ts'

export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string }

/** Composes a mail in the words of its site, as text and as HTML, both complete. */
export function compose(mail: StoredMail, served: MailSite, now: Date): ComposedMail {
  const body = bodyOf(mail, served, now)
  return { subject: body.subject, text: textOf(body), html: htmlOf(body) }
}

/** What is left of a mail in the daily digest: its subject, what it says and where it leads. */
export function digestItem(mail: StoredMail, served: MailSite, now: Date): DigestItem {
  const { subject, parts } = bodyOf(mail, served, now)
  const link = parts.find((part) => part.kind === 'link')
  return {
    title: subject,
    words: parts.flatMap((part) => wordsOf(part)),
    ...(link ? { link: { label: link.label, href: link.href } } : {}),
  }
}

function wordsOf(part: MailPart): readonly string[] {
  if (part.kind === 'text') return [part.words]
  if (part.kind === 'list') return part.items
  return part.kind === 'quote' ? [`${part.lead} ${oneLine(part.words)}`] : []
}

function bodyOf(mail: StoredMail, served: MailSite, now: Date): MailBody {
  const { site, translate } = served
  const company = 'company' in mail ? nameInMail(mail.company ?? '') : ''
  const of = keyOf(mail)
  const say: Say = (key, params) =>
    translate(`mail.${of}.${key}`, { ...paramsOf(mail), ...words, site: site.name, company, ...params })
  const dates = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: site.timeZone })
  // A day without an hour: noon is the same day in every zone of the country.
  const dayOf = (date: string) => dates.format(new Date(`${date}T12:00:00Z`))
  const words = {
    ...('what' in mail ? { what: translate(`policy.request.kind.${mail.what}`) } : {}),
    ...('day' in mail && mail.day !== undefined ? { day: dayOf(mail.day) } : {}),
    ...('effective' in mail && mail.effective !== undefined ? { day: dayOf(mail.effective) } : {}),
  }
  return {
    lang: site.locale,
    brand: site.name,
    ...headOf(mail, say, company),
    parts: partsOf(mail, { say, company, general: translate, day: (moment) => dates.format(new Date(moment)) }),
    foot: [
      ...(isToStaff(mail) ? [] : [contactLine(mail, served)]),
      translate('page.legal', {
        year: String(now.getFullYear()),
        ...sellerOf(mail, served, now),
      }).trim(),
    ],
    ...(mail.choices ? { choices: { label: translate('mail.choices'), href: mail.choices.page } } : {}),
  }
}

function headOf(mail: StoredMail, say: Say, company: string): Pick<MailBody, 'subject' | 'title'> {
  if (isNotice(mail)) {
    const subject = oneLine(say('subject', countOf(mail)))
    return { subject, title: subject }
  }
  if (mail.kind === 'digest') return { subject: say('subject', { count: mail.items.length }), title: say('title') }
  return { subject: oneLine(say(company ? 'subject.company' : 'subject')), title: say('title') }
}

/** Advisors, support and operators need no contact. */
const kindsToStaff: ReadonlySet<StoredMail['kind']> = new Set([
  'advisor_lines',
  'support_case',
  'undelivered_mail',
  'webhook_disabled',
])

export const isToStaff = (mail: StoredMail): boolean =>
  kindsToStaff.has(mail.kind) || ('isToStaff' in mail && mail.isToStaff === true)

function partsOf(mail: StoredMail, words: Words): readonly MailPart[] {
  if (isNotice(mail)) return noticeParts(mail, words)
  if (mail.kind === 'digest') return mail.items.map((item) => ({ kind: 'item', ...item }))
  return ownParts(mail, words)
}

function ownParts(
  mail: Exclude<StoredMail, NoticeMail | { readonly kind: 'digest' }>,
  { say, general, day, company }: Words,
): readonly MailPart[] {
  const about = text(say(company ? 'text.company' : 'text'))
  const linked = (href: string, label: string, until?: string): readonly MailPart[] => [
    { kind: 'link', label: general(label), href },
    small([general('mail.link.code'), ...(until ? [general('mail.link.until', { date: day(until) })] : [])].join(' ')),
  ]
  const unasked = () => small(say('unasked'))
  switch (mail.kind) {
    case 'sign_in_code':
      return [about, { kind: 'code', code: mail.code }, text(say('valid', { count: mail.minutes })), unasked()]
    case 'saved_application':
    case 'follow_up':
      return [about, ...senderParts(mail, say), ...linked(mail.link, 'mail.link.go', mail.until), unasked()]
    case 'handed_over':
      return [
        about,
        ...(mail.note?.trim() ? [{ kind: 'quote', lead: say('note'), words: mail.note.trim() } as const] : []),
        ...linked(mail.link, 'mail.link.go', mail.until),
        unasked(),
      ]
    case 'submitted':
      return [
        text(mail.insurers > 0 ? say('text', { count: mail.insurers }) : say('none')),
        ...linked(mail.link, 'mail.link.offers'),
        text(say('notBought')),
        unasked(),
      ]
    case 'insurer_answered':
    case 'insurer_asks':
      return [
        text(say('text', { count: mail.insurers })),
        ...linked(mail.link, 'mail.link.offers'),
        text(general('mail.submitted.notBought')),
        unasked(),
      ]
    case 'offers_expiring':
      return [
        text(say('text', { count: mail.insurers })),
        ...linked(mail.link, 'mail.link.offers'),
        text(general('mail.submitted.notBought')),
        unasked(),
      ]
    case 'renewal_due':
    case 'policy_request_asked':
    case 'policy_request_passed_on':
    case 'policy_request_done':
    case 'policy_request_refused':
    case 'policy_request_withdrawn':
      return policyParts(mail, { say, general, day, company })
    case 'advisor_lines':
      return [
        text(say('text')),
        { kind: 'list', items: mail.lines.map(oneLine) },
        ...(company ? [text(say('company'))] : []),
        text(say('quote')),
      ]
    case 'support_case':
      return messageParts(mail, say)
    case 'account_erased':
      return [
        text(say('text')),
        ...(mail.closed ? [text(say('closed'))] : []),
        ...(mail.kept > 0 ? [text(say(mail.closed ? 'left' : 'kept', { count: mail.kept }))] : []),
        unasked(),
      ]
    case 'bind_requested':
    case 'bind_confirmed':
    case 'bind_no_reply':
    case 'bind_refused':
    case 'requirement_opened':
      return bindingParts(mail, { say, general, day, company })
    case 'desk_asks':
      return [
        about,
        { kind: 'quote', lead: say('asks'), words: mail.words },
        ...linked(mail.link, 'mail.desk_asks.go'),
        unasked(),
      ]
    case 'proposal':
      return [about, ...linked(mail.link, 'mail.link.offers'), text(general('mail.submitted.notBought')), unasked()]
    case 'webhook_disabled':
      return [
        text(say(mail.reason)),
        text(say('next')),
        { kind: 'link', label: general('mail.webhook_disabled.go'), href: mail.link },
      ]
    case 'undelivered_mail':
      return [text(say('text', { title: undeliveredTitle(mail, general), address: mail.address })), text(say('next'))]
  }
}

type BindingMail = Extract<StoredMail, { readonly kind: `bind_${string}` | 'requirement_opened' }>
type PolicyMail = Extract<StoredMail, { readonly kind: 'renewal_due' | `policy_request_${string}` }>

/** About a policy. Until its insurer has confirmed what was asked, each says that nothing holds. */
function policyParts(mail: PolicyMail, { say, general }: Words): readonly MailPart[] {
  const go = mail.kind === 'renewal_due' ? 'mail.policy.renew' : 'mail.binding.go'
  const link = { kind: 'link', label: general(go), href: mail.link } as const
  const isOpen = mail.kind === 'policy_request_asked' || mail.kind === 'policy_request_passed_on'
  const said =
    'answer' in mail && mail.answer ? [{ kind: 'quote', lead: say('said'), words: mail.answer } as const] : []
  return [
    text(say('text')),
    ...(isOpen ? [text(general('mail.policy.notYet', { insurer: oneLine(mail.insurer) }))] : []),
    ...said,
    link,
  ]
}

/** About an offer on its way to a policy. Until it is confirmed, each says that nobody is insured by it. */
function bindingParts(mail: BindingMail, { say, general, day }: Words): readonly MailPart[] {
  const { insurer } = mail
  const link = { kind: 'link', label: general('mail.binding.go'), href: mail.link } as const
  const notInsured = text(general('mail.binding.notInsured', { insurer: oneLine(insurer) }))
  switch (mail.kind) {
    case 'bind_requested':
      return [text(say('text')), notInsured, link]
    case 'bind_confirmed': {
      // Days without an hour: noon is the same day in every zone of the country.
      const [from, to] = [mail.from, mail.to_day].map((date) => day(`${date}T12:00:00Z`))
      return [text(say('text', { from: from ?? '', to: to ?? '' })), ...billingParts(mail, { say, general }), link]
    }
    case 'bind_no_reply':
      return [text(say(mail.trouble)), text(say(mail.isToStaff ? 'staff' : 'next')), notInsured, link]
    case 'bind_refused':
      return [
        text(say('text')),
        { kind: 'list', items: mail.reasons.map(oneLine) },
        text(say('next')),
        notInsured,
        link,
      ]
    case 'requirement_opened': {
      const items = mail.needs.map((kind) => general(`bind.kind.${kind}`))
      return [text(say('text')), { kind: 'list', items }, notInsured, link]
    }
  }
}

/** Who sends the bill, and where an insurer takes payments. */
function billingParts(
  { billed_by, pay_url, insurer, isToStaff: toStaff }: Extract<StoredMail, { kind: 'bind_confirmed' }>,
  { say, general }: Pick<Words, 'say' | 'general'>,
): readonly MailPart[] {
  if (billed_by === undefined || toStaff) return []
  const words = text(say(billed_by))
  return pay_url === undefined
    ? [words]
    : [words, { kind: 'link', label: general('bill.pay.insurer', { insurer: oneLine(insurer) }), href: pay_url }]
}

/** What a mail that did not arrive was called. */
const undeliveredTitle = (
  { about, reference }: Extract<StoredMail, { kind: 'undelivered_mail' }>,
  general: Words['general'],
): string => reference ?? general(`mail.${isNoticeKind(about) ? 'notice' : about}.title`)

function messageParts({ description, name, email }: Extract<StoredMail, { kind: 'support_case' }>, say: Say) {
  const sender = [nameInMail(name ?? ''), oneLine(email ?? '')].filter((part) => part !== '')
  const lead = sender.length > 0 ? say('from', { sender: sender.join(', ') }) : say('from.nobody')
  return [{ kind: 'quote', lead, words: description } as const, text(say(email === undefined ? 'noReply' : 'reply'))]
}

type MailWithLink = Extract<StoredMail, { kind: 'saved_application' | 'follow_up' }>

/** Who had a link sent to an address that is not their own. Nobody has proven that they are whom they say. */
function senderParts(mail: MailWithLink, say: Say): readonly MailPart[] {
  if (mail.kind !== 'saved_application' || mail.sender === undefined) return []
  const sender = nameInMail(mail.sender)
  return [text(sender === '' ? say('sender.nobody') : say('sender', { sender }))]
}

/** The parameters of the mail's texts. */
function paramsOf(mail: StoredMail): MessageParams {
  if (mail.kind === 'handed_over') return { agency: oneLine(mail.agency), agent: agentName(mail.agent) }
  if (mail.kind === 'webhook_disabled') return { endpoint: mail.endpoint }
  if (mail.kind === 'support_case') return { reference: mail.reference, topic: oneLine(mail.subject) }
  if (isNotice(mail)) {
    const { insurer = '', line = '', amount = '' } = mail
    return { insurer: oneLine(insurer), line: oneLine(line), amount }
  }
  if ('insurer' in mail) {
    const reference = mail.kind === 'bind_confirmed' ? oneLine(mail.reference) : ''
    return { insurer: oneLine(mail.insurer), line: 'line' in mail ? oneLine(mail.line) : '', reference }
  }
  return mail.kind === 'advisor_lines' ? { quote: oneLine(mail.quote) } : {}
}

/** An agent without a name is called by their address. */
const agentName = (typed: string): string => (isMailAddress(typed) ? typed : nameInMail(typed))
