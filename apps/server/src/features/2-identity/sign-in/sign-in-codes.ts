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
/** How long a browser waits before it may request another code. */
export const resendSeconds = 60
const resendMs = resendSeconds * 1000
const tries = 5
/** The most codes for an address in an hour, requested by one client or by browsers where its person has signed in. */
const hourly = 5
/** The most codes for an address in an hour, requested by all others: no mailbox is flooded from many clients either. */
const hourlyOfAll = 30

const minuteInMs = 60_000
const hourInMs = 60 * minuteInMs

/** Whom a code is for. An unreachable addressee is treated like any other, but no code is valid. */
export type Addressee = { readonly address: string; readonly reachable: boolean }

type NewCode = CodeRequester &
  Addressee & {
    /** A keyed hash of the client's address. */
    readonly client: string
    readonly now: Date
  }

/** The same for every address. */
const tooMany = (until: number, now: Date): AppError =>
  new AppError(429, 'code.too_many', 'Too many codes were requested: wait before you request another.', {
    retryAfterSeconds: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  })

/**
 * Makes a code for a browser, replacing earlier ones; refused when browser, client or address had too many. Only its hash is
 * stored.
 * @returns the code; undefined when there is nobody to send it to
 */
export async function issueCode(trx: Database, hash: CodeHash, newCode: NewCode): Promise<string | undefined> {
  const { sessionId, address, reachable, client, isKnown, now } = newCode
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
    known: isKnown,
  })
  return code
}

async function refuseTooMany(trx: Database, newCode: NewCode): Promise<void> {
  const { client, isKnown, now } = newCode
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  // Only for the same address: a person who mistyped theirs need not wait.
  const last = await findNewestCode(trx, newCode, before(resendMs))
  if (last) throw tooMany(last.created_at.getTime() + resendMs, now)
  const recent = await listCodes(trx, newCode, { since: before(hourInMs), most: hourlyOfAll })
  const own = isKnown ? recent : recent.filter((code) => code.client === client)
  const oldest = own[hourly - 1] ?? recent[hourlyOfAll - 1]
  if (oldest) throw tooMany(oldest.created_at.getTime() + hourInMs, now)
}

/** The outcome of an attempt; `over` when this browser has no valid code. */
export type CodeResult = { readonly outcome: 'right'; readonly email: string } | { readonly outcome: 'wrong' | 'over' }

/**
 * Checks a code at the browser that requested it. The database counts the attempt before comparing, so that at most five
 * are compared however many arrive at once.
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
