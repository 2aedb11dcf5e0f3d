import type { Database } from '../../../platform/database/database.ts'
import { logAccess } from '../access/access-log.store.ts'
import { findPersonByEmail } from '../users/users.store.ts'
import { removeSecondFactor } from './second-factors.store.ts'

/**
 * Lets a person set up another authenticator. For an operator who has checked their identity.
 * @param actor who did it; `operator` at the server
 */
export async function resetSecondFactor(
  db: Database,
  email: string,
  now: Date,
  actor = 'operator',
): Promise<'reset' | 'none_there' | 'unknown'> {
  const person = await findPersonByEmail(db, email)
  if (!person) return 'unknown'
  return await db.transaction().execute(async (trx) => {
    const wasThere = await removeSecondFactor(trx, person.id, now)
    await logAccess(trx, { kind: 'second_factor_reset', actor, personId: person.id }, now)
    return wasThere ? 'reset' : 'none_there'
  })
}
