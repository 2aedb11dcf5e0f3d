import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import { logAccess } from '../../2-identity/access/access-log.store.ts'
import { findPerson } from '../../2-identity/users/users.store.ts'
import type { QuoteRow } from '../quotes/snapshot/quote-snapshot.ts'
import { insertLink, type LinkRow, linkEnd } from './links.store.ts'
import type { LinkPurpose } from './links.tables.ts'

type NewLink = {
  /** A new one when absent. */
  readonly uuid?: string
  readonly quote: Pick<QuoteRow, 'id' | 'site'>
  readonly email: string
  readonly purpose: LinkPurpose
  /** From `actorPseudonym`; `system` when no person did it. */
  readonly actor: string
}

/** Makes a link to a quote for one address, and logs it. Opening it still requires proving the address. */
export async function makeLink(trx: Database, link: NewLink, now: Date): Promise<LinkRow> {
  const { uuid = randomUUID(), quote, email, purpose, actor } = link
  const row = {
    uuid,
    quote_id: quote.id,
    email: emailKey(email),
    purpose,
    created_by: actor,
    created_at: now,
    expires_at: linkEnd(now),
    revoked_at: null,
  }
  await insertLink(trx, row)
  await logAccess(trx, { kind: 'link_made', actor, quoteId: quote.id, detail: { purpose } }, now)
  return row
}

/** The address of a link, for mails. */
export const linkAddress = (pageAddress: PageAddress, site: string, { uuid }: Pick<LinkRow, 'uuid'>): string =>
  pageAddress(site, `/applications/${uuid}`)

/** The email address of a quote's owner, for which alone links open it; undefined when it has no owner. */
export const ownersEmail = async (db: Database, { person_id }: Pick<QuoteRow, 'person_id'>) =>
  person_id === null ? undefined : (await findPerson(db, person_id))?.email
