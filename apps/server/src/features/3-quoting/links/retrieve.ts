import { maskedEmail } from '@coverwright/core/text/masked-email'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../../platform/database/database.ts'
import type { AppError } from '../../../platform/errors/app-error.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import { authenticate, missing } from '../../2-identity/roles/refusals.ts'
import { findQuote } from '../quotes/quotes.store.ts'
import type { QuoteRow } from '../quotes/snapshot/opened-quote.ts'
import { findLink, isGood } from './links.store.ts'

/** What a person followed: a quote's own key or uuid, or, in place of the uuid, that of a link. */
type Followed = { readonly id: string } | { readonly uuid: string }

/** Who follows it, by which call, and where it is noted when they do not get there. */
type Following = { readonly actor: Actor; readonly call: string; readonly log: Pick<FastifyBaseLogger, 'info'> }

type Reason = 'unknown' | 'not_theirs' | 'other_site' | 'link_over'

/** The quote, for whoever may work on it. Everybody else is refused alike; only the log knows why. */
export async function retrieve(db: Database, followed: Followed, { actor, call, log }: Following): Promise<QuoteRow> {
  const row = await findQuote(db, { ...actor, ...followed })
  if (row) return row
  const link = 'uuid' in followed ? await findLink(db, followed.uuid) : undefined
  const reach = link && isGood(link, actor.at) && link.site === actor.site
  const linked = reach ? await findQuote(db, { ...actor, id: link.quote_id }) : undefined
  if (linked) return linked
  const reason = link ? reasonOfLink(link, actor) : await reasonOf(db, followed, actor)
  log.info({ reason, call }, 'quote not retrieved')
  throw reach ? refusedLink(link.email, actor) : missing(actor, 'quote')
}

/** Who holds a good link was sent it, so they may be reminded at which address; nobody else learns of one. */
function refusedLink(email: string, actor: Actor): AppError {
  return actor.role === 'visitor' ? authenticate(maskedEmail(email)) : missing(actor, 'quote')
}

function reasonOfLink(link: Parameters<typeof isGood>[0] & { readonly site: string }, { site, at }: Actor): Reason {
  if (!isGood(link, at)) return 'link_over'
  return link.site === site ? 'not_theirs' : 'other_site'
}

async function reasonOf(db: Database, followed: Followed, { site }: Actor): Promise<Reason> {
  const row = await db
    .selectFrom('quotes')
    .select('site')
    .where('id' in followed ? 'id' : 'uuid', '=', 'id' in followed ? followed.id : followed.uuid)
    .executeTakeFirst()
  if (!row) return 'unknown'
  return row.site === site ? 'not_theirs' : 'other_site'
}
