import { AppError } from './app-error.ts'
import { errorCode } from './system-error.ts'

// Class 08: connection; 53: out of connections, memory or disk; 57P0x: shutting down or starting; 57014: cancelled;
// 55P03: lock time-out; 25P03: transaction left idle; 40001 and 40P01: lost a race that may be run again;
// 58030: the disk fails; 25006: a standby that is about to become the primary, or a primary that no longer is.
const passingSqlState = /^(08...|53...|57P0[1-5]|57014|55P03|25P03|25006|40001|40P01|58030)$/
const unreachable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EAGAIN', 'EHOSTUNREACH'],
  ...['ENETUNREACH', 'EHOSTDOWN', 'DATABASE_SILENT', 'COMMIT_UNCONFIRMED'],
])
// Messages of the database, and of the file system, about a full disk.
const noSpace = new Set(['53100', 'ENOSPC', 'EDQUOT'])
// Errors for which the driver and the query builder have no code.
const driverMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|Postgres connection has been discarded)/

const unavailable = (cause: Error): AppError =>
  new AppError(503, 'database.unavailable', 'The service cannot save or read right now: try again in a moment.', {
    retryAfterSeconds: 5,
    cause,
  })

/** The disk is full: nothing can be stored, but everything can be read. */
export const storageFull = (cause?: Error): AppError =>
  new AppError(507, 'storage_full', 'There is no disk space to save right now: try again later.', {
    retryAfterSeconds: 5,
    ...(cause ? { cause } : {}),
  })

/** A 507 when the disk is full, a 503 when the database is unreachable, overloaded or too slow; undefined for every other error. */
export function databaseTrouble(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = errorCode(error) ?? ''
  if (noSpace.has(code)) return storageFull(error)
  const noSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  const passing = passingSqlState.test(code) || unreachable.has(code) || noSocket || driverMessage.test(error.message)
  return passing ? unavailable(error) : undefined
}
