import { AppError } from './app-error.ts'
import { errorCode } from './system-error.ts'

// Class 08: connection; 53: out of connections, memory or disk; 57P0x: shutting down or starting; 57014: statement time-out;
// 55P03: lock time-out; 25P03: transaction left idle; 40001 and 40P01: lost a race that may be run again.
const passingSqlState = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|40001|40P01)$/
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'])
// The driver gives these no code.
const driverMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end)/

const unavailable = (cause: Error): AppError =>
  new AppError(503, 'database.unavailable', 'The service cannot save or read right now: try again in a moment.', {
    retryAfterSeconds: 5,
    cause,
  })

/** A 503 when the database is unreachable, overloaded or too slow; undefined for every other error. */
export function databaseTrouble(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = errorCode(error) ?? ''
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  const passing = passingSqlState.test(code) || unreachable.has(code) || noSocket || driverMessage.test(error.message)
  return passing ? unavailable(error) : undefined
}
