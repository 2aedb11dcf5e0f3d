import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { Encryptor } from '../../../platform/encryption/encryptor.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { runOncePerKey } from '../../1-foundation/idempotency/run-once-per-key.ts'
import { type Actor, actorPseudonym } from '../../2-identity/actor/actor.ts'
import { holdAccount } from '../../2-identity/users/hold-account.ts'
import { blankQuote } from '../../3-quoting/quotes/blank-quote.ts'
import { changeOf } from '../../3-quoting/quotes/events/changes.ts'
import { isOnlyAssigned, ownersOf } from '../../3-quoting/quotes/owners.ts'
import { insertQuote } from '../../3-quoting/quotes/quotes.store.ts'
import { requireQuote } from '../../3-quoting/quotes/require-quote.ts'
import { furthestStep } from '../../3-quoting/quotes/saving/furthest-step.ts'
import type { QuoteReader, QuoteRow, QuoteSnapshot } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { encryptAnswers, sensitiveOf } from '../../3-quoting/quotes/snapshot/sensitive-answers.ts'
import { retiredTypes } from '../../4-binding/submissions/forecast/retired-types.ts'
import { copiedAnswers } from './copied-answers.ts'

export type Dependencies = { db: Database; reader: QuoteReader; encryptor: Encryptor; clock: () => Date }

type CopyRequest = { readonly actor: Actor; readonly id: string; readonly key: string | undefined }

/**
 * A new quote for the same client with the answers of an existing one: last year's, or one that was submitted. Carriers'
 * questions are fetched again, and what belongs to one quote only is asked again.
 */
export async function copyQuote(dependencies: Dependencies, { actor, id, key }: CopyRequest): Promise<QuoteSnapshot> {
  const { db, reader, clock } = dependencies
  const now = clock()
  const source = await requireQuote(db, { ...actor, id })
  if (source.renews !== null) throw notCopied()
  const row = await db.transaction().execute(async (trx) => {
    await holdAccount(trx, actor.person)
    const keyedRequest = { by: { actor }, call: 'copyQuote', key, request: [actor.site, id], now }
    const outcome = await runOncePerKey(trx, keyedRequest, (copyId) =>
      copy(trx, dependencies, { id: copyId, source, actor, now }),
    )
    return 'earlierId' in outcome ? await requireQuote(trx, { ...actor, id: outcome.earlierId }) : outcome.created
  })
  return reader.open(row, now, actor)
}

const notCopied = (): AppError =>
  new AppError(409, 'quote.not_copied', 'A renewal cannot be copied: it belongs to the policy it renews.')

/** The original’s agency and agent; of one that has none, or was only assigned to the actor, those of the actor. */
function ownersOfCopy(source: QuoteRow, actor: Actor): Pick<QuoteRow, 'agency_id' | 'agent_id'> {
  const own = ownersOf(actor)
  const isNew = isOnlyAssigned(source, actor) || (source.agency_id ?? source.agent_id) === null
  const { agency_id, agent_id } = isNew ? own : source
  return { agency_id, agent_id: agent_id ?? own.agent_id }
}

type Source = { readonly id: string; readonly source: QuoteRow; readonly actor: Actor; readonly now: Date }

async function copy(
  trx: Database,
  { reader, encryptor }: Dependencies,
  { id, source, actor, now }: Source,
): Promise<QuoteRow> {
  const quote = reader.open(source, now, actor)
  const { site, flow_type, partner, campaign_id, partnership_source, partnership_name, test_features } = source
  const newRow: QuoteRow = {
    // Everything else belongs to the original. The client takes the copy over by a link, like any quote of an agency.
    ...blankQuote(now),
    id,
    uuid: randomUUID(),
    session_id: actor.sessionId,
    ...{ site, flow_type, partner, campaign_id, partnership_source, partnership_name, test_features },
    answers: copiedAnswers(quote.flow, quote.served.country, quote.answers, retiredTypes(quote)),
    ...ownersOfCopy(source, actor),
  }
  const { flowState } = reader.open(newRow, now, actor)
  const answers = encryptAnswers(newRow.answers, sensitiveOf(quote.served), encryptor, id)
  const row = { ...newRow, answers, max_step: furthestStep(flowState, newRow.max_step, [flowState.flow.submit]) }
  return await insertQuote(trx, row, {
    version: row.version,
    kind: 'created',
    at: now,
    actor: actorPseudonym(actor),
    changes: [
      changeOf('copied_from', null, source.uuid),
      changeOf('copied_version', null, source.version),
      changeOf('max_step', newRow.max_step, row.max_step),
    ],
  })
}
