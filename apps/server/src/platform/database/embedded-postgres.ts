import { type ChildProcess, spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartupError } from '../errors/startup-error.ts'
import { takeDataFolder } from './data-folder.ts'
import { postgresBinaries } from './postgres-binaries.ts'
import { findLauncher, launch, type PostgresLauncher } from './postgres-launcher.ts'
import {
  connectionUrl,
  databaseName,
  databaseUser,
  lastLine,
  type PostgresCommand,
  startUntilReady,
  stopServer,
} from './postgres-process.ts'
import { isRunning } from './process-identity.ts'

export type EmbeddedPostgres = {
  /** A connection string for the database `coverwright`. */
  readonly url: string
  /** The process id of the current server; it changes when the server died and was restarted. */
  readonly pid: number
  /** Finishes commits under way, ends every connection, stops the server and unlocks the folder. */
  stop(): Promise<void>
}

type Options = {
  /** Created when missing. Holds the cluster (`postgres/`), its log and its socket. */
  folder: string
  /** POSTGRES_BIN_DIR: the folder of initdb and postgres. */
  binaries?: string | undefined
  /** False only for throw-away test data: commits are then not flushed to the disk. */
  durable?: boolean
  maxConnections?: number
  /** Called when PostgreSQL ends unexpectedly, and with the outcome of each restart. */
  onTrouble?: (sentence: string) => void
}

const longestPauseMs = 2_000
/** A server that ran this long counts as stable: the pauses start over. */
const steadyMs = 30_000
// A path longer than this does not fit the kernel's address of a Unix socket (108 bytes with "/.s.PGSQL.5432").
const longestSocketFolder = 90

/**
 * Starts PostgreSQL on a folder, creating the cluster at the first start. It listens only on a Unix socket inside the
 * folder, which only its owner may enter; so there is no port to collide and no password to keep.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder)
  const release = takeDataFolder(folder)
  try {
    const cluster = path.join(folder, 'postgres')
    const binaries = postgresBinaries({ cluster, named: options.binaries })
    const postgres = path.join(binaries, 'postgres')
    const launcher = findLauncher(postgres)
    const durable = options.durable ?? true
    if (!existsSync(cluster)) createCluster(path.join(binaries, 'initdb'), cluster, launcher, durable)
    giveTo(launcher, cluster)

    const sockets =
      Buffer.byteLength(cluster) <= longestSocketFolder ? cluster : mkdtempSync(path.join(tmpdir(), 'cw-pg-'))
    giveTo(launcher, sockets)
    const command: PostgresCommand = {
      launcher,
      program: postgres,
      args: serverArguments(cluster, sockets, durable, options.maxConnections ?? 60),
      cluster,
      sockets,
      log: path.join(folder, 'postgres.log'),
    }
    const server = await supervise(command, options.onTrouble ?? (() => undefined))
    return {
      url: connectionUrl(sockets, databaseName),
      get pid() {
        return server.pid()
      },
      async stop() {
        if (!(await server.stop())) return
        if (sockets !== cluster) rmSync(sockets, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Keeps a server running: one that dies is restarted, at once the first time and after growing pauses when it keeps
 * dying, as on a full disk. `stop` returns true the first time.
 */
async function supervise(command: PostgresCommand, logLine: (sentence: string) => void) {
  let isStopping = false
  let child: ChildProcess
  let restarting: Promise<void> = Promise.resolve()
  const stopping = new AbortController()
  let pauseMs = 0

  async function start(): Promise<void> {
    child = await startUntilReady(command, () => isStopping)
    const since = performance.now()
    child.once('exit', (code, signal) => {
      if (isStopping) return
      if (performance.now() - since > steadyMs) pauseMs = 0
      logLine(`PostgreSQL ended unexpectedly (${signal ?? code}) and is being restarted; its log is ${command.log}.`)
      restarting = startAgain()
    })
  }

  /** Whether there is nothing more to try. */
  async function tryAgain(): Promise<boolean> {
    await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    if (isStopping) return true
    pauseMs = Math.min(longestPauseMs, pauseMs * 2 || 100)
    try {
      await start()
      logLine('PostgreSQL runs again.')
      return true
    } catch (error) {
      if (!isStopping) logLine(error instanceof Error ? error.message : String(error))
      return isStopping
    }
  }

  async function startAgain(): Promise<void> {
    while (!(await tryAgain()));
  }

  await start()
  return {
    pid: () => child.pid ?? 0,
    async stop(): Promise<boolean> {
      if (isStopping) return false
      isStopping = true
      stopping.abort()
      await restarting
      await stopServer(child)
      return true
    },
  }
}

/** The connection string of the server running on a data folder; undefined if there is none. */
export function runningPostgresUrl(folder: string): string | undefined {
  const pidFile = path.join(path.resolve(folder), 'postgres', 'postmaster.pid')
  if (!existsSync(pidFile)) return undefined
  // Lines: process, data folder, start time, port, socket folder.
  const [pid, , , , sockets] = readFileSync(pidFile, 'utf8').split('\n')
  return sockets && isRunning(Number(pid)) ? connectionUrl(sockets, databaseName) : undefined
}

const serverArguments = (cluster: string, sockets: string, durable: boolean, maxConnections: number): string[] =>
  [
    ['-D', cluster],
    ['-k', sockets],
    ...Object.entries({
      listen_addresses: '',
      unix_socket_permissions: '0700',
      max_connections: maxConnections,
      fsync: durable ? 'on' : 'off',
      synchronous_commit: durable ? 'on' : 'off',
      full_page_writes: durable ? 'on' : 'off',
      ...logSizes(cluster),
      // Ends the statements of clients that are gone, and their locks.
      client_connection_check_interval: '2s',
      timezone: 'UTC',
      log_timezone: 'UTC',
      // Error messages, their DETAIL lines and statements would put what people typed into the log.
      log_min_messages: 'log',
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
    }).map(([name, value]) => ['-c', `${name}=${value}`]),
  ].flat()

/** On a small disk the write-ahead log is kept short, so that there is room for what people save. */
function logSizes(cluster: string): Record<string, string> {
  const { blocks, bsize } = statfsSync(cluster)
  const most = Math.floor((blocks * bsize) / 8 / 1_048_576)
  return most >= 1_024 ? {} : { max_wal_size: `${Math.max(48, most)}MB`, min_wal_size: '32MB' }
}

/** Creates the cluster beside its final place, so that an interrupted first start leaves nothing half done. */
function createCluster(initdb: string, cluster: string, launcher: PostgresLauncher, durable: boolean): void {
  const draft = `${cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  giveTo(launcher, draft)
  const {
    command,
    args,
    user: runAs,
  } = launch(launcher, initdb, [
    ...['-D', draft, '--username', databaseUser, '--encoding', 'UTF8', '--locale', 'C'],
    ...['--auth-local', 'trust', '--auth-host', 'reject'],
    ...(durable ? [] : ['--no-sync']),
  ])
  const { status, stderr, error } = spawnSync(command, args, { ...runAs, encoding: 'utf8', cwd: draft })
  if (status !== 0) {
    throw new StartupError(
      `PostgreSQL could not create its database in ${cluster}: ${causeIn(stderr) ?? error?.message}`,
    )
  }
  renameSync(draft, cluster)
  // Makes the rename as durable as the files.
  const folder = openSync(path.dirname(cluster), 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** The failure; what was done about it follows. */
export const causeIn = (stderr: string | undefined): string | undefined =>
  lastLine(stderr, /error:|ERROR|FATAL|PANIC|No space left/) ?? lastLine(stderr)

function giveTo({ owner }: PostgresLauncher, folder: string): void {
  if (!owner || statSync(folder).uid === owner.uid) return
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}
