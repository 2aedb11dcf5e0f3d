import { oidcSettings } from './features/2-identity/sign-in/oidc/oidc-settings.ts'
import type { StripeSettings } from './features/4-binding/payments/stripe-payments.ts'
import { StartupError } from './platform/errors/startup-error.ts'
import { smtpSettings } from './platform/mail/smtp-settings.ts'
import { refuseMistyped } from './settings/mistyped-settings.ts'
import type { Environment } from './settings/setting.ts'
import { readSettings, type SettingValues } from './settings/settings.ts'

/**
 * What operators configure by environment variables: the settings of `settings/`, with those that belong together in
 * groups.
 */
export type Config = Readonly<ReturnType<typeof readConfig>>

/** Reads and checks the settings. Refuses a wrong value with its name and what it should be, and a misspelled name. */
export function readConfig(env: Environment = process.env) {
  refuseMistyped(env)
  const values = readSettings(env)
  return {
    ...values,
    /** The public address of the site; links and HSTS follow from it. */
    publicUrl: publicUrlOf(values),
    saving: { snapshotMegabytes: values.quoteSnapshotMegabytes, coalesceWrites: values.coalesceWrites },
    carrierSeconds: { questions: values.questionsSeconds, offers: values.offersSeconds },
    mail: smtpSettings({ smtpUrl: values.smtpUrl, from: values.mailFrom, publicUrl: publicUrlOf(values) }),
    oidc: oidcSettings({
      issuer: values.oidcIssuer,
      clientId: values.oidcClientId,
      clientSecret: values.oidcClientSecret,
      name: values.oidcName,
      only: values.oidcOnly,
      audience: values.oidcAudience,
    }),
    stripe: stripeOf(values),
    callsPerMinute: {
      signIns: values.signInsPerMinute,
      lookups: values.lookupsPerMinute,
      quotes: values.quotesPerMinute,
    },
    flags: values.flagsUrl && { url: values.flagsUrl, token: values.flagsToken },
    metrics: values.metricsPort === undefined ? undefined : { host: values.metricsHost, port: values.metricsPort },
  }
}

const publicUrlOf = ({ publicUrl, port }: SettingValues): URL => publicUrl ?? new URL(`http://localhost:${port}`)

/** Both secrets or neither: without the webhook a payment would never be recorded. */
function stripeOf(values: SettingValues): StripeSettings | undefined {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, stripeApiUrl: apiUrl } = values
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither.')
  return { secretKey, webhookSecret, ...(apiUrl ? { apiUrl } : {}) }
}
