import { PaymentHeaders, StripeEvent } from '@coverwright/contract/binding/bills'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import Type from 'typebox'
import { AppError } from '../../../platform/errors/app-error.ts'
import { problems } from '../../../platform/errors/problem-responses.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { Payments } from '../bills/payments.ts'
import { type EventDependencies, takePaymentEvent } from './take-payment-event.ts'

type Dependencies = EventDependencies & { readonly payments: Payments | undefined }

const longestEvent = 100_000

/** Where Stripe tells what became of a payment: signed, in any order, more than once. */
export const paymentEventsRoutes =
  (dependencies: Dependencies): FastifyPluginAsyncTypebox =>
  async (app) => {
    const { payments, log, clock } = dependencies
    // The signature is of the bytes as they came.
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    app.post(
      '/v1/payments/stripe/events',
      {
        bodyLimit: longestEvent,
        config: { policy: { permission: 'public', isUnattended: true, repeat: 'same-state' } },
        preValidation: async (request) => {
          const signature = request.headers['stripe-signature']
          const event = await readEvent(payments, request.body, signature, clock())
          if (event === undefined) {
            refuse(log, payments)
            throw new AppError(401, 'event.signature', 'The signature is missing, wrong or more than five minutes old.')
          }
          // As the schema has checked nothing yet, this is what it checks now.
          request.body = event
        },
        schema: {
          tags: ['Binding'],
          summary: 'Receive a payment event from Stripe, with its signature; repeating it changes nothing',
          operationId: 'tellPaymentEvent',
          headers: PaymentHeaders,
          body: StripeEvent,
          response: { 204: Type.Null(), ...problems(400, 401, 409, 413, 415, 422) },
        },
      },
      async ({ body }, reply) => {
        await takePaymentEvent(dependencies, body)
        return reply.status(204).send(null)
      },
    )
  }

const readEvent = async (
  payments: Payments | undefined,
  body: unknown,
  signature: string | string[] | undefined,
  now: Date,
): Promise<StripeEvent | undefined> =>
  typeof body === 'string' && typeof signature === 'string'
    ? await payments?.verifiedEvent(body, signature, now)
    : undefined

const refuse = (log: Log, payments: Payments | undefined): void =>
  log.warn(
    { payments: payments ? 'stripe' : 'none' },
    'an event of the payment service was refused: its signature is missing, wrong or old',
  )
