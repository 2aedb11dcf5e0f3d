import { StripeEvent } from '@coverwright/contract/binding/bills'
import type Stripe from 'stripe'
import { Value } from 'typebox/value'
import { lazy } from '../../../platform/lazy.ts'
import { AttemptFailed, type Checkout, type Payments } from '../bills/payments.ts'

export type StripeSettings = {
  readonly secretKey: string
  readonly webhookSecret: string
  /** Another address than Stripe’s own. */
  readonly apiUrl?: URL | undefined
}

const toleranceSeconds = 300
const timeoutMs = 15_000

/** Stripe’s hosted Checkout. Its package is loaded with the first payment: a start does not wait for it. */
export function createStripePayments({ secretKey, webhookSecret, apiUrl }: StripeSettings): Payments {
  const client = lazy(async (): Promise<Stripe> => {
    const { default: StripeClient } = await import('stripe')
    const elsewhere = apiUrl && {
      host: apiUrl.hostname,
      port: apiUrl.port || (apiUrl.protocol === 'https:' ? 443 : 80),
      protocol: apiUrl.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }
    return new StripeClient(secretKey, { timeout: timeoutMs, maxNetworkRetries: 1, telemetry: false, ...elsewhere })
  })
  const isTest = !/^(sk|rk)_live_/.test(secretKey)
  return {
    isTest,
    async startCheckout(checkout) {
      const { checkout: pages } = await client()
      const page = await pages.sessions
        .create(sessionOf(checkout), { idempotencyKey: checkout.key })
        .catch((cause: unknown) => {
          throw isKept(cause) ? new AttemptFailed('Stripe answered with an error', { cause }) : cause
        })
      if (page.url === null) throw new Error('Stripe returned a Checkout Session without a page')
      return { id: page.id, url: page.url, until: new Date(page.expires_at * 1000) }
    },
    async endPage(id) {
      const { checkout: pages } = await client()
      await pages.sessions.expire(id).catch((cause: unknown) => {
        // It is paid, has ended, or is of another account.
        if (!endedStatuses.has(statusOf(cause))) throw cause
      })
    },
    async verifiedEvent(raw, signature, now) {
      if (signature === undefined) return undefined
      const { webhooks } = await client()
      try {
        const at = now.getTime()
        const event: unknown = webhooks.constructEvent(raw, signature, webhookSecret, toleranceSeconds, undefined, at)
        // An event of the other mode is signed by another secret; where both share one, it is refused here.
        return Value.Check(StripeEvent, event) && event.livemode === !isTest ? event : undefined
      } catch {
        return undefined
      }
    },
  }
}

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined

const endedStatuses: ReadonlySet<unknown> = new Set([400, 404])

/** Stripe answers a key for a day as it did first, faults too; not where it was busy, or with the same key at that moment. */
const isKept = (error: unknown): boolean => {
  const status = statusOf(error)
  return typeof status === 'number' && status >= 400 && status !== 409 && status !== 429
}

const sessionOf = ({
  bill,
  currency,
  lines,
  paidUrl,
  backUrl,
  locale,
}: Checkout): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  client_reference_id: bill,
  metadata: { bill },
  payment_intent_data: { metadata: { bill } },
  line_items: lines.map(({ name, amount }) => ({
    quantity: 1,
    price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name } },
  })),
  success_url: paidUrl,
  cancel_url: backUrl,
  locale: localeOf(locale),
})

const stripeLocales = ['en', 'en-GB', 'es', 'fr', 'pt', 'pt-BR'] as const

/** The language of Stripe’s page: the site’s own, or how it is spoken at large. */
const localeOf = (locale: string): (typeof stripeLocales)[number] | 'auto' =>
  stripeLocales.find((each) => each === locale) ?? stripeLocales.find((each) => each === locale.split('-')[0]) ?? 'auto'
