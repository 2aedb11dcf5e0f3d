import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { SessionsTable } from './sessions.tables.ts'

type SessionRow = Selectable<SessionsTable>

export async function insertSession(db: Database, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute()
}

/** The session of a token; undefined when there is none or it has expired. */
export const findSession = (
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<SessionRow, 'id' | 'last_seen_at'> | undefined> =>
  db
    .selectFrom('sessions')
    .select(['id', 'last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export async function updateSession(db: Database, id: string, change: Updateable<SessionsTable>): Promise<void> {
  await db.updateTable('sessions').set(change).where('id', '=', id).execute()
}

/** Ends every sign-in of a person. */
export async function endSignInsOfPerson(trx: Database, personId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute()
}
