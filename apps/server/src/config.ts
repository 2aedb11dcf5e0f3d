import path from 'node:path'
import { type CallsPerMinute, usualCalls } from './features/2-identity/access/call-limits.ts'
import { type OidcSettings, oidcSettings } from './features/2-identity/sign-in/oidc/oidc-settings.ts'
import { readTrustedProxies, type TrustedProxies } from './http/trusted-proxy.ts'
import { StartupError } from './platform/errors/startup-error.ts'
import { type LogLevel, logLevels } from './platform/log/log.ts'
import { type MailSettings, mailSettings } from './platform/mail/mail-settings.ts'
import { projectFolder } from './project-folder.ts'

/** Everything that is chosen outside the code, by environment variable. */
export type Config = {
  readonly host: string
  readonly port: number
  /** Where people reach the site; links and HSTS follow it. */
  readonly publicUrl: URL
  readonly apiBase: string
  /** Whose word counts for where a request comes from. */
  readonly trustProxy: TrustedProxies
  readonly requestsPerMinute: number
  readonly dataFolder: string
  /** Undefined: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined
  readonly carriersUrl: URL
  /** The file of insurers that answer at addresses of their own. */
  readonly carriersFile: string | undefined
  /** How long insurers may take: to send their questions and say whether they want a business, and to make an offer. */
  readonly carrierSeconds: { readonly questions: number; readonly offers: number }
  /** The folder of the sites, one file each. */
  readonly sitesFolder: string
  /** The file of agencies, agents and support. Undefined: nobody works here. */
  readonly staffFile: string | undefined
  /** Staff prove a second factor besides their address. */
  readonly staffSecondFactor: boolean
  /** After so many minutes without a call staff are signed out. */
  readonly staffIdleMinutes: number
  /** Invented firms whose policies end soon are put into the database, so that renewals can be tried. */
  readonly sampleFirms: boolean
  /** Another server may listen on the same port, so that a new one begins before the old one ends. */
  readonly sharePort: boolean
  /** A bucket of an S3-compatible store, with its keys, for documents. Undefined: the data folder. */
  readonly documentsUrl: URL | undefined
  /** The ClamAV daemon that looks into uploaded files. Undefined: nobody does. */
  readonly clamavUrl: URL | undefined
  /** Keys that seal tax numbers, each 32 bytes in base64, with commas between. Undefined: a key file in the data folder. */
  readonly encryptionKey: string | undefined
  /** Undefined: mail is not sent but kept, to be read on this machine. */
  readonly mail: MailSettings | undefined
  /** Where people may sign in besides by a code. */
  readonly oidc: OidcSettings | undefined
  /** Where messages to support are forwarded to, for sites without an address of their own. Undefined: they are kept. */
  readonly webToCaseUrl: URL | undefined
  /** How often a minute one address may make calls that are limited. */
  readonly callsPerMinute: CallsPerMinute
  /** Where events of the pages are sent to. Undefined: nowhere. */
  readonly trackingUrl: URL | undefined
  /** A service that decides about experiments and flags. Undefined: the sites' files do. */
  readonly flags: { readonly url: URL; readonly token: string | undefined } | undefined
  /** Where figures of this server are read, beside the site. Undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined
  /** A collector that takes traces by OTLP over HTTP. */
  readonly tracesUrl: URL | undefined
  readonly logLevel: LogLevel
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks the settings; a wrong one is refused with its name and what it should be. */
export function readConfig(env: Environment = process.env): Config {
  const host = env.HOST || '127.0.0.1'
  const port = integer('PORT', env.PORT || '3000', 1, 65_535)
  const publicUrl = url('PUBLIC_URL', env.PUBLIC_URL || `http://localhost:${port}`, ['http:', 'https:'])
  return {
    host,
    port,
    publicUrl,
    apiBase: apiBase(env.API_BASE || '/api'),
    trustProxy: trustedProxies(env.TRUST_PROXY),
    requestsPerMinute: perMinute('REQUESTS_PER_MINUTE', env.REQUESTS_PER_MINUTE, 3000),
    dataFolder: path.resolve(projectFolder, env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL
      ? url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']).href
      : undefined,
    sampleFirms: isYes('SAMPLE_FIRMS', env.SAMPLE_FIRMS, 'no'),
    sharePort: isYes('SHARE_PORT', env.SHARE_PORT, 'no'),
    sitesFolder: path.resolve(projectFolder, env.SITES_DIR || 'sites'),
    carriersUrl: url('CARRIERS_URL', env.CARRIERS_URL || 'http://127.0.0.1:3001', ['http:', 'https:']),
    carriersFile: env.CARRIERS_FILE ? path.resolve(projectFolder, env.CARRIERS_FILE) : undefined,
    carrierSeconds: carrierSeconds(env),
    staffFile: env.STAFF_FILE ? path.resolve(projectFolder, env.STAFF_FILE) : undefined,
    staffSecondFactor: isYes('STAFF_SECOND_FACTOR', env.STAFF_SECOND_FACTOR, 'yes'),
    staffIdleMinutes: integer('STAFF_IDLE_MINUTES', env.STAFF_IDLE_MINUTES || '30', 5, 720),
    documentsUrl: documentsUrl(env.DOCUMENTS_URL),
    clamavUrl: optionalUrl('CLAMAV_URL', env.CLAMAV_URL, ['tcp:', 'unix:']),
    encryptionKey: env.ENCRYPTION_KEY || undefined,
    mail: mailSettings({
      smtpUrl: optionalUrl('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:']),
      from: env.MAIL_FROM,
      publicUrl,
    }),
    oidc: oidc(env),
    webToCaseUrl: optionalUrl('WEB_TO_CASE_URL', env.WEB_TO_CASE_URL, ['http:', 'https:']),
    trackingUrl: optionalUrl('TRACKING_URL', env.TRACKING_URL, ['http:', 'https:']),
    flags: flagsOf(env),
    callsPerMinute: {
      signIns: perMinute('SIGN_INS_PER_MINUTE', env.SIGN_INS_PER_MINUTE, usualCalls.signIns),
      lookups: perMinute('LOOKUPS_PER_MINUTE', env.LOOKUPS_PER_MINUTE, usualCalls.lookups),
      quotes: perMinute('QUOTES_PER_MINUTE', env.QUOTES_PER_MINUTE, usualCalls.quotes),
    },
    metrics: env.METRICS_PORT
      ? { host: env.METRICS_HOST || '127.0.0.1', port: integer('METRICS_PORT', env.METRICS_PORT, 1, 65_535) }
      : undefined,
    tracesUrl: tracesUrl(env),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL || 'info', logLevels),
  }
}

const carrierSeconds = (env: Environment): Config['carrierSeconds'] => ({
  questions: integer('QUESTIONS_SECONDS', env.QUESTIONS_SECONDS || '4', 1, 15),
  offers: integer('OFFERS_SECONDS', env.OFFERS_SECONDS || '20', 1, 600),
})

const oidc = (env: Environment): OidcSettings | undefined =>
  oidcSettings({
    issuer: optionalUrl('OIDC_ISSUER', env.OIDC_ISSUER, ['http:', 'https:']),
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    name: env.OIDC_NAME,
    only: isYes('OIDC_ONLY', env.OIDC_ONLY, 'no'),
  })

function flagsOf(env: Environment): Config['flags'] {
  const address = optionalUrl('FLAGS_URL', env.FLAGS_URL, ['http:', 'https:'])
  return address && { url: address, token: env.FLAGS_TOKEN || undefined }
}

/** Named as OpenTelemetry names it; the endpoint is where all signals go, traces at a path of their own. */
function tracesUrl(env: Environment): URL | undefined {
  const base = optionalUrl('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT, ['http:', 'https:'])
  return base && new URL(`${base.href.replace(/\/$/, '')}/v1/traces`)
}

function integer(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new StartupError(`${name} is "${text}", but must be a whole number from ${least} to ${most}.`)
}

const isYes = (name: string, text: string | undefined, usual: 'yes' | 'no'): boolean =>
  oneOf(name, text || usual, ['yes', 'no']) === 'yes'

const perMinute = (name: string, text: string | undefined, usual: number): number =>
  integer(name, text || String(usual), 1, 1_000_000)

function trustedProxies(text: string | undefined): TrustedProxies {
  const read = readTrustedProxies(text || 'no')
  if (read !== undefined) return read
  throw new StartupError(
    `TRUST_PROXY is "${text}", but must be yes, no, how many proxies stand one behind the other, or their addresses, as in 10.0.0.0/8,192.0.2.7.`,
  )
}

function url(name: string, text: string, protocols: readonly string[]): URL {
  const value = URL.canParse(text) ? new URL(text) : undefined
  if (value && protocols.includes(value.protocol)) return value
  // The text is not repeated: it may hold a password.
  throw new StartupError(
    `${name} is not an address that begins with ${protocols.map((name) => `${name}//`).join(' or ')}.`,
  )
}

const optionalUrl = (name: string, text: string | undefined, protocols: readonly string[]): URL | undefined =>
  text ? url(name, text, protocols) : undefined

function documentsUrl(text: string | undefined): URL | undefined {
  const found = optionalUrl('DOCUMENTS_URL', text, ['http:', 'https:'])
  if (!found || (found.username && found.password && found.pathname.length > 1)) return found
  throw new StartupError(
    'DOCUMENTS_URL must name key, secret and bucket, as in https://KEY:SECRET@s3.example.com/bucket?region=us-east-1.',
  )
}

function oneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text)
  if (found) return found
  throw new StartupError(`${name} is "${text}", but must be one of ${choices.join(', ')}.`)
}

function apiBase(text: string): string {
  if (/^(\/[\w-]+)+$/.test(text)) return text
  throw new StartupError(`API_BASE is "${text}", but must be a path such as /api.`)
}
