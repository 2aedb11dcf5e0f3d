import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type CodeHash, drawCode } from './code-hash.ts'

export const codeMinutes = 10
/** How long a browser waits before it may ask for another code. */
export const resendSeconds = 60
const tries = 5
/** Codes for one address that one client may ask for in an hour, and the browsers where its person signed in before. */
const hourly = 5
/** Codes for one address that all others may ask for in an hour: a mailbox is not filled from many places either. */
const hourlyOfAll = 30

const minuteInMs = 60_000
const hourInMs = 60 * minuteInMs

/** Whom a code is for. An address of nobody takes part in everything but has no code that fits. */
export type Addressee = { readonly address: string; readonly reachable: boolean }

type Asked = Addressee & {
  readonly sessionId: string
  /** Who asks, as a keyed hash of the client's address. */
  readonly client: string
  /** The address's person signed in at this browser before, so strangers' asking does not count for it. */
  readonly known: boolean
  readonly now: Date
}

/** Too many codes: the same answer for every address. */
const tooMany = (until: number, now: Date): AppError =>
  new AppError(429, 'code.too_many', 'Too many codes were asked for: wait before you ask for another.', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  })

/**
 * Makes a code for a browser and kills those it had; refused when browser, client or address had too many. The code goes
 * into the mail and is kept nowhere else.
 * @returns the code; undefined when there is nobody to send it to
 */
export async function issueCode(trx: Database, hash: CodeHash, asked: Asked): Promise<string | undefined> {
  const { sessionId, address, reachable, client, known, now } = asked
  // Whoever asks at the same moment from the same browser, or for the same address, waits to be counted.
  await trx.selectFrom('sessions').select('id').where('id', '=', sessionId).forNoKeyUpdate().execute()
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in code ${address}`}, 0))`.execute(trx)
  await refuseTooMany(trx, asked)
  await trx
    .updateTable('sign_in_codes')
    .set({ expires_at: now })
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .execute()
  const id = randomUUID()
  const code = reachable ? drawCode() : undefined
  await trx
    .insertInto('sign_in_codes')
    .values({
      id,
      session_id: sessionId,
      email: address,
      code_hash: code === undefined ? randomBytes(32) : hash.of(id, code),
      attempts: 0,
      created_at: now,
      expires_at: new Date(now.getTime() + codeMinutes * minuteInMs),
      used_at: null,
      client,
      known,
    })
    .execute()
  return code
}

async function refuseTooMany(trx: Database, { sessionId, address, client, known, now }: Asked): Promise<void> {
  const last = await trx
    .selectFrom('sign_in_codes')
    .select('created_at')
    .where('session_id', '=', sessionId)
    // Whoever mistyped their address need not wait to mend it: how often one client asks is limited beside.
    .where('email', '=', address)
    .where('created_at', '>', new Date(now.getTime() - resendSeconds * 1000))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  if (last) throw tooMany(last.created_at.getTime() + resendSeconds * 1000, now)
  const recent = await trx
    .selectFrom('sign_in_codes')
    .select(['created_at', 'client'])
    .where('email', '=', address)
    .where('known', '=', known)
    .where('created_at', '>', new Date(now.getTime() - hourInMs))
    .orderBy('created_at', 'desc')
    .limit(hourlyOfAll)
    .execute()
  const own = known ? recent : recent.filter((code) => code.client === client)
  const oldest = own[hourly - 1] ?? recent[hourlyOfAll - 1]
  if (oldest) throw tooMany(oldest.created_at.getTime() + hourInMs, now)
}

/** What became of a try: `over` when this browser has no code that is still good. */
export type Tried = { readonly outcome: 'right'; readonly email: string } | { readonly outcome: 'wrong' | 'over' }

/**
 * Tries a code at the browser that asked for it. The try is counted by the database before anything is compared, so that
 * however many guesses come at once, no more than five are looked at.
 */
export async function tryCode(
  db: Database,
  hash: CodeHash,
  { sessionId, code, now }: { sessionId: string; code: string; now: Date },
): Promise<Tried> {
  const row = await db
    .updateTable('sign_in_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', tries)
    .returning(['id', 'email', 'code_hash'])
    .executeTakeFirst()
  if (!row) return { outcome: 'over' }
  if (!hash.isOf(row.code_hash, row.id, code)) return { outcome: 'wrong' }
  const used = await db
    .updateTable('sign_in_codes')
    .set({ used_at: now })
    .where('id', '=', row.id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used ? { outcome: 'right', email: row.email } : { outcome: 'over' }
}
