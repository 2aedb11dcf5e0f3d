import type { LinkCreate } from '@coverwright/contract/links'
import type { Static } from 'typebox'
import type { Database } from '../../platform/database/database.ts'
import { refusedFields } from '../../platform/errors/app-error.ts'
import { missing } from '../access/refusals.ts'
import { isAgent } from '../access/roles.ts'
import { queueMail } from '../mails/queue-mail.ts'
import { checkedEmail } from '../people/checked-email.ts'
import type { Staff } from '../people/staff.ts'
import type { QuoteReader } from '../quotes/opened-quote.ts'
import { holdQuote } from '../quotes/quotes.store.ts'
import { fieldErrors } from '../quotes/refusals.ts'
import type { Sealer } from '../quotes/sealer.ts'
import { type Asker, actorOf } from '../sessions/asker.ts'
import type { PageAddress } from '../site/page-address.ts'
import type { ServedSite } from '../site/served-site.ts'
import { agencyContact } from './agency-contact.ts'
import { companyOf } from './company-of.ts'
import { refuseTooManyLinks } from './link-limits.ts'
import type { LinkRow } from './links.store.ts'
import { linkAddress, makeLink, ownersEmail } from './make-link.ts'

export type Dependencies = {
  db: Database
  reader: QuoteReader
  sealer: Sealer
  staff: Pick<Staff, 'agency'>
  pageAddress: PageAddress
  clock: () => Date
}

type Wanted = { readonly id: string; readonly body: Static<typeof LinkCreate>; readonly served: ServedSite }

/** Sends a link to a quote: its writer keeps it for later, an agent hands it over. */
export async function createLink(
  { db, reader, sealer, staff, pageAddress, clock }: Dependencies,
  asker: Asker,
  { id, body, served }: Wanted,
): Promise<LinkRow> {
  const now = clock()
  const email = checkedEmail(body.email)
  return await db.transaction().execute(async (trx) => {
    const row = await holdQuote(trx, { ...asker, id })
    if (!row) throw missing(asker, 'quote')
    const owner = await ownersEmail(trx, row)
    // It would open nothing: what somebody has made theirs, their own address alone opens.
    if (owner !== undefined && owner !== email)
      throw refusedFields(fieldErrors([{ path: 'email', key: 'validationError.linkNotTheirs' }], served.translate))
    await refuseTooManyLinks(trx, { quoteId: row.id, email }, now)
    const purpose = isAgent(asker.role) ? 'hand_over' : 'save'
    const link = await makeLink(trx, { quote: row, email, purpose, actor: actorOf(asker) }, now)
    const quote = reader.open(row, now, asker)
    const mail = {
      ...agencyContact(quote),
      to: email,
      site: row.site,
      link: linkAddress(pageAddress, row.site, link),
      company: companyOf(quote),
      until: link.expires_at,
    }
    await queueMail(
      trx,
      { sealer, clock },
      purpose === 'save'
        ? { ...mail, kind: 'saved_application' }
        : { ...mail, kind: 'handed_over', note: body.note, ...senderOf(asker, staff, served) },
    )
    return link
  })
}

/** Who hands a quote over. Whoever works for no agency works for the site. */
const senderOf = ({ person }: Asker, staff: Dependencies['staff'], { site }: ServedSite) => ({
  agency: staff.agency(person?.agencyId)?.name ?? site.name,
  agent: [person?.first_name, person?.last_name].filter(Boolean).join(' ') || (person?.email ?? ''),
})
