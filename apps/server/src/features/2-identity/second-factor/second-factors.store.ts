import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { endSignInsOfPerson } from '../sessions/sessions.store.ts'
import type { SecondFactorsTable } from './second-factor.tables.ts'

type SecondFactorRow = Selectable<SecondFactorsTable>
type NewSecondFactor = Omit<SecondFactorRow, 'used_steps' | 'tries'>

const secondFactorOf = (db: Database, personId: string) =>
  db.selectFrom('second_factors').selectAll().where('person_id', '=', personId)

export const findSecondFactor = (db: Database, personId: string): Promise<SecondFactorRow | undefined> =>
  secondFactorOf(db, personId).executeTakeFirst()

export const lockSecondFactor = (trx: Database, personId: string): Promise<SecondFactorRow | undefined> =>
  secondFactorOf(trx, personId).forUpdate().executeTakeFirst()

export async function isEnrolled(db: Database, personId: string): Promise<boolean> {
  const row = await findSecondFactor(db, personId)
  return row !== undefined && row.confirmed_at !== null
}

/** Stores an unconfirmed secret, unless there is a confirmed one or the same sign-in has one. */
export async function insertUnconfirmed(db: Database, row: NewSecondFactor): Promise<void> {
  const { sealed, sign_in_id, created_at } = row
  await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ sealed, sign_in_id, created_at })
        .where('second_factors.confirmed_at', 'is', null)
        .where('second_factors.sign_in_id', 'is distinct from', sign_in_id),
    )
    .execute()
}

/** Stores a confirmed secret, replacing any other. */
export async function upsertConfirmed(db: Database, row: NewSecondFactor): Promise<void> {
  const { sealed, confirmed_at } = row
  await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ sealed, confirmed_at }))
    .execute()
}

export async function updateSecondFactor(
  trx: Database,
  personId: string,
  change: Updateable<SecondFactorsTable>,
): Promise<void> {
  await trx.updateTable('second_factors').set(change).where('person_id', '=', personId).execute()
}

/**
 * Counts an attempt, starting over when the first was before `since`.
 * @returns undefined when `most` were made since then, or there is no second factor
 */
export const countTry = (
  db: Database,
  personId: string,
  { most, since, now }: { readonly most: number; readonly since: Date; readonly now: Date },
): Promise<SecondFactorRow | undefined> =>
  db
    .updateTable('second_factors')
    .set({
      tries: sql`case when tries_since is null or tries_since <= ${since} then 1 else tries + 1 end`,
      tries_since: sql`case when tries_since is null or tries_since <= ${since} then ${now} else tries_since end`,
    })
    .where('person_id', '=', personId)
    .where((eb) => eb.or([eb('tries', '<', most), eb('tries_since', '<=', since), eb('tries_since', 'is', null)]))
    .returningAll()
    .executeTakeFirst()

/** Gives a person these recovery codes, replacing earlier ones. */
export async function replaceRecoveryCodes(
  trx: Database,
  personId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ person_id: personId, code_hash, created_at: now, used_at: null })))
    .execute()
}

/** Uses up a recovery code, by its hash under any of the keys. @returns whether it was theirs and unused */
export async function spendRecoveryCode(
  trx: Database,
  personId: string,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> {
  const updatedRow = await trx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('person_id', '=', personId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst()
  return updatedRow !== undefined
}

/**
 * Removes a person's second factor and all that depends on it, so that somebody who lost phone and codes can enrol again.
 * @returns whether there was one
 */
export async function removeSecondFactor(trx: Database, personId: string, now: Date): Promise<boolean> {
  const deletedRow = await trx
    .deleteFrom('second_factors')
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst()
  await trx.deleteFrom('recovery_codes').where('person_id', '=', personId).execute()
  await trx.deleteFrom('proven_devices').where('person_id', '=', personId).execute()
  await endSignInsOfPerson(trx, personId, now)
  return deletedRow !== undefined
}
