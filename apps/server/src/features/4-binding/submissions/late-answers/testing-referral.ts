import type { OfferReply } from '@coverwright/contract/offers'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import { fillQuote, painter, typesOf } from '../../../../testing/fill-quote.ts'
import type { createTestApp } from '../../../../testing/test-app.ts'
import { findFollowedOffer } from './late-answers.store.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

export const eventsSecret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** Painters so large that an underwriter of one insurer has to read their application. */
const large = { ...painter, annual_revenue: 5_000_000, annual_payroll: 1_500_000, insurance_types: typesOf('gl') }
const attestation = { accepted: true, text_keys: ['page.attestation.general'] }

/** What tests of late answers do: they submit what is referred, decide in the insurer's name, and tell of it. */
export function createReferrals({ app, browser, clock, db, handlers, insurers, pool, work }: TestApp) {
  const state = { count: 0 }

  async function referOffer() {
    const rosa = browser()
    const email = `rosa${++state.count}@bluedoor.example`
    const { _id } = await fillQuote(rosa, { ...large, contact_email: email })
    const { body } = await rosa.patch(`quote/${_id}/finish_form`, { attestation })
    const { uuid } = body.data
    const stop = await work()
    const offers = async (): Promise<readonly OfferReply[]> =>
      (await rosa.get(`quote/uuid/${uuid}?checkIfProcessed=true`)).body.data.offers
    await vi.waitFor(
      async () => {
        if ((await offers()).some((each) => each.state === 'waiting')) throw new Error('Insurers have still to answer')
      },
      { timeout: 30_000 },
    )
    await stop()
    const referredOffer = (await offers()).find((each) => each.state === 'referred')
    const offer = referredOffer && (await findFollowedOffer(db, referredOffer.uuid))
    if (!offer) throw new Error('No insurer refers')
    const now = async () => (await offers()).find((each) => each.uuid === offer.uuid)
    await pool.query('delete from graphile_worker._private_jobs')
    // Whatever comes next is later than what came at once.
    clock.now = new Date(clock.now.getTime() + 60_000)
    return { rosa, email, quote: body.data, offer, now, uuid }
  }

  type ReferredOffer = Pick<Awaited<ReturnType<typeof referOffer>>, 'offer'>

  /** The underwriter's page of the sample insurers. */
  const decide = async ({ offer }: ReferredOffer, decision: Readonly<Record<string, string>>): Promise<void> => {
    const body = new URLSearchParams({
      carrier: offer.carrier,
      quote_id: offer.carrier_quote_id ?? '',
      ...decision,
    })
    const { status } = await fetch(`${insurers}/underwriter`, { method: 'POST', body, redirect: 'manual' })
    if (status !== 303) throw new Error(`The underwriter's page answers ${status}`)
  }

  const tell = (
    { offer }: ReferredOffer,
    revision: number,
    more: { readonly at?: Date; readonly secret?: string } = {},
  ) => {
    const { at = new Date(), secret = eventsSecret } = more
    const body = JSON.stringify({
      type: 'quote.updated',
      timestamp: at.toISOString(),
      data: { quote_id: offer.carrier_quote_id, revision },
    })
    return app.inject({
      method: 'POST',
      url: `/api/v1/insurers/${offer.carrier}/events`,
      headers: {
        'content-type': 'application/json',
        'webhook-id': `evt_${revision}`,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(`evt_${revision}`, at, body),
      },
      payload: body,
    })
  }

  /** Does one job as the queue would. */
  const run = async (name: string, payload: object, attempt = 1): Promise<void> => {
    const task = handlers.find((each) => each.name === name)?.task
    // @ts-expect-error the task reads of its helpers only what is here
    await task?.(payload, { job: { id: '1', attempts: attempt } })
  }
  const follow = ({ offer }: ReferredOffer, reason: 'due' | 'told' | 'answered', attempt = 1) =>
    run('submissions.follow-offer', { offer_uuid: offer.uuid, why: reason }, attempt)

  return { referred: referOffer, decide, tell, run, follow }
}
