import { type OidcSettings, oidcSettings } from './features/2-identity/sign-in/oidc/oidc-settings.ts'
import type { SavingSwitches } from './features/3-quoting/quotes/saving/create-saving.ts'
import type { StripeSettings } from './features/4-binding/payments/stripe-payments.ts'
import type { CallsPerMinute } from './http/policy/rate-limit.ts'
import type { TrustedProxies } from './http/trusted-proxy.ts'
import { StartupError } from './platform/errors/startup-error.ts'
import type { LogLevel } from './platform/log/log.ts'
import { type SmtpSettings, smtpSettings } from './platform/mail/smtp-settings.ts'
import { refuseMistyped } from './settings/mistyped-settings.ts'
import type { Environment } from './settings/setting.ts'
import { settings } from './settings/settings.ts'

/** What operators choose, by environment variable. What each variable means is told in `settings/`. */
export type Config = {
  readonly host: string
  readonly port: number
  /** Where people reach the site; links and HSTS follow it. */
  readonly publicUrl: URL
  readonly apiBase: string
  readonly trustProxy: TrustedProxies
  readonly requestsPerMinute: number
  readonly busyAfterMs: number
  readonly dataFolder: string
  /** Undefined: the newest PostgreSQL on this machine. */
  readonly postgresBinDir: string | undefined
  /** Undefined: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined
  readonly saving: SavingSwitches
  readonly carriersUrl: URL
  readonly carriersFile: string | undefined
  /** Undefined: no events are accepted from the insurers at `carriersUrl`. */
  readonly carriersSecret: string | undefined
  readonly carrierSeconds: { readonly questions: number; readonly offers: number }
  readonly sitesFolder: string
  /** Undefined: nobody works here. */
  readonly staffFile: string | undefined
  readonly staffSecondFactor: boolean
  readonly staffIdleMinutes: number
  readonly sampleFirms: boolean
  readonly sharePort: boolean
  /** Undefined: documents are stored in the data folder. */
  readonly documentsUrl: URL | undefined
  /** Undefined: uploaded files are not scanned. */
  readonly clamavUrl: URL | undefined
  /** Undefined: the key file in the data folder. */
  readonly encryptionKey: string | undefined
  /** Undefined: mail is not sent but shown at /outbox. */
  readonly mail: SmtpSettings | undefined
  /** Undefined: undelivered mails are not reported by mail. */
  readonly mailFailuresTo: string | undefined
  /** Undefined: people sign in by mailed codes alone. */
  readonly oidc: OidcSettings | undefined
  readonly webToCaseUrl: URL | undefined
  readonly webhooksToPrivateNetworks: boolean
  /** Undefined: the desk sends invoices. */
  readonly stripe: StripeSettings | undefined
  readonly callsPerMinute: CallsPerMinute
  readonly trackingUrl: URL | undefined
  /** Undefined: the sites' files decide about experiments and flags. */
  readonly flags: { readonly url: URL; readonly token: string | undefined } | undefined
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  readonly tracesUrl: URL | undefined
  readonly logLevel: LogLevel
}

/** Reads and checks the settings. A wrong one is refused with its name and what it should be, a misspelt one too. */
export function readConfig(env: Environment = process.env): Config {
  refuseMistyped(env)
  const port = settings.port.read(env)
  const publicUrl = settings.publicUrl.read(env) ?? new URL(`http://localhost:${port}`)
  return {
    host: settings.host.read(env),
    port,
    publicUrl,
    apiBase: settings.apiBase.read(env),
    trustProxy: settings.trustProxy.read(env),
    requestsPerMinute: settings.requestsPerMinute.read(env),
    busyAfterMs: settings.busyAfterMs.read(env),
    dataFolder: settings.dataFolder.read(env),
    postgresBinDir: settings.postgresBinDir.read(env),
    databaseUrl: settings.databaseUrl.read(env),
    saving: {
      snapshotMegabytes: settings.quoteSnapshotMegabytes.read(env),
      coalesceWrites: settings.coalesceWrites.read(env),
    },
    carriersUrl: settings.carriersUrl.read(env),
    carriersFile: settings.carriersFile.read(env),
    carriersSecret: settings.carriersSecret.read(env),
    carrierSeconds: { questions: settings.questionsSeconds.read(env), offers: settings.offersSeconds.read(env) },
    sitesFolder: settings.sitesFolder.read(env),
    staffFile: settings.staffFile.read(env),
    staffSecondFactor: settings.staffSecondFactor.read(env),
    staffIdleMinutes: settings.staffIdleMinutes.read(env),
    sampleFirms: settings.sampleFirms.read(env),
    sharePort: settings.sharePort.read(env),
    documentsUrl: settings.documentsUrl.read(env),
    clamavUrl: settings.clamavUrl.read(env),
    encryptionKey: settings.encryptionKey.read(env),
    mail: smtpSettings({ smtpUrl: settings.smtpUrl.read(env), from: settings.mailFrom.read(env), publicUrl }),
    mailFailuresTo: settings.mailFailuresTo.read(env),
    oidc: oidcSettings({
      issuer: settings.oidcIssuer.read(env),
      clientId: settings.oidcClientId.read(env),
      clientSecret: settings.oidcClientSecret.read(env),
      name: settings.oidcName.read(env),
      only: settings.oidcOnly.read(env),
    }),
    webToCaseUrl: settings.webToCaseUrl.read(env),
    webhooksToPrivateNetworks: settings.webhooksToPrivateNetworks.read(env),
    stripe: stripeOf(env),
    callsPerMinute: {
      signIns: settings.signInsPerMinute.read(env),
      lookups: settings.lookupsPerMinute.read(env),
      quotes: settings.quotesPerMinute.read(env),
    },
    trackingUrl: settings.trackingUrl.read(env),
    flags: flagsOf(env),
    metrics: metricsOf(env),
    tracesUrl: settings.tracesUrl.read(env),
    logLevel: settings.logLevel.read(env),
  }
}

function flagsOf(env: Environment): Config['flags'] {
  const url = settings.flagsUrl.read(env)
  const token = settings.flagsToken.read(env)
  return url && { url, token }
}

/** Both secrets or none: without the webhook a payment would never be recorded. */
function stripeOf(env: Environment): StripeSettings | undefined {
  const secretKey = settings.stripeSecretKey.read(env)
  const webhookSecret = settings.stripeWebhookSecret.read(env)
  const apiUrl = settings.stripeApiUrl.read(env)
  if (secretKey === undefined && webhookSecret === undefined) return undefined
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartupError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together: set both, or neither.')
  return { secretKey, webhookSecret, ...(apiUrl ? { apiUrl } : {}) }
}

function metricsOf(env: Environment): Config['metrics'] {
  const port = settings.metricsPort.read(env)
  const host = settings.metricsHost.read(env)
  return port === undefined ? undefined : { host, port }
}
