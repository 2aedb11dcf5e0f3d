import { allCarriers } from '@coverwright/catalogue/countries/countries'
import { notOneOf } from '@coverwright/catalogue/sites/faults/one-of'
import { isRecord } from '@coverwright/core/answers/answers'
import type { CarrierAddress } from '../../../platform/carriers/carrier-address.ts'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { isSigningSecret } from '../../../settings/parsers.ts'
import { readJsonFile } from '../site/read-json-file.ts'

export type CarrierAddresses = Readonly<Record<string, CarrierAddress>>

/** The carriers with addresses of their own; all others are at CARRIERS_URL. Refuses a wrong file, naming the key. */
export function readCarriersFile(file: string | undefined): CarrierAddresses {
  if (file === undefined) return {}
  const refusal = (reason: string) => new StartupError(`The file ${file} of CARRIERS_FILE cannot be used: ${reason}.`)
  const content = readJsonFile(file)
  if ('fault' in content) throw refusal(content.fault)
  if (!isRecord(content.value)) throw refusal('it must be an object: begin with { and end with }')
  const ids = allCarriers.map(({ id }) => id)
  return Object.fromEntries(
    Object.entries(content.value).map(([id, address]) => {
      if (!ids.includes(id)) throw refusal(`the insurer ${notOneOf(id, ids)}`)
      const carrierAddress = addressOf(address)
      if ('fault' in carrierAddress) throw refusal(`${id}${carrierAddress.fault}`)
      return [id, carrierAddress]
    }),
  )
}

/** Printable ASCII without spaces, as a header takes it. */
const tokenForm = /^[\x21-\x7e]{1,4000}$/

function addressOf(value: unknown): CarrierAddress | { readonly fault: string } {
  if (!isRecord(value)) return { fault: ' must be { "url": "https://…", "token": "…" }' }
  const { url, token, secret, ...more } = value
  const [unknownKey] = Object.keys(more)
  if (unknownKey !== undefined) return { fault: `.${unknownKey} is not a key here; use url, token and secret` }
  const base = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
  if (!base || !['http:', 'https:'].includes(base.protocol) || base.username || base.search || base.hash)
    return { fault: '.url must be an address that begins with http:// or https://, without password, ? and #' }
  if (token !== undefined && !(typeof token === 'string' && tokenForm.test(token)))
    return { fault: '.token must be letters, digits and signs without spaces' }
  if (secret !== undefined && !(typeof secret === 'string' && isSigningSecret(secret)))
    return { fault: '.secret must be whsec_ and 24 to 64 random bytes in base64' }
  return {
    url: base.href.replace(/\/$/, ''),
    ...(token === undefined ? {} : { token }),
    ...(secret === undefined ? {} : { secret }),
  }
}
