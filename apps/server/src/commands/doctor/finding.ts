import { isNotReached, whyNotReached } from '../../platform/database/why-not-reached.ts'
import { asStartupError } from '../../platform/errors/as-startup-error.ts'
import { errorCode } from '../../platform/errors/system-error.ts'

/** The state of one part; `off` when the settings do not name it. */
export type Finding = {
  readonly part: string
  readonly state: 'ok' | 'failed' | 'off'
  /** One sentence: the state, or what to do. */
  readonly says: string
}

/** Checks one part. @returns its state; throws if the part cannot be used */
export type Look = () => Promise<string>

const longestMs = 20_000

export const off = (part: string, says: string): Finding => ({ part, state: 'off', says })

/**
 * Checks a part, for no longer than an unreachable one may take. `toDo` is added to errors that have at most a code.
 */
export async function look(part: string, toDo: string, see: Look): Promise<Finding> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const limit = setTimeout(() => reject(new Error('no answer in time')), longestMs)
  try {
    return { part, state: 'ok', says: await Promise.race([see(), late]) }
  } catch (error) {
    return { part, state: 'failed', says: whyNot(error, toDo) }
  } finally {
    clearTimeout(limit)
  }
}

function whyNot(error: unknown, toDo: string): string {
  // A refused connection to another server says nothing about the database.
  if (toDo === '' && isNotReached(error)) return whyNotReached(error)
  const refusal = asStartupError(error)
  if (refusal && (toDo === '' || refusal === error)) return refusal.message
  const cause = error instanceof Error && error.cause !== undefined ? errorCode(error.cause) : undefined
  return `Not usable (${errorCode(error) ?? cause ?? (error instanceof Error ? error.message : 'unknown')}): ${toDo}.`
}
