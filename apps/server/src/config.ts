import path from 'node:path'
import { type OidcSettings, oidcSettings } from './features/sign-in/oidc/oidc-settings.ts'
import { StartupError } from './platform/errors/startup-error.ts'
import { type LogLevel, logLevels } from './platform/log/log.ts'
import { type MailSettings, mailSettings } from './platform/mail/mail-settings.ts'

/** Everything that is chosen outside the code, by environment variable. */
export type Config = {
  readonly host: string
  readonly port: number
  /** Where people reach the site; links and HSTS follow it. */
  readonly publicUrl: URL
  readonly apiBase: string
  readonly trustProxy: boolean
  readonly requestsPerMinute: number
  readonly dataFolder: string
  /** Undefined: the embedded PostgreSQL in the data folder. */
  readonly databaseUrl: string | undefined
  readonly carriersUrl: URL
  /** The folder of the sites, one file each. */
  readonly sitesFolder: string
  /** The file of agencies, agents and support. Undefined: nobody works here. */
  readonly staffFile: string | undefined
  /** Invented firms whose policies end soon are put into the database, so that renewals can be tried. */
  readonly sampleFirms: boolean
  /** A bucket of an S3-compatible store, with its keys, for documents. Undefined: the data folder. */
  readonly documentsUrl: URL | undefined
  /** Base64 of 32 bytes that seal tax numbers. Undefined: a key file in the data folder. */
  readonly encryptionKey: string | undefined
  /** Undefined: mail is not sent but kept, to be read on this machine. */
  readonly mail: MailSettings | undefined
  /** Where people may sign in besides by a code. */
  readonly oidc: OidcSettings | undefined
  /** Where messages to support are forwarded to, for sites without an address of their own. Undefined: they are kept. */
  readonly webToCaseUrl: URL | undefined
  /** How often a minute one address may ask for a sign-in code, try one, send a link, and write to support. */
  readonly signInsPerMinute: number
  /** Where events of the pages are sent to. Undefined: nowhere. */
  readonly trackingUrl: URL | undefined
  /** A service that decides about experiments and flags. Undefined: the sites' files do. */
  readonly flags: { readonly url: URL; readonly token: string | undefined } | undefined
  readonly logLevel: LogLevel
}

type Environment = Readonly<Record<string, string | undefined>>

const projectFolder = path.resolve(import.meta.dirname, '../../..')

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
    trustProxy: oneOf('TRUST_PROXY', env.TRUST_PROXY || 'no', ['yes', 'no']) === 'yes',
    requestsPerMinute: integer('REQUESTS_PER_MINUTE', env.REQUESTS_PER_MINUTE || '3000', 1, 1_000_000),
    dataFolder: path.resolve(projectFolder, env.DATA_DIR || 'data'),
    databaseUrl: env.DATABASE_URL
      ? url('DATABASE_URL', env.DATABASE_URL, ['postgres:', 'postgresql:']).href
      : undefined,
    sampleFirms: oneOf('SAMPLE_FIRMS', env.SAMPLE_FIRMS || 'no', ['yes', 'no']) === 'yes',
    sitesFolder: path.resolve(projectFolder, env.SITES_DIR || 'sites'),
    carriersUrl: url('CARRIERS_URL', env.CARRIERS_URL || 'http://127.0.0.1:3001', ['http:', 'https:']),
    staffFile: env.STAFF_FILE ? path.resolve(projectFolder, env.STAFF_FILE) : undefined,
    documentsUrl: optionalUrl('DOCUMENTS_URL', env.DOCUMENTS_URL, ['http:', 'https:']),
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
    signInsPerMinute: integer('SIGN_INS_PER_MINUTE', env.SIGN_INS_PER_MINUTE || '10', 1, 1_000_000),
    logLevel: oneOf('LOG_LEVEL', env.LOG_LEVEL || 'info', logLevels),
  }
}

const oidc = (env: Environment): OidcSettings | undefined =>
  oidcSettings({
    issuer: optionalUrl('OIDC_ISSUER', env.OIDC_ISSUER, ['http:', 'https:']),
    clientId: env.OIDC_CLIENT_ID,
    clientSecret: env.OIDC_CLIENT_SECRET,
    name: env.OIDC_NAME,
    only: oneOf('OIDC_ONLY', env.OIDC_ONLY || 'no', ['yes', 'no']) === 'yes',
  })

function flagsOf(env: Environment): Config['flags'] {
  const address = optionalUrl('FLAGS_URL', env.FLAGS_URL, ['http:', 'https:'])
  return address && { url: address, token: env.FLAGS_TOKEN || undefined }
}

function integer(name: string, text: string, least: number, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new StartupError(`${name} is "${text}", but must be a whole number from ${least} to ${most}.`)
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

function oneOf<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === text)
  if (found) return found
  throw new StartupError(`${name} is "${text}", but must be one of ${choices.join(', ')}.`)
}

function apiBase(text: string): string {
  if (/^(\/[\w-]+)+$/.test(text)) return text
  throw new StartupError(`API_BASE is "${text}", but must be a path such as /api.`)
}
