import type { Database } from '../../../platform/database/database.ts'
import type { Sealer } from '../../../platform/sealing/sealer.ts'
import { recipientKeys } from '../../1-foundation/mails/recipient-key.ts'
import { removeSecondFactor } from '../../2-identity/second-factor/second-factors.store.ts'
import type { Person } from '../../2-identity/users/staff.ts'

/**
 * Takes a person out of the database: their address, name, links, codes and sign-ins. A row without anything personal
 * stays where the work they did for others still names them.
 */
export async function closeAccount(
  trx: Database,
  sealer: Sealer,
  { id, email }: Pick<Person, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  // The one mail that outlives the account, saying that it is closed, is found by nobody.
  const keys = recipientKeys(sealer, email)
  await trx.updateTable('mails').set({ recipient: null }).where('recipient', 'in', keys).execute()
  await trx.deleteFrom('retrieval_links').where('email', '=', email).execute()
  await trx.deleteFrom('sign_in_codes').where('email', '=', email).execute()
  // Why support helped may name whom.
  await trx.updateTable('sign_ins').set({ acts_reason: null }).where('acts_as', '=', id).execute()
  await removeSecondFactor(trx, id, now)
  await trx.deleteFrom('registered_names').where('person_id', '=', id).execute()
  await trx.deleteFrom('sign_ins').where('person_id', '=', id).execute()
  const named = await trx
    .selectFrom('quotes')
    .select('id')
    .where((eb) => eb.or([eb('person_id', '=', id), eb('agent_id', '=', id)]))
    .limit(1)
    .executeTakeFirst()
  if (!named) {
    await trx.deleteFrom('people').where('id', '=', id).execute()
    return
  }
  const nothing = { first_name: null, last_name: null, phone: null, proven_at: null }
  await trx
    .updateTable('people')
    .set({ ...nothing, email: `erased-${id}`, disabled_at: now })
    .where('id', '=', id)
    .execute()
}
