import { randomUUID } from 'node:crypto'
import type { QuoteCreate } from '@coverwright/contract/quotes'
import type { Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { runOncePerKey } from '../../1-foundation/idempotency/run-once-per-key.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { blankQuote } from './blank-quote.ts'
import { ownersOf } from './owners.ts'
import { findQuote, insertQuote, lockUntouchedQuote, updateQuote } from './quotes.store.ts'
import type { QuoteRow } from './snapshot/quote-snapshot.ts'

type Creation = {
  readonly actor: Actor
  readonly key: string | undefined
  readonly body: Static<typeof QuoteCreate>
  readonly now: Date
}

/** Begins a quote. The same Idempotency-Key gets the same quote again, as long as nothing is answered in it. */
export const createQuote = (db: Database, creation: Creation): Promise<QuoteRow> =>
  db.transaction().execute(async (trx) => {
    const { actor, body, key, now } = creation
    await holdAccount(trx, actor.person)
    const keyedRequest = { by: { site: actor.site }, call: 'createQuote', key, request: [actor.site, body], now }
    const made = await runOncePerKey(trx, keyedRequest, (id) => begin(trx, id, creation))
    return 'earlier' in made ? await again(trx, creation, made.earlier) : made.thing
  })

async function begin(trx: Database, id: string, { actor, body, now }: Creation): Promise<QuoteRow> {
  const row: QuoteRow = {
    ...blankQuote(now),
    id,
    uuid: randomUUID(),
    session_id: actor.sessionId,
    site: actor.site,
    ...ownersOf(actor),
    partner: body.partner ?? null,
    campaign_id: body.campaign_id ?? null,
    partnership_source: body.partnership?.source ?? null,
    partnership_name: body.partnership?.name ?? null,
  }
  const { version } = row
  return await insertQuote(trx, row, { version, kind: 'created', at: now, actor: actorPseudonym(actor), changes: [] })
}

/**
 * A browser that lost the first reply has no cookie of the quote's session, so a quote that nobody has written in moves to
 * the session that asks again. One with answers stays where it is.
 */
async function again(trx: Database, { actor }: Creation, id: string): Promise<QuoteRow> {
  const mine = await findQuote(trx, { ...actor, id })
  if (mine) return mine
  if (await lockUntouchedQuote(trx, id))
    return await updateQuote(trx, id, { session_id: actor.sessionId, ...ownersOf(actor) })
  throw new AppError(409, 'idempotency.used', 'The quote made under this Idempotency-Key is already in use.')
}
