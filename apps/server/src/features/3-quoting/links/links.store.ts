import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { FindLinkEmail } from '../../2-identity/sign-in/send-code.ts'
import type { QuoteRow } from '../quotes/snapshot/quote-snapshot.ts'
import type { RetrievalLinksTable } from './links.tables.ts'

export type LinkRow = Selectable<RetrievalLinksTable>

/** A link, and whether the mail with it was given up. */
export type SentLink = LinkRow & { readonly is_undelivered: boolean }

const dayInMs = 86_400_000
/** How long a link works. */
const linkDays = 30

export const linkEnd = (now: Date): Date => new Date(now.getTime() + linkDays * dayInMs)

export const isGood = ({ revoked_at, expires_at }: LinkRow, now: Date): boolean =>
  revoked_at === null && expires_at > now

export async function insertLink(trx: Database, row: LinkRow): Promise<void> {
  await trx.insertInto('retrieval_links').values(row).execute()
}

/** A link, with the site of the quote it leads to. */
export const findLink = (db: Database, uuid: string): Promise<(LinkRow & { site: string }) | undefined> =>
  db
    .selectFrom('retrieval_links')
    .innerJoin('quotes', 'quotes.id', 'retrieval_links.quote_id')
    .selectAll('retrieval_links')
    .select('quotes.site')
    .where('retrieval_links.uuid', '=', uuid)
    .executeTakeFirst()

export const findLinkEmail: FindLinkEmail = async (db, { link, site, now }) => {
  const row = await db
    .selectFrom('retrieval_links')
    .innerJoin('quotes', 'quotes.id', 'retrieval_links.quote_id')
    .select('retrieval_links.email')
    .where('retrieval_links.uuid', '=', link)
    .where('retrieval_links.expires_at', '>', now)
    .where('retrieval_links.revoked_at', 'is', null)
    .where('quotes.site', '=', site)
    .executeTakeFirst()
  return row?.email
}

/** The links of a quote, newest first. The mail with a link has the link's id. */
export const listLinks = (db: Database, quoteId: string): Promise<SentLink[]> =>
  db
    .selectFrom('retrieval_links')
    .leftJoin('mails', 'mails.id', 'retrieval_links.uuid')
    .selectAll('retrieval_links')
    .select((eb) =>
      // A mail that was given up is neither sent nor kept to be sent.
      eb
        .and([eb('mails.id', 'is not', null), eb('mails.sent_at', 'is', null), eb('mails.sealed', 'is', null)])
        .$castTo<boolean>()
        .as('is_undelivered'),
    )
    .where('quote_id', '=', quoteId)
    .orderBy('retrieval_links.created_at', 'desc')
    .orderBy('uuid')
    .execute()

/** Ends a link of a quote; one that has already ended stays unchanged. */
export async function endLink(
  trx: Database,
  link: { readonly uuid: string; readonly quoteId: string },
  now: Date,
): Promise<'ended' | 'over' | 'unknown'> {
  const row = await trx
    .selectFrom('retrieval_links')
    .selectAll()
    .where('uuid', '=', link.uuid)
    .where('quote_id', '=', link.quoteId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return 'unknown'
  if (row.revoked_at !== null) return 'over'
  await trx.updateTable('retrieval_links').set({ revoked_at: now }).where('uuid', '=', row.uuid).execute()
  return 'ended'
}

/** Makes others who count the links of the same quote, or to the same address, wait for this transaction. */
export async function lockLinks(trx: Database, quoteIdOrEmail: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`link ${quoteIdOrEmail}`}, 0))`.execute(trx)
}

const countSince = (db: Database, since: Date) =>
  db
    .selectFrom('retrieval_links')
    .select(({ fn }) => fn.countAll<number>().as('links'))
    .where('created_at', '>', since)

/** The links of a quote that were asked for and not revoked. */
export async function countLinksOfQuote(db: Database, quoteId: string, since: Date): Promise<number> {
  const { links } = await countSince(db, since)
    .where('purpose', '<>', 'submitted')
    .where('quote_id', '=', quoteId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return links
}

/** The reminders of a quote. */
export async function countFollowUps(db: Database, quoteId: string, since: Date): Promise<number> {
  const { links } = await countSince(db, since)
    .where('purpose', '=', 'follow_up')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow()
  return links
}

type UnfinishedQuote = { readonly personId: string; readonly site: string; readonly exceptSession: string | undefined }

/** The unsubmitted application that a person changed last, except those started in this browser. */
export const findUnfinishedQuote = (
  db: Database,
  { personId, site, exceptSession }: UnfinishedQuote,
): Promise<QuoteRow | undefined> =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('person_id', '=', personId)
    .where('site', '=', site)
    .where('completed', '=', false)
    .where('renews', 'is', null)
    .$if(exceptSession !== undefined, (query) => query.where('session_id', '<>', exceptSession ?? ''))
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The links to an address: those requested, or those sent with a submission. */
export async function countLinksTo(
  db: Database,
  email: string,
  { since, submitted }: { readonly since: Date; readonly submitted: boolean },
): Promise<number> {
  const { links } = await countSince(db, since)
    .where('purpose', submitted ? '=' : '<>', 'submitted')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return links
}
