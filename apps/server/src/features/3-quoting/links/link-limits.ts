import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { countFollowUps, countLinksOfQuote, countLinksTo, lockLinks } from './links.store.ts'

const hourInMs = 3_600_000
const hourInSeconds = 3600
const dayInMs = 86_400_000
/** How many valid links to a quote, and to an address, there may be in an hour. */
const mostPerQuote = 5
const mostPerAddress = 5

type LinkTarget = { readonly quoteId: string; readonly email: string }

/**
 * Limits links by quote and by address, so that nobody can flood a mailbox. Links sent with a submission do not count,
 * because nobody asked for them.
 */
export async function refuseTooManyLinks(trx: Database, { quoteId, email }: LinkTarget, now: Date): Promise<void> {
  const since = lastHour(now)
  for (const key of [quoteId, email]) await lockLinks(trx, key)
  const isTooMany = (await countLinksOfQuote(trx, quoteId, since)) >= mostPerQuote || (await isFlooded(trx, email, now))
  if (isTooMany) throw tooMany()
}

/** Whether an address may be reminded of an application: once a day, and only within the limit of links. */
export async function mayRemind(trx: Database, { quoteId, email }: LinkTarget, now: Date): Promise<boolean> {
  for (const key of [quoteId, email]) await lockLinks(trx, key)
  const lately = await countFollowUps(trx, quoteId, new Date(now.getTime() - dayInMs))
  return lately === 0 && !(await isFlooded(trx, email, now))
}

/** Whether an address has reached the limit of links in the last hour. */
const isFlooded = async (trx: Database, email: string, now: Date): Promise<boolean> =>
  (await countLinksTo(trx, email, { since: lastHour(now), submitted: false })) >= mostPerAddress

/** Whether an unproven address may be notified of another submission: applicants can type any address. */
export async function mayNotifyOfSubmission(trx: Database, email: string, now: Date): Promise<boolean> {
  await lockLinks(trx, email)
  return (await countLinksTo(trx, email, { since: lastHour(now), submitted: true })) < mostPerAddress
}

const lastHour = (now: Date): Date => new Date(now.getTime() - hourInMs)

const tooMany = (): AppError =>
  new AppError(429, 'link.too_many', 'Too many links were sent. Use one that has arrived, or try again later.', {
    retryAfterSeconds: hourInSeconds,
  })
