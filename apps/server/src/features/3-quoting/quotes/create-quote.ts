import { randomUUID } from 'node:crypto'
import type { QuoteCreate } from '@coverwright/contract/quotes'
import { canonicalText } from '@coverwright/core/validation/typed-values'
import type { Static } from 'typebox'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, refusedFields } from '../../../platform/errors/app-error.ts'
import { currentOrigin } from '../../../platform/request-origin.ts'
import { runOncePerKey } from '../../1-foundation/idempotency/run-once-per-key.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { checkedEmail } from '../../2-identity/users/checked-email.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { blankQuote } from './blank-quote.ts'
import { applicationEvent } from './events/application-event.ts'
import { changeOf } from './events/changes.ts'
import { ownersOf } from './owners.ts'
import { findQuote, insertQuote } from './quotes.store.ts'
import { type Dependencies, saveInHeld } from './saving/save-quote.ts'
import type { QuoteRow } from './snapshot/quote-snapshot.ts'

type Creation = {
  readonly actor: Actor
  readonly key: string | undefined
  readonly body: Static<typeof QuoteCreate>
  readonly now: Date
}

/**
 * Starts a quote and saves the answers that were sent; if one of them is refused, no quote is created. The same
 * Idempotency-Key gets the same quote again, in the same browser or for the same person.
 */
export const createQuote = (dependencies: Dependencies, creation: Creation): Promise<QuoteRow> =>
  dependencies.db.transaction().execute(async (trx) => {
    const { actor, body, key, now } = creation
    await holdAccount(trx, actor.person)
    const keyedRequest = { by: { actor }, call: 'createQuote', key, request: [actor.site, body], now }
    const outcome = await runOncePerKey(trx, keyedRequest, (id) => begin(trx, id, creation))
    if ('earlierId' in outcome) return await loadExisting(trx, creation, outcome.earlierId)
    await dependencies.recordEvent(trx, applicationEvent('application.started', outcome.created))
    return await saveAnswers(trx, dependencies, outcome.created, creation)
  })

async function begin(trx: Database, id: string, { actor, body, now }: Creation): Promise<QuoteRow> {
  const email = contactEmailOf(body)
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
    device: currentOrigin()?.device ?? null,
    answers: email === undefined ? {} : { contact_email: email },
  }
  const { version } = row
  const changes = email === undefined ? [] : [changeOf('contact_email', undefined, email)]
  return await insertQuote(trx, row, { version, kind: 'created', at: now, actor: actorPseudonym(actor), changes })
}

const begunWith = new Set(['campaign_id', 'partnership', 'partner', 'contact_email', 'email'])

async function saveAnswers(
  trx: Database,
  dependencies: Dependencies,
  row: QuoteRow,
  { actor, body }: Creation,
): Promise<QuoteRow> {
  const answers = Object.fromEntries(Object.entries(body).filter(([name]) => !begunWith.has(name)))
  if (Object.keys(answers).length === 0) return row
  const request = { access: { ...actor, id: row.id }, read: row.version, body: answers }
  const result = await saveInHeld(trx, dependencies, request)
  return 'quote' in result ? result.quote.row : row
}

/**
 * The contact's address under either of its names, in its stored spelling. Refuses an invalid address, and two that
 * differ.
 */
function contactEmailOf({ contact_email, email = contact_email }: Creation['body']): string | undefined {
  if (email === undefined) return undefined
  const [field, other] = [contact_email === undefined ? 'email' : 'contact_email', contact_email ?? email]
  if (checkedEmail(other, field) !== checkedEmail(email)) {
    const equals = { key: 'validationError.equals', params: { to: other } }
    throw refusedFields([{ field: 'email', message: 'differs from contact_email', ...equals }])
  }
  return canonicalText({ type: 'email' }, other)
}

/**
 * The quote that an earlier request created. It may meanwhile belong to somebody else who signed in in this browser.
 */
async function loadExisting(trx: Database, { actor }: Creation, id: string): Promise<QuoteRow> {
  const quote = await findQuote(trx, { ...actor, id })
  if (!quote)
    throw new AppError(409, 'idempotency.used', 'The quote created under this Idempotency-Key is no longer yours.')
  return quote
}
