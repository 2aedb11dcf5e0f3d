import { errorCode } from '../errors/system-error.ts'

const certificate =
  'its certificate has an unknown signer: give the signer’s certificate with ?sslrootcert=/path/to/ca.pem'

/** The driver has no code for this. */
const withoutTls = 'The server does not support SSL connections'

/** What an operator can do about it, by the code of PostgreSQL or of the connection. */
const reasons: Readonly<Record<string, string>> = {
  '3D000': 'there is no database of that name: create it first, as with createdb, owned by the user of DATABASE_URL',
  '28000': 'it does not let this user in: check the user in DATABASE_URL, and pg_hba.conf',
  '28P01': 'the password is not the user’s: check DATABASE_URL',
  '42501': 'the user may not create tables in it: make the user its owner',
  '25006':
    'it is read-only, like a standby: name the primary, or all with ?target_session_attrs=read-write; or turn default_transaction_read_only off',
  '53100': 'its disk is full: free some space',
  '57P03': 'it is starting or stopping: wait a moment',
  '53300': 'it has no connections left: raise max_connections',
  ECONNREFUSED: 'nothing listens at that address: start PostgreSQL, or check host and port',
  ENOTFOUND: 'there is no such host: check DATABASE_URL',
  EAI_AGAIN: 'the name of its host cannot be looked up',
  DEPTH_ZERO_SELF_SIGNED_CERT: certificate,
  SELF_SIGNED_CERT_IN_CHAIN: certificate,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: certificate,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: certificate,
  CERT_HAS_EXPIRED: 'its certificate has expired: renew it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name: use that name in DATABASE_URL',
  ETIMEDOUT: 'it does not answer in time: check the host and firewalls',
}

/** Why the database of the settings cannot be used. */
export function whyNotReached(error: unknown): string {
  if (isWithoutTls(error))
    return 'The database of DATABASE_URL has no TLS, which sslmode requires: turn ssl on there, or remove sslmode from DATABASE_URL.'
  const code = errorCode(error)
  const reason = code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (reason !== undefined) return `The database of DATABASE_URL cannot be used (${code}): ${reason}.`
  return `The database of DATABASE_URL does not answer as expected${code ? ` (${code})` : ''}.`
}

/** Whether an error is about reaching the database, not about what was done there. */
export const isNotReached = (error: unknown): boolean =>
  isWithoutTls(error) || Object.hasOwn(reasons, errorCode(error) ?? '')

const isWithoutTls = (error: unknown): boolean => error instanceof Error && error.message === withoutTls
