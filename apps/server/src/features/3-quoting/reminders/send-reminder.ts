import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { Notify } from '../../1-foundation/mails/notify.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import { aboutSender } from '../links/about-sender.ts'
import { companyOf } from '../links/company-of.ts'
import { mayRemind } from '../links/link-limits.ts'
import { linkAddress, makeLink } from '../links/make-link.ts'
import type { QuoteReader, QuoteRow } from '../quotes/snapshot/quote-snapshot.ts'

export type ReminderDependencies = {
  db: Database
  reader: QuoteReader
  notify: Notify
  pageAddress: PageAddress
  clock: () => Date
}

/**
 * Mails a link to an application that was left unfinished, whatever the cause.
 * @returns false when the application was reminded of within a day, or its address gets too many links
 */
export async function sendReminder(
  trx: Database,
  dependencies: ReminderDependencies,
  { row, email }: { readonly row: QuoteRow; readonly email: string },
  now: Date,
): Promise<boolean> {
  const { reader, notify, pageAddress } = dependencies
  if (!(await mayRemind(trx, { quoteId: row.id, email: emailKey(email) }, now))) return false
  const link = await makeLink(trx, { quote: row, email, purpose: 'follow_up', actor: 'system' }, now)
  const quote = reader.open(row, now)
  await notify(
    trx,
    'applicant',
    {
      ...aboutSender(quote),
      kind: 'follow_up',
      to: link.email,
      site: row.site,
      link: linkAddress(pageAddress, row.site, link),
      company: companyOf(quote),
      until: link.expires_at,
    },
    { id: link.uuid, quote: row.id },
  )
  return true
}
