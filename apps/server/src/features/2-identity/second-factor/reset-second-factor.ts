import type { Database } from '../../../platform/database/database.ts'
import { logAccess } from '../access/access-log.store.ts'
import { findPersonByEmail } from '../users/users.store.ts'
import { removeSecondFactor } from './second-factors.store.ts'

/** Lets a person set up another authenticator. For an operator at the server, who has checked their identity. */
export async function resetSecondFactor(
  db: Database,
  email: string,
  now: Date,
): Promise<'reset' | 'none_there' | 'unknown'> {
  const person = await findPersonByEmail(db, email)
  if (!person) return 'unknown'
  return await db.transaction().execute(async (trx) => {
    const wasThere = await removeSecondFactor(trx, person.id, now)
    await logAccess(trx, { kind: 'second_factor_reset', actor: 'operator', personId: person.id }, now)
    return wasThere ? 'reset' : 'none_there'
  })
}
