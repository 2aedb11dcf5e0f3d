import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { type CodeHash, drawCode } from './code-hash.ts'
import {
  type CodeRequester,
  countAttempt,
  findNewestCode,
  insertCode,
  listCodes,
  lockCodeRequests,
  spendCode,
} from './sign-in-codes.store.ts'

export const codeMinutes = 10
/** How long a browser waits before it may ask for another code. */
export const resendSeconds = 60
const resendMs = resendSeconds * 1000
const tries = 5
/** Codes for one address in an hour, asked for by one client or by the browsers where its person has signed in. */
const hourly = 5
/** Codes for one address in an hour, asked for by all others: no mailbox is filled from many places either. */
const hourlyOfAll = 30

const minuteInMs = 60_000
const hourInMs = 60 * minuteInMs

/** Whom a code is for. One that cannot be reached is treated like any other, but no code fits. */
export type Addressee = { readonly address: string; readonly reachable: boolean }

type NewCode = CodeRequester &
  Addressee & {
    /** Who asks, as a keyed hash of the client's address. */
    readonly client: string
    readonly now: Date
  }

/** The same for every address. */
const tooMany = (until: number, now: Date): AppError =>
  new AppError(429, 'code.too_many', 'Too many codes were asked for: wait before you ask for another.', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  })

/**
 * Makes a code for a browser in place of those it had; refused when browser, client or address had too many. The code
 * goes into the mail and is stored nowhere.
 * @returns the code; undefined when there is nobody to send it to
 */
export async function issueCode(trx: Database, hash: CodeHash, newCode: NewCode): Promise<string | undefined> {
  const { sessionId, address, reachable, client, known, now } = newCode
  await lockCodeRequests(trx, newCode)
  await refuseTooMany(trx, newCode)
  const id = randomUUID()
  const code = reachable ? drawCode() : undefined
  await insertCode(trx, {
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
  return code
}

async function refuseTooMany(trx: Database, newCode: NewCode): Promise<void> {
  const { client, known, now } = newCode
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  // Only for the same address: whoever mistyped theirs need not wait to correct it.
  const last = await findNewestCode(trx, newCode, before(resendMs))
  if (last) throw tooMany(last.created_at.getTime() + resendMs, now)
  const recent = await listCodes(trx, newCode, { since: before(hourInMs), most: hourlyOfAll })
  const own = known ? recent : recent.filter((code) => code.client === client)
  const oldest = own[hourly - 1] ?? recent[hourlyOfAll - 1]
  if (oldest) throw tooMany(oldest.created_at.getTime() + hourInMs, now)
}

/** What became of a try; `over` when this browser has no code that is still good. */
export type CodeResult = { readonly outcome: 'right'; readonly email: string } | { readonly outcome: 'wrong' | 'over' }

/**
 * Tries a code at the browser that asked for it. The try is counted by the database before anything is compared, so that
 * no more than five are looked at however many arrive at once.
 */
export async function tryCode(
  db: Database,
  hash: CodeHash,
  { sessionId, code, now }: { sessionId: string; code: string; now: Date },
): Promise<CodeResult> {
  const row = await countAttempt(db, { sessionId, most: tries, now })
  if (!row) return { outcome: 'over' }
  if (!hash.isOf(row.code_hash, row.id, code)) return { outcome: 'wrong' }
  return (await spendCode(db, row.id, now)) ? { outcome: 'right', email: row.email } : { outcome: 'over' }
}
