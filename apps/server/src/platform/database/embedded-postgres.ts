import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupError } from '../errors/startup-error.ts'
import { takeDataFolder } from './data-folder.ts'
import { findLauncher, launch, type PostgresLauncher, postgresBinaries } from './postgres-launcher.ts'
import { isRunning, worksIn } from './process-identity.ts'

export type EmbeddedPostgres = {
  /** A connection string for the database `coverwright`. */
  readonly url: string
  readonly pid: number
  /** Finishes what is committing, ends every connection, stops the server and gives the folder back. */
  stop(): Promise<void>
}

type Options = {
  /** Made when missing. Holds the cluster (`postgres/`), its log and its socket. */
  folder: string
  /** False only for throw-away test data: commits are then not forced to the disk. */
  durable?: boolean
  maxConnections?: number
  /** Called when PostgreSQL ends without having been asked to. */
  onUnexpectedExit?: (sentence: string) => void
}

const user = 'coverwright'
const database = 'coverwright'
const patienceMs = 20_000
const logLimitBytes = 5_000_000
// A path longer than this does not fit the kernel's address of a Unix socket (108 bytes with "/.s.PGSQL.5432").
const longestSocketFolder = 90

/**
 * Starts PostgreSQL on a folder, making the cluster at the first start. It listens on a Unix socket inside the folder, which
 * only its owner may enter, and on no network address; so there is no port to collide and no password to keep.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const folder = path.resolve(options.folder)
  const release = takeDataFolder(folder)
  try {
    const binaries = postgresBinaries()
    const postgres = path.join(binaries, 'postgres')
    const launcher = findLauncher(postgres)
    const cluster = path.join(folder, 'postgres')
    const durable = options.durable ?? true
    if (!existsSync(cluster)) createCluster(path.join(binaries, 'initdb'), cluster, launcher, durable)
    giveTo(launcher, cluster)
    await clearLeftovers(cluster)

    const sockets =
      Buffer.byteLength(cluster) <= longestSocketFolder ? cluster : mkdtempSync(path.join(tmpdir(), 'cw-pg-'))
    giveTo(launcher, sockets)
    const args = serverArguments(cluster, sockets, durable, options.maxConnections ?? 60)
    const log = path.join(folder, 'postgres.log')
    const child = await startUntilReady(() => spawnServer(launcher, postgres, args, log), sockets, log)

    let stopping = false
    child.once('exit', (code, signal) => {
      if (!stopping) options.onUnexpectedExit?.(`PostgreSQL ended unexpectedly (${signal ?? code}); its log is ${log}.`)
    })
    return {
      url: connectionUrl(sockets, database),
      pid: child.pid ?? 0,
      async stop() {
        if (stopping) return
        stopping = true
        await stopServer(child)
        if (sockets !== cluster) rmSync(sockets, { recursive: true, force: true })
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

const connectionUrl = (sockets: string, name: string): string =>
  `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(sockets)}`

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
      timezone: 'UTC',
      log_timezone: 'UTC',
      // DETAIL lines and statements would carry what people typed into the log.
      log_error_verbosity: 'terse',
      log_min_error_statement: 'panic',
    }).map(([name, value]) => ['-c', `${name}=${value}`]),
  ].flat()

/** Makes the cluster beside its final place, so that an interrupted first start leaves nothing half made. */
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
    ...['-D', draft, '--username', user, '--encoding', 'UTF8', '--locale', 'C'],
    ...['--auth-local', 'trust', '--auth-host', 'reject'],
    ...(durable ? [] : ['--no-sync']),
  ])
  const { status, stderr, error } = spawnSync(command, args, { ...runAs, encoding: 'utf8', cwd: draft })
  if (status !== 0) {
    throw new StartupError(
      `PostgreSQL could not make its database in ${cluster}: ${lastLine(stderr) ?? error?.message}`,
    )
  }
  renameSync(draft, cluster)
}

function giveTo({ owner }: PostgresLauncher, folder: string): void {
  if (!owner || statSync(folder).uid === owner.uid) return
  spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
}

/**
 * After a kill -9 the old server may still be ending, or its pid file may name a number that another process has since.
 * The data folder is ours by now, so a server that still runs on it has lost its owner and is stopped.
 */
async function clearLeftovers(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : Number.NaN
  if (!Number.isInteger(pid)) return
  if (isRunning(pid) && worksIn(pid, cluster) === true) {
    process.kill(pid, 'SIGINT')
    for (const giveUp = Date.now() + patienceMs; isRunning(pid) && Date.now() < giveUp; ) await wait(50)
    if (isRunning(pid)) throw new StartupError(`PostgreSQL process ${pid} still runs on ${cluster}: stop it first.`)
  } else if (!isRunning(pid) || worksIn(pid, cluster) === false) {
    // Safe: PostgreSQL still refuses while any process of its predecessor shares memory.
    rmSync(pidFile, { force: true })
    // Names the same process, and is not looked at again once its number stands for a process that has died unmourned.
    rmSync(path.join(cluster, '.s.PGSQL.5432.lock'), { force: true })
  }
}

function spawnServer(launcher: PostgresLauncher, postgres: string, serverArgs: string[], log: string): ChildProcess {
  const tooLong = existsSync(log) && statSync(log).size > logLimitBytes
  const output = openSync(log, tooLong ? 'w' : 'a', 0o600)
  const { command, args, user: runAs } = launch(launcher, postgres, serverArgs)
  // Detached: a Ctrl-C in the terminal must reach us alone, so that requests end before their database does.
  const child = spawn(command, args, { ...runAs, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  return child
}

/** Right after a crash PostgreSQL may refuse once or twice, until the last process of its predecessor is gone. */
async function startUntilReady(start: () => ChildProcess, sockets: string, log: string): Promise<ChildProcess> {
  const giveUp = Date.now() + patienceMs
  for (;;) {
    const child = start()
    if (await becomesReady(child, sockets, giveUp)) return child
    const reason = lastLine(readFileSync(log, 'utf8'), /FATAL|PANIC|error while loading/) ?? 'no reason given'
    const mayPass = /postmaster\.pid|\.s\.PGSQL\.\d+\.lock|shared memory block/.test(reason)
    if (child.exitCode === null && child.signalCode === null) await stopServer(child)
    if (!mayPass || Date.now() > giveUp)
      throw new StartupError(`PostgreSQL did not start (${reason}); its log is ${log}.`)
    await wait(250)
  }
}

async function becomesReady(child: ChildProcess, sockets: string, giveUp: number): Promise<boolean> {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', () => {
    ended = true
  })
  while (!ended && Date.now() < giveUp) {
    if (existsSync(path.join(sockets, '.s.PGSQL.5432')) && (await ensureDatabase(sockets))) return true
    await wait(20)
  }
  return false
}

/** False while the server does not answer yet. */
async function ensureDatabase(sockets: string): Promise<boolean> {
  const client = new Client({ connectionString: connectionUrl(sockets, 'postgres') })
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    if (rowCount === 0) await client.query(`create database ${database}`)
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGINT')
  const quit = setTimeout(() => child.kill('SIGQUIT'), patienceMs)
  await exited
  clearTimeout(quit)
}

const lastLine = (text: string | undefined, pattern = /\S/): string | undefined =>
  text
    ?.split('\n')
    .findLast((line) => pattern.test(line))
    ?.trim()
