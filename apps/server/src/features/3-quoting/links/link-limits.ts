import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'

const hourInMs = 3_600_000
const hourInSeconds = 3600
/** Good links a quote may be given in an hour, and mails with links that one address may be sent in an hour. */
const mostPerQuote = 5
const mostPerAddress = 5

type Wanted = { readonly quoteId: string; readonly email: string }

/**
 * Refuses a link too many: nobody's mailbox is filled from here. Links of one quote and to one address are counted one
 * after another, so that many at once are no way round.
 */
export async function refuseTooManyLinks(trx: Database, { quoteId, email }: Wanted, now: Date): Promise<void> {
  for (const counted of [quoteId, email]) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`link ${counted}`}, 0))`.execute(trx)
  }
  const sinceLastHour = linksSince(trx, now)
    // Nobody asked for those that come with what was sent.
    .where('purpose', '<>', 'submitted')
  const ofQuote = await sinceLastHour
    .where('quote_id', '=', quoteId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  const toAddress = await sinceLastHour.where('email', '=', email).executeTakeFirstOrThrow()
  if (Number(ofQuote.links) >= mostPerQuote || Number(toAddress.links) >= mostPerAddress) throw tooMany()
}

/**
 * Whether an address that nobody proved for this quote may be told once more that it was sent: whoever applies types any
 * they like. Counted one after another.
 */
export async function mayTellOfSubmission(trx: Database, email: string, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`link ${email}`}, 0))`.execute(trx)
  const told = await linksSince(trx, now)
    .where('purpose', '=', 'submitted')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return Number(told.links) < mostPerAddress
}

const linksSince = (trx: Database, now: Date) =>
  trx
    .selectFrom('retrieval_links')
    .select((eb) => eb.fn.countAll<string>().as('links'))
    .where('created_at', '>', new Date(now.getTime() - hourInMs))

const tooMany = (): AppError =>
  new AppError(429, 'link.too_many', 'Enough links were sent for now. Look at the mails that arrived, or try later.', {
    retryAfterSeconds: hourInSeconds,
  })
