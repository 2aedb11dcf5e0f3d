import type { BindReply } from '@coverwright/contract/carrier-contract/binds'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { NewWebhookEvent } from '../../1-foundation/webhooks/record-event.ts'
import type { QuoteRow } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { advanceOffers } from '../submissions/offers/advance-offers.ts'
import type { HeldOffer } from '../submissions/offers/record-answer.ts'
import { notifyPages } from '../submissions/submissions.store.ts'
import { keepReply, type RequestRow } from './bind-requests.store.ts'
import { type BindingNoticeDependencies, notifyOfBinding } from './notify-of-binding.ts'
import { recordConfirmation } from './record-confirmation.ts'

/**
 * The webhook's data about a requirement.
 * @param quote as it is after the event
 */
export const requirementEvent = (
  type: 'requirement.opened' | 'requirement.given',
  { site, uuid, events }: Pick<QuoteRow, 'site' | 'uuid' | 'events'>,
  { uuid: id, offer_uuid: offer }: Pick<RequestRow, 'uuid' | 'offer_uuid'>,
  kind: string,
): NewWebhookEvent<'requirement.opened' | 'requirement.given'> => ({
  site,
  type,
  data: {
    id,
    application: uuid,
    version: events,
    state: type === 'requirement.opened' ? 'open' : 'given',
    offer,
    kind,
  },
})

type Source = { readonly channel: 'call' | 'push'; readonly at: Date }

/**
 * What an insurer answers to a request to bind, the first time or days later. The caller holds the quote's lock
 * (`lockOffer`). After an end, and for an answer that is known, nothing changes.
 */
export async function takeBindAnswer(
  trx: Database,
  dependencies: BindingNoticeDependencies,
  offerCase: HeldOffer,
  request: RequestRow,
  reply: BindReply,
  { channel, at }: Source,
): Promise<void> {
  const { offer, quote } = offerCase
  if (!isWithInsurer(offer.stage) || offer.stage === 'bound') return
  await keepReply(trx, request.uuid, reply, at)
  if (request.reply && contentHash(request.reply) === contentHash(reply)) return
  const actor = `insurer:${offer.carrier}`
  const { recordEvent } = dependencies
  const source = { by: 'insurer', actor, at } as const
  const happening = { ...source, recordEvent }
  const path = `offers.${offer.uuid}.bind_answer`
  switch (reply.status) {
    case 'requested':
      await notifyPages(trx, quote)
      return
    case 'bound':
      await recordConfirmation(trx, dependencies, offerCase, {
        ...source,
        channel,
        reference: reply.reference,
        from: reply.effective_from,
        to: reply.effective_to,
        message: reply.message,
      })
      return
    case 'needs_requirements': {
      const needs = reply.requirements.map(({ kind }) => kind)
      const changes = [{ path, after: { needs } }]
      const { quote: quoteAfter } = await advanceOffers(trx, quote, [{ offer, event: 'require' }], {
        ...happening,
        changes,
      })
      for (const kind of needs)
        await recordEvent(trx, requirementEvent('requirement.opened', quoteAfter, request, kind))
      const openCase = { quote: dependencies.reader.open(quoteAfter, at), offer }
      await notifyOfBinding(trx, dependencies, openCase, { kind: 'requirement_opened', needs })
      return
    }
    case 'refused': {
      const reasons = reply.reasons.map(({ text }) => text)
      const changes = [{ path, after: { reasons } }]
      const { quote: quoteAfter } = await advanceOffers(trx, quote, [{ offer, event: 'refuse' }], {
        ...happening,
        changes,
      })
      const openCase = { quote: dependencies.reader.open(quoteAfter, at), offer }
      await notifyOfBinding(trx, dependencies, openCase, { kind: 'bind_refused', reasons })
    }
  }
}
