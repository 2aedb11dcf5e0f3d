import { licensesIn, sellerWords } from '@coverwright/catalogue/sites/licenses'
import { displayedPhone } from '@coverwright/core/text/phone'
import { oneLine } from '../../../platform/mail/mail-address.ts'
import type { ServedSite } from '../site/served-site.ts'
import type { StoredMail } from './mail.ts'

export type MailSite = Pick<ServedSite, 'site' | 'translate' | 'country' | 'today'>

/** Licenses of the state of the risk if the mail has them; else those of a whole country. */
export function sellerOf(mail: StoredMail, { site, country, translate, today }: MailSite, now: Date) {
  const { licenses, license_holders: holders = [] } = mail
  const licenseLines =
    licenses?.map((words, index) => ({ words, holder: holders[index] })) ??
    licensesIn(site.licenses, undefined, { country, translate, today: today(now) })
  return sellerWords(
    site.legal.owner,
    licenseLines.map(({ holder, words }) => ({ holder, words: oneLine(words) })),
  )
}

/** The contact: the agency that works on it, or the site's advisor. */
export const contactLine = ({ contact }: StoredMail, site: MailSite): string =>
  contact ? agencyLine(contact, site.translate) : siteLine(site)

function agencyLine(
  { name, phone, email }: NonNullable<StoredMail['contact']>,
  translate: MailSite['translate'],
): string {
  const reach = [displayedPhone(phone ?? ''), email].filter(Boolean).join(', ')
  return translate(reach ? 'mail.contact.agency.reach' : 'mail.contact.agency', {
    name: oneLine(name),
    reach: oneLine(reach),
  })
}

function siteLine({ site, translate }: MailSite): string {
  const { name, email, hours } = site.contact
  const phone = displayedPhone(site.contact.phone, site.country)
  return translate(phone ? 'mail.contact.phone' : 'mail.contact', { name, email, hours, phone: phone ?? '' })
}
