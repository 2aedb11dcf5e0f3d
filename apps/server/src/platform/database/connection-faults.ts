/** The database did not answer in time: it is frozen, unreachable or far too slow. The connection was dropped. */
export class DatabaseSilence extends Error {
  override readonly name = 'DatabaseSilence'
  readonly code = 'DATABASE_SILENT'

  constructor(waitedFor: 'a free connection' | 'an answer' | 'a shared statement') {
    super(`The request gave up waiting for ${waitedFor} from the database`)
  }
}

/**
 * A commit did not wait for the standby. The database reports success and only warns; if its disk failed the save would be
 * lost, so it counts as not saved.
 */
export class UnconfirmedCommit extends Error {
  override readonly name = 'UnconfirmedCommit'
  readonly code = 'COMMIT_UNCONFIRMED'

  constructor() {
    super('The database did not wait for its standby')
  }
}

type Notice = { readonly message?: string | undefined; readonly routine?: string | undefined }

/** Whether a warning says so, by the routine in PostgreSQL's source: the message may be in another language. */
export const reportsUnconfirmedCommit = ({ message = '', routine }: Notice): boolean =>
  routine === 'SyncRepWaitForLSN' || /cancell?ing (the )?wait for synchronous replication/i.test(message)

/**
 * The database read a statement and refused it, so it had no effect. After a broken or terminated connection that is not
 * known.
 */
export const wasRolledBack = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'
