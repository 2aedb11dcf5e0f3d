import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { Database } from '../../../platform/database/database.ts'
import { type AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { notFoundOrSignIn, signInRequired } from '../../2-identity/roles/refusals.ts'
import type { RetrieveContext } from '../quotes/quotes.routes.ts'
import { findQuote, findSiteOfQuote, type QuoteRef } from '../quotes/quotes.store.ts'
import type { QuoteRow } from '../quotes/snapshot/quote-snapshot.ts'
import { findLink, isGood } from './links.store.ts'

type Reason = 'unknown' | 'not_theirs' | 'other_site' | 'link_over'

/**
 * The quote, for an actor who may work on it. All others get the same refusal, and only the log says why.
 * @param quoteRef a quote's own key, its uuid or that of its checkout session, or the uuid of a link to it
 */
export async function retrieve(
  db: Database,
  quoteRef: QuoteRef,
  { actor, call, log, skipsAuthentication }: RetrieveContext,
): Promise<QuoteRow> {
  const row = await findQuote(db, { ...actor, ...quoteRef })
  if (row) return row
  const link = 'uuid' in quoteRef ? await findLink(db, quoteRef.uuid) : undefined
  const reach = link && isGood(link, actor.at) && link.site === actor.site
  const quote = reach ? await findQuote(db, { ...actor, id: link.quote_id }) : undefined
  if (quote) return quote
  const reason = link ? reasonOfLink(link, actor) : await reasonOf(db, quoteRef, actor)
  log.info({ reason, call }, 'quote not retrieved')
  if (skipsAuthentication) throw notFound('quote')
  throw reach ? refusedLink(link.email, actor) : notFoundOrSignIn(actor, 'quote')
}

/** Only the recipient has a valid link, so the reply may remind them of the address; nobody else learns it. */
function refusedLink(email: string, actor: Actor): AppError {
  return actor.role === 'visitor' ? signInRequired(maskedEmail(email)) : notFoundOrSignIn(actor, 'quote')
}

function reasonOfLink(link: Parameters<typeof isGood>[0] & { readonly site: string }, { site, at }: Actor): Reason {
  if (!isGood(link, at)) return 'link_over'
  return link.site === site ? 'not_theirs' : 'other_site'
}

async function reasonOf(db: Database, quoteRef: QuoteRef, { site }: Actor): Promise<Reason> {
  const siteOfQuote = await findSiteOfQuote(db, quoteRef)
  if (siteOfQuote === undefined) return 'unknown'
  return siteOfQuote === site ? 'not_theirs' : 'other_site'
}
