import type { Purpose } from '../features/2-identity/roles/purposes.ts'
import { makeToken, type NewToken } from '../features/2-identity/tokens/manage-tokens.ts'
import type { Database } from '../platform/database/database.ts'
import type { Browser } from './browser.ts'

const everything: readonly Purpose[] = ['read', 'quote', 'submit', 'share']

/** Makes a token; by default for everything at the default site for 30 days. */
export const tokenFor = (db: Database, now: Date, newToken: Partial<NewToken> = {}) =>
  makeToken(
    db,
    {
      ...{
        site: 'default',
        partner: 'acme',
        agencyId: null,
        purposes: everything,
        days: 30,
        callsPerMinute: 1_000_000,
      },
      ...newToken,
    },
    now,
  )

/** A partner's machine: each of its calls carries the token. */
export function machineWith(token: string, visitor: Browser): Browser {
  const headers = { authorization: `Bearer ${token}` }
  return {
    ...visitor,
    get: (path, more) => visitor.get(path, { ...headers, ...more }),
    post: (path, body, more) => visitor.post(path, body, { ...headers, ...more }),
    patch: (path, body, more) => visitor.patch(path, body, { ...headers, ...more }),
    delete: (path, more) => visitor.delete(path, { ...headers, ...more }),
    begin: async () => (await visitor.post('quote', {}, headers)).body.data,
    save: (quote, step, answers) =>
      visitor.patch(`quote/${quote._id}`, { step, ...answers }, { ...headers, 'if-match': `"${quote.version}"` }),
  }
}
