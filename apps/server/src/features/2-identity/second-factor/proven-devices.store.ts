import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { ProvenDevicesTable } from './second-factor.tables.ts'

type DeviceRow = Selectable<ProvenDevicesTable>

export async function insertDevice(trx: Database, row: DeviceRow): Promise<void> {
  await trx.insertInto('proven_devices').values(row).execute()
}

/** Records that a person uses a device. @returns its id; undefined when it is not theirs or has expired */
export async function touchDevice(
  trx: Database,
  { token_hash, person_id }: Pick<DeviceRow, 'token_hash' | 'person_id'>,
  now: Date,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('proven_devices')
    .set({ last_used_at: now })
    .where('token_hash', '=', token_hash)
    .where('person_id', '=', person_id)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Whether a device belongs to the person with this address and has not expired. */
export async function isDeviceOf(trx: Database, tokenHash: Buffer, email: string, now: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('proven_devices')
    .innerJoin('people', 'people.id', 'proven_devices.person_id')
    .select('proven_devices.id')
    .where('token_hash', '=', tokenHash)
    .where('people.email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** The devices at which a person need not prove the second factor, most recently used first. */
export const listDevices = (db: Database, personId: string, now: Date) =>
  db
    .selectFrom('proven_devices')
    .select(['id', 'created_at', 'last_used_at as last_seen_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute()

/** @returns whether it was one of theirs */
export async function deleteDevice(db: Database, personId: string, id: string): Promise<boolean> {
  const deletedRow = await db
    .deleteFrom('proven_devices')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst()
  return deletedRow !== undefined
}
