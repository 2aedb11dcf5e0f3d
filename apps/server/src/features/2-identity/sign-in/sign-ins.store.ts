import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { SignInsTable } from './sign-in.tables.ts'

export type SignInRow = Selectable<SignInsTable>

export async function insertSignIn(trx: Database, row: SignInRow): Promise<void> {
  await trx.insertInto('sign_ins').values(row).execute()
}

/** The sign-in of a token at a browser's session; undefined when there is none or it has ended. */
export const findSignIn = (
  db: Database,
  { tokenHash, sessionId, now }: { readonly tokenHash: Buffer; readonly sessionId: string; readonly now: Date },
) =>
  db
    .selectFrom('sign_ins')
    // Named, so that the statement is prepared: it is run for nearly every request.
    .select([
      ...(['id', 'person_id', 'acts_as', 'acts_since', 'created_at', 'last_seen_at'] as const),
      ...(['expires_at', 'role', 'second_factor_at'] as const),
    ])
    .where('token_hash', '=', tokenHash)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Locks a sign-in that has not ended. */
export const lockSignIn = (trx: Database, id: string): Promise<SignInRow | undefined> =>
  trx
    .selectFrom('sign_ins')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A person's sign-ins, most recently seen first. */
export const listSignIns = (db: Database, personId: string, now: Date) =>
  db
    .selectFrom('sign_ins')
    .select(['id', 'created_at', 'last_seen_at', 'expires_at', 'device_id'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()

/** The addresses of all who have ever signed in at a browser's session. */
export async function listSignedInEmails(db: Database, sessionId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sign_ins')
    .innerJoin('people', 'people.id', 'sign_ins.person_id')
    .select('people.email')
    .distinct()
    .where('sign_ins.session_id', '=', sessionId)
    .execute()
  return rows.map(({ email }) => email)
}

export async function updateSignIn(db: Database, id: string, change: Updateable<SignInsTable>): Promise<void> {
  await db.updateTable('sign_ins').set(change).where('id', '=', id).execute()
}

/** Ends every sign-in at a browser's session. */
export async function endSignInsOf(trx: Database, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sign_ins')
    .set({ ended_at: now })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute()
}
