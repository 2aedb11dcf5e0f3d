import { BillingReply, CheckoutReply } from '@coverwright/contract/binding/bills'
import { OfferParams } from '@coverwright/contract/binding/bind-requests'
import { dataOf } from '@coverwright/contract/data-of'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { PageAddress } from '../../1-foundation/site/page-address.ts'
import type { Actors } from '../../2-identity/actor/actor.ts'
import { type Payments, paymentsAt } from '../bills/payments.ts'
import { type BindDependencies, findBindCase } from '../bind-requests/open-bind-page.ts'
import { billingReply } from './billing-reply.ts'
import { startCheckout } from './start-checkout.ts'

const tags = ['Binding']

type Dependencies = BindDependencies & {
  readonly actors: Actors
  readonly payments: Payments | undefined
  readonly pageAddress: PageAddress
  readonly log: Log
}

/** Who bills an offer, and the page on which the agency's bill is paid. */
export const billingRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { actors, db, payments } = dependencies

    app.get(
      '/quote/:id/offers/:offer/bill',
      {
        config: { policy: { permission: 'quote:read', repeat: 'safe', audit: 'application-read' } },
        schema: {
          tags,
          summary: 'The bill of an offer: who bills it, what is due and whether it is paid',
          operationId: 'getBill',
          params: OfferParams,
          response: { 200: dataOf(BillingReply), ...problems(404, 409, 422) },
        },
      },
      async (request, reply) => {
        const { id, offer } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        const bindCase = await findBindCase(dependencies, access, offer)
        return { data: await billingReply(db, bindCase.offer, paymentsAt(bindCase.quote.served.site, payments)) }
      },
    )

    app.post(
      '/quote/:id/offers/:offer/checkout',
      {
        config: {
          policy: {
            permission: 'quote:submit',
            rateLimit: { bucket: 'submission', allowance: 'quotes' },
            repeat: 'same-state',
          },
        },
        schema: {
          tags,
          summary: 'The payment service’s page for paying the agency’s bill; the same page while it is open',
          operationId: 'startCheckout',
          params: OfferParams,
          response: { 200: dataOf(CheckoutReply), ...problems(400, 403, 404, 409, 413, 415, 422, 503) },
        },
      },
      async (request, reply) => {
        const { id, offer } = request.params
        const access = { ...(await actors.require(request, reply)), id }
        return { data: await startCheckout(dependencies, await findBindCase(dependencies, access, offer)) }
      },
    )
  }
