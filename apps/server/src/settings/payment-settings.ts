import { StartupError } from '../platform/errors/startup-error.ts'
import { webUrl } from './parsers.ts'
import { optional, type Parse } from './setting.ts'

const secretOf =
  (form: RegExp, like: string): Parse<string> =>
  (text, name) => {
    if (form.test(text)) return text
    // The text is not repeated: it may be a secret.
    throw new StartupError(`${name} must be ${like}.`)
  }

export const paymentSettings = {
  stripeSecretKey: optional({
    name: 'STRIPE_SECRET_KEY',
    description:
      'The agency’s bills of sites with `onlinePayments` are paid on a page of [Stripe](https://docs.stripe.com/keys), with this secret or restricted key (`sk_…`, `rk_…`; `sk_test_…` moves no money). Needs `STRIPE_WEBHOOK_SECRET`.',
    whenUnset: 'the desk sends invoices',
    parse: secretOf(/^(sk|rk)_(test|live)_[A-Za-z0-9_]{1,300}$/, 'a secret key of Stripe, as in sk_test_…'),
  }),
  stripeWebhookSecret: optional({
    name: 'STRIPE_WEBHOOK_SECRET',
    description:
      'The secret with which Stripe signs its events to `…/api/v1/payments/stripe/events` (`whsec_…`). Have it send `checkout.session.completed`, `.expired`, `.async_payment_succeeded` and `.async_payment_failed`, and `charge.refunded`.',
    whenUnset: 'none',
    parse: secretOf(
      /^whsec_[A-Za-z0-9+/=]{1,200}$/,
      'the signing secret of a webhook endpoint at Stripe, as in whsec_…',
    ),
  }),
  stripeApiUrl: optional({
    name: 'STRIPE_API_URL',
    description: 'Another address than Stripe’s own, for a stand-in on a test system.',
    whenUnset: '`https://api.stripe.com`',
    parse: webUrl,
  }),
}
