import type { BindDocument, BindReply } from '@coverwright/contract/binding/bind-requests'
import type { OfferReply } from '@coverwright/contract/offers'
import { subscribableTypes } from '@coverwright/contract/webhooks/webhook-events'
import type { Browser } from '../../../testing/browser.ts'
import { defaultSite } from '../../../testing/default-site.ts'
import { ignoreEvents } from '../../../testing/ignore-events.ts'
import type { createTestApp } from '../../../testing/test-app.ts'
import { recordAnswer } from '../submissions/offers/record-answer.ts'
import { lockOffer } from '../submissions/submissions.store.ts'

/** A site whose host's system is informed of every event. */
export const listeningSite = {
  ...defaultSite,
  webhooks: [{ id: 'crm', url: 'https://crm.example/hooks', events: [...subscribableTypes] }],
}

/** Another offer with a price. */
export function anotherOf(offers: readonly OfferReply[], uuid: string): OfferReply {
  const other = offers.find((each) => each.state === 'quoted' && each.uuid !== uuid)
  if (!other) throw new Error('There is one offer only')
  return other
}

/** Gives everything but the signature and files. */
export async function give(rosa: Browser, path: string): Promise<BindReply> {
  const { payment_plans } = (await rosa.get(path)).body.data
  const mailing_address = { street: '12 Main St', city: 'Chicago', state: 'IL', zip_code: '60614' }
  const statements = { no_known_losses: true, surplus_lines: true, fraud_statement: true, terrorism: 'rejected' }
  await rosa.patch(path, { mailing_address, tax_number: '36-7654321' })
  if (payment_plans.length > 0) await rosa.patch(path, { payment_plan: payment_plans[0].id })
  const { body } = await rosa.patch(path, statements)
  return body.data
}

/** A request to bind, signed under the words that the page shows. */
export const signedRequest = (page: BindReply) => ({
  offer_version: page.offer.version,
  offer_hash: page.offer_hash,
  signature: {
    name: 'Rosa Lee',
    capacity: 'owner',
    consent: true,
    documents: page.documents.map(({ key, sha256 }: BindDocument) => ({ key, sha256 })),
  },
})

/** The insurer names a price that is a hundred higher, or the desk enters it. */
export const raisePrice = (
  { db, clock }: Pick<Awaited<ReturnType<typeof createTestApp>>, 'db' | 'clock'>,
  offer: string,
  source: 'push' | 'desk' = 'push',
) =>
  db.transaction().execute(async (trx) => {
    const heldOffer = await lockOffer(trx, offer)
    if (!heldOffer?.offer.reply.premium) throw new Error('There is no such price')
    const { premium } = heldOffer.offer.reply
    const dearer = { ...premium, amount: premium.amount + 10_000 }
    const reply = { ...heldOffer.offer.reply, kind: 'bindable' as const, premium: dearer }
    const by = source === 'desk' ? 'desk' : 'insurer'
    const happening = { by, source, actor: 'insurer:test', at: clock.now, recordEvent: ignoreEvents } as const
    return await recordAnswer(trx, heldOffer, { state: 'quoted', reply }, happening)
  })
