import path from 'node:path'
import { readTrustedProxies, type TrustedProxies } from '../http/trusted-proxy.ts'
import { StartupError } from '../platform/errors/startup-error.ts'
import { isMailAddress } from '../platform/mail/mail-address.ts'
import { projectFolder } from '../project-folder.ts'
import type { Parse } from './setting.ts'

export const asText: Parse<string> = (text) => text

/** A path on this machine; a relative one begins at the project's folder. */
export const asPath: Parse<string> = (text) => path.resolve(projectFolder, text)

export const wholeNumber =
  (least: number, most: number): Parse<number> =>
  (text, name) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw new StartupError(`${name} is "${text}", but must be a whole number from ${least} to ${most}.`)
  }

export const oneOf =
  <Choice extends string>(choices: readonly Choice[]): Parse<Choice> =>
  (text, name) => {
    const match = choices.find((choice) => choice === text)
    if (match) return match
    throw new StartupError(`${name} is "${text}", but must be one of ${choices.join(', ')}.`)
  }

const yesOrNo = oneOf(['yes', 'no'])
export const isYes: Parse<boolean> = (text, name) => yesOrNo(text, name) === 'yes'

/** An address with one of these protocols, as in `https:`. */
export const urlOf =
  (...protocols: readonly string[]): Parse<URL> =>
  (text, name) => {
    const value = URL.canParse(text) ? new URL(text) : undefined
    if (value && protocols.includes(value.protocol)) return value
    // The text is not repeated: it may contain a password.
    throw new StartupError(
      `${name} is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    )
  }

export const mailAddress: Parse<string> = (text, name) => {
  if (isMailAddress(text)) return text
  throw new StartupError(`${name} is "${text}", but must be one mail address, as in desk@example.com.`)
}

export const webUrl = urlOf('http:', 'https:')

export const bucketUrl: Parse<URL> = (text, name) => {
  const bucket = urlOf('http:', 'https:', 's3:')(text, name)
  const isNamed = bucket.protocol === 's3:' ? bucket.hostname !== '' : /^\/[^/]+\/?$/.test(bucket.pathname)
  if (!isNamed || (bucket.username === '') !== (bucket.password === ''))
    throw new StartupError(
      `${name} must name a bucket, and key and secret or neither, as in https://KEY:SECRET@s3.example.com/bucket?region=us-east-1 or s3://bucket?region=us-east-1.`,
    )
  for (const [option, value] of bucket.searchParams) {
    const isKnown = option === 'sse' ? ['AES256', 'aws:kms'].includes(value) : ['region', 'token'].includes(option)
    if (!isKnown)
      throw new StartupError(`${name} has ?${option}, but takes region, token, and sse as AES256 or aws:kms.`)
  }
  return bucket
}

/** A secret of Standard Webhooks: 24 to 64 random bytes. */
export const isSigningSecret = (text: string): boolean => /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/.test(text)

export const signingSecret: Parse<string> = (text, name) => {
  if (isSigningSecret(text)) return text
  throw new StartupError(`${name} must be whsec_ and 24 to 64 random bytes in base64.`)
}

/** OpenTelemetry's setting names the endpoint of all signals; traces have a path of their own below it. */
export const tracesUrl: Parse<URL> = (text, name) => new URL(`${webUrl(text, name).href.replace(/\/$/, '')}/v1/traces`)

export const trustedProxies: Parse<TrustedProxies> = (text, name) => {
  const proxies = readTrustedProxies(text)
  if (proxies !== undefined) return proxies
  throw new StartupError(
    `${name} is "${text}", but must be yes, no, the number of proxies in a row, or their addresses, as in 10.0.0.0/8,192.0.2.7.`,
  )
}

export const urlPath: Parse<string> = (text, name) => {
  if (/^(\/[\w-]+)+$/.test(text)) return text
  throw new StartupError(`${name} is "${text}", but must be a path such as /api.`)
}
