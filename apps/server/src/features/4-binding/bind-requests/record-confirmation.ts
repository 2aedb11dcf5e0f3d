import type { Cause } from '@coverwright/core/lifecycle/lifecycle'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { advanceOffers } from '../submissions/offers/advance-offers.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { queueDocuments } from '../submissions/queueing/queue-documents.ts'
import { addVersion, type OfferRow } from '../submissions/submissions.store.ts'
import { notAgreedTo } from './bind-refusals.ts'
import { findConfirmation, findLastRequest, findVersion, insertConfirmation } from './bind-requests.store.ts'
import { billedBy, insurersPage } from './insurers-page.ts'
import { type BindingNoticeDependencies, notifyOfBinding } from './notify-of-binding.ts'

export type Confirmation = {
  /** Number of the policy or binder, as the insurer gives it. */
  readonly reference: string
  /** First day and the day it ends, `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  readonly channel: 'call' | 'push' | 'desk'
  readonly by: Extract<Cause, 'insurer' | 'desk'>
  /** How the chain of events names who confirmed it, or who at the desk saw the confirmation. */
  readonly actor: string
  readonly at: Date
  /** From the insurer to the applicant. */
  readonly message?: string | undefined
}

/**
 * Stores that an insurer has confirmed its offer, which is the only way to an offer that is bound: the database refuses
 * every other. The caller holds the quote's lock (`lockOffer`). The same confirmation again changes nothing.
 * @throws 409 when the insurer was not asked to bind, confirmed otherwise before, or has changed an offer that nobody has
 *   agreed to since; 422 for a confirmation without a
 *   reference or that ends before it begins
 */
export async function recordConfirmation(
  trx: Database,
  dependencies: BindingNoticeDependencies,
  { quote, offer }: HeldOffer,
  { reference, from, to, channel, by, actor, at, message }: Confirmation,
): Promise<HeldOffer> {
  const confirmation = await findConfirmation(trx, offer.uuid)
  if (confirmation) {
    if (confirmation.reference === reference) return { quote, offer }
    throw new AppError(409, 'bind.confirmed_before', `The insurer already confirmed it, as ${confirmation.reference}.`)
  }
  if (reference.trim() === '' || from >= to) {
    throw new AppError(
      422,
      'bind.confirmation_incomplete',
      'A confirmation needs a reference, a first day and a last day.',
    )
  }
  const versionAgreedTo = await agreedVersion(trx, offer)
  await insertConfirmation(trx, {
    ...{ reference, channel, actor },
    offer_uuid: offer.uuid,
    effective_from: from,
    effective_to: to,
    message: message ?? null,
    confirmed_at: at,
  })
  const { quote: quoteAfter, offers } = await advanceOffers(
    trx,
    quote,
    [{ offer: versionAgreedTo ?? offer, event: 'confirm' }],
    {
      ...{ by, actor, at, recordEvent: dependencies.recordEvent },
      changes: [{ path: `offers.${offer.uuid}.confirmation`, after: { reference, from, to, channel } }],
    },
  )
  const boundCase = { quote: quoteAfter, offer: offers[0] ?? offer }
  if (boundCase.offer.carrier_quote_id !== null) await queueDocuments(trx, boundCase.offer)
  const billing = { by: billedBy(boundCase.offer), ...(await insurersPage(trx, boundCase.offer)) }
  const notice = { kind: 'bind_confirmed', reference, from, to, billing } as const
  await notifyOfBinding(
    trx,
    dependencies,
    { quote: dependencies.reader.open(quoteAfter, at), offer: boundCase.offer },
    notice,
  )
  return boundCase
}

/**
 * The offer as it was agreed to, made the one that is shown where the insurer has changed it since: what it was asked for
 * is what it confirms. Undefined where nothing has changed.
 * @throws 409 when it answered that it needs more, since then the customer has to agree to the change first
 */
async function agreedVersion(trx: Database, offer: OfferRow): Promise<OfferRow | undefined> {
  const last = await findLastRequest(trx, offer.uuid)
  if (!last || last.offer_version === offer.version) return undefined
  if (offer.stage === 'contingent') throw notAgreedTo()
  const signedVersion = await findVersion(trx, offer.uuid, last.offer_version)
  if (!signedVersion) return undefined
  const { stage, carrier_quote_id, carrier_revision } = offer
  const version = { at: offer.answered_at ?? last.requested_at, source: 'call', state: 'quoted' } as const
  return await addVersion(trx, offer, { ...version, ...signedVersion, carrier_revision }, { stage, carrier_quote_id })
}
