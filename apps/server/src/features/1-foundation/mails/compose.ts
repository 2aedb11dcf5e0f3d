import type { MessageParams } from '@coverwright/core/text/text'
import { oneLine } from '../../../platform/mail/mail-address.ts'
import type { MailKind } from './kinds/mail-kind.ts'
import { type DigestItem, mailKinds, type StoredMail } from './mail.ts'
import { contactLine, type MailSite, sellerOf } from './mail-foot.ts'
import { htmlOf } from './mail-html.ts'
import type { MailBody, MailPart, Say, Words } from './mail-parts.ts'
import { textOf } from './mail-text.ts'
import { nameInMail } from './name-in-mail.ts'
import { countOf, isNotice, keyOf, noticeParams, noticeParts } from './notice-parts.ts'

export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string }

/** Composes a mail in the words of its site, as text and as HTML, both complete. */
export function compose(mail: StoredMail, site: MailSite, now: Date): ComposedMail {
  const body = bodyOf(mail, site, now)
  return { subject: body.subject, text: textOf(body), html: htmlOf(body) }
}

/** The short form of a mail in the daily digest: its subject, its text and its link. */
export function digestItem(mail: StoredMail, site: MailSite, now: Date): DigestItem {
  const { subject, parts } = bodyOf(mail, site, now)
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

function bodyOf(mail: StoredMail, mailSite: MailSite, now: Date): MailBody {
  const { site, translate } = mailSite
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
      ...(isToStaff(mail) ? [] : [contactLine(mail, mailSite)]),
      translate('page.legal', {
        year: String(now.getFullYear()),
        ...sellerOf(mail, mailSite, now),
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

export const isToStaff = (mail: StoredMail): boolean =>
  ownKind(mail)?.isToStaff === true || ('isToStaff' in mail && mail.isToStaff === true)

/** The kind of a mail, unless it is a notice or a digest. */
const ownKind = ({ kind }: StoredMail): MailKind | undefined => (isOwnKind(kind) ? mailKinds[kind] : undefined)

const isOwnKind = (kind: string): kind is keyof typeof mailKinds => Object.hasOwn(mailKinds, kind)

function partsOf(mail: StoredMail, words: Words): readonly MailPart[] {
  if (isNotice(mail)) return noticeParts(mail, words)
  if (mail.kind === 'digest') return mail.items.map((item) => ({ kind: 'item', ...item }))
  return ownKind(mail)?.parts(mail, words) ?? []
}

/** The parameters of the mail's texts. */
const paramsOf = (mail: StoredMail): MessageParams =>
  isNotice(mail) ? noticeParams(mail) : (ownKind(mail)?.params?.(mail) ?? {})
