import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { SignInCodesTable } from './sign-in.tables.ts'

type CodeRow = Selectable<SignInCodesTable>

/** The browser that requests a code, and the address it is for. */
export type CodeRequester = {
  readonly sessionId: string
  readonly address: string
  /** The person of the address has signed in at this browser before, so requests by strangers do not count here. */
  readonly isKnown: boolean
}

/** Makes concurrent requests for the same address or from the same browser wait for this transaction. */
export async function lockCodeRequests(trx: Database, { sessionId, address }: CodeRequester): Promise<void> {
  await trx.selectFrom('sessions').select('id').where('id', '=', sessionId).forNoKeyUpdate().execute()
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in code ${address}`}, 0))`.execute(trx)
}

/** The newest code that a browser was sent for an address after `since`. */
export const findNewestCode = (
  trx: Database,
  { sessionId, address }: CodeRequester,
  since: Date,
): Promise<Pick<CodeRow, 'created_at'> | undefined> =>
  trx
    .selectFrom('sign_in_codes')
    .select('created_at')
    .where('session_id', '=', sessionId)
    .where('email', '=', address)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

/** The codes for an address after `since`, newest first: those of known browsers, or those of all others. */
export const listCodes = (
  trx: Database,
  { address, isKnown }: CodeRequester,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<Pick<CodeRow, 'created_at' | 'client'>[]> =>
  trx
    .selectFrom('sign_in_codes')
    .select(['created_at', 'client'])
    .where('email', '=', address)
    .where('known', '=', isKnown)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()

/** Stores a code and expires the browser's earlier ones. */
export async function insertCode(trx: Database, row: CodeRow): Promise<void> {
  await trx
    .updateTable('sign_in_codes')
    .set({ expires_at: row.created_at })
    .where('session_id', '=', row.session_id)
    .where('expires_at', '>', row.created_at)
    .execute()
  await trx.insertInto('sign_in_codes').values(row).execute()
}

/** Counts an attempt. @returns the browser's code; undefined when none is valid, or it has had `most` attempts */
export const countAttempt = (
  db: Database,
  { sessionId, most, now }: { readonly sessionId: string; readonly most: number; readonly now: Date },
): Promise<Pick<CodeRow, 'id' | 'email' | 'code_hash'> | undefined> =>
  db
    .updateTable('sign_in_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', most)
    .returning(['id', 'email', 'code_hash'])
    .executeTakeFirst()

/** Uses up a code. @returns whether it was unused */
export async function spendCode(db: Database, id: string, now: Date): Promise<boolean> {
  const updatedRow = await db
    .updateTable('sign_in_codes')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return updatedRow !== undefined
}
