/** The database did not answer in time: its machine is frozen, the line is dead, or it is far too slow. The connection was dropped. */
export class DatabaseSilence extends Error {
  override readonly name = 'DatabaseSilence'
  readonly code = 'DATABASE_SILENT'

  constructor() {
    super('The database did not answer in time')
  }
}

/**
 * A commit was not waited for until a second database had it. The database reports success and only warns; a failure of
 * this one's disk could lose the save, so it counts as not saved.
 */
export class UnconfirmedCommit extends Error {
  override readonly name = 'UnconfirmedCommit'
  readonly code = 'COMMIT_UNCONFIRMED'

  constructor() {
    super('The database did not wait for its standby')
  }
}

type Notice = { readonly message?: string | undefined; readonly routine?: string | undefined }

/** Whether a warning says so. The message may be in another language; the place in PostgreSQL's source has its name. */
export const tellsOfUnconfirmedCommit = ({ message = '', routine }: Notice): boolean =>
  routine === 'SyncRepWaitForLSN' || /cancell?ing (the )?wait for synchronous replication/i.test(message)

/**
 * The database read a statement and refused it: nothing of it happened. Of a connection that broke, or that the database
 * ended, nobody knows.
 */
export const wasRolledBack = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'ERROR'
