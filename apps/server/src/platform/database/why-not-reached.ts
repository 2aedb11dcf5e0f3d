import { errorCode } from '../errors/system-error.ts'

/** What an operator may do about it, by the code of PostgreSQL or of the connection. */
const reasons: Readonly<Record<string, string>> = {
  '3D000': 'there is no database of that name: create it first, as with createdb, owned by the user of DATABASE_URL',
  '28000': 'it does not let this user in: check the user in DATABASE_URL, and pg_hba.conf',
  '28P01': 'the password is not the user’s: check DATABASE_URL',
  '42501': 'the user may not create tables in it: make the user its owner',
  '53300': 'it has no connection left: raise max_connections',
  ECONNREFUSED: 'nothing listens at that address: start PostgreSQL, or check host and port',
  ENOTFOUND: 'there is no such host: check DATABASE_URL',
  EAI_AGAIN: 'the name of its host cannot be looked up',
  ETIMEDOUT: 'it does not answer in time: check the host, and firewalls between',
}

/** Why the database of the settings cannot be used. */
export function whyNotReached(error: unknown): string {
  const code = errorCode(error)
  const reason = code !== undefined && Object.hasOwn(reasons, code) ? reasons[code] : undefined
  if (reason !== undefined) return `The database of DATABASE_URL cannot be used (${code}): ${reason}.`
  return `The database of DATABASE_URL does not answer as it should${code ? ` (${code})` : ''}.`
}

/** Whether an error is about reaching the database, not about what was done there. */
export const isNotReached = (error: unknown): boolean => Object.hasOwn(reasons, errorCode(error) ?? '')
