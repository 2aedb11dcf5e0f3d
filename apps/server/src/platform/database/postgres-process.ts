import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { StartupError } from '../errors/startup-error.ts'
import { errorCode } from '../errors/system-error.ts'
import { launch, type PostgresLauncher } from './postgres-launcher.ts'
import { isRunning, worksIn } from './process-identity.ts'

/** How a PostgreSQL server is run. */
export type PostgresCommand = {
  readonly launcher: PostgresLauncher
  readonly program: string
  readonly args: readonly string[]
  readonly cluster: string
  readonly sockets: string
  readonly log: string
}

export const databaseUser = 'coverwright'
export const databaseName = 'coverwright'

const timeoutMs = 20_000
/** A start may take minutes on a busy machine. While the process lives, it is working. */
const startTimeoutMs = 5 * 60_000
const logLimitBytes = 5_000_000

/** A connection string for a database of the server that listens in a folder. */
export const connectionUrl = (sockets: string, name: string): string =>
  `postgresql://${databaseUser}@localhost/${name}?host=${encodeURIComponent(sockets)}`

/**
 * Starts PostgreSQL and resolves when it answers. Right after a crash it may refuse once or twice, until the last process
 * of its predecessor is gone. Crash recovery is waited for.
 */
export async function startUntilReady(command: PostgresCommand, isOver = () => false): Promise<ChildProcess> {
  await clearLeftovers(command.cluster)
  const giveUp = performance.now() + timeoutMs
  for (;;) {
    const child = spawnServer(command)
    const outcome = await becomesReady(child, command.sockets, isOver)
    if (outcome === 'ready') return child
    await stopServer(child)
    if (outcome === 'late') throw tooLate(command.log)
    const reason =
      lastLine(readFileSync(command.log, 'utf8'), /FATAL|PANIC|error while loading/) ?? 'no reason was given'
    const mayPass = /postmaster\.pid|\.s\.PGSQL\.\d+\.lock|shared memory block/.test(reason)
    if (!mayPass || isOver() || performance.now() > giveUp)
      throw new StartupError(`PostgreSQL did not start (${reason}); its log is ${command.log}.`)
    await wait(250)
  }
}

const tooLate = (log: string): StartupError =>
  new StartupError(
    `PostgreSQL was started but did not answer within ${startTimeoutMs / 60_000} minutes: this machine may be too busy; its log is ${log}.`,
    { mayPass: true },
  )

/** Fast shutdown: ends every connection and finishes commits under way. Immediate when that takes too long. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exit = once(child, 'exit')
  // A suspended process acts on no other signal.
  child.kill('SIGCONT')
  child.kill('SIGINT')
  const quit = setTimeout(() => child.kill('SIGQUIT'), timeoutMs)
  await exit
  clearTimeout(quit)
}

/** Fast shutdown, and an immediate one when that takes too long. */
async function stopOrphan(pid: number): Promise<void> {
  process.kill(pid, 'SIGCONT')
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isRunning(pid)) process.kill(pid, signal)
    for (const giveUp = performance.now() + timeoutMs; isRunning(pid) && performance.now() < giveUp; ) await wait(50)
  }
}

/**
 * After a kill -9 the old server may still be ending, or its pid file may name an id that another process has since.
 * The data folder is locked by us, so a server that still runs on it is an orphan and is stopped.
 */
async function clearLeftovers(cluster: string): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const pid = existsSync(pidFile) ? Number.parseInt(readFileSync(pidFile, 'utf8'), 10) : Number.NaN
  if (!Number.isInteger(pid)) return
  if (isRunning(pid) && worksIn(pid, cluster) === true) {
    await stopOrphan(pid)
    if (isRunning(pid)) throw new StartupError(`PostgreSQL process ${pid} still runs on ${cluster}: stop it first.`)
  } else if (!isRunning(pid) || worksIn(pid, cluster) === false) {
    // Safe: PostgreSQL still refuses while any process of its predecessor shares memory.
    rmSync(pidFile, { force: true })
    // Identifies the same process, also when its id now belongs to a zombie.
    rmSync(path.join(cluster, '.s.PGSQL.5432.lock'), { force: true })
  }
}

function spawnServer({ launcher, program, args, log }: PostgresCommand): ChildProcess {
  const tooLong = existsSync(log) && statSync(log).size > logLimitBytes
  const output = openSync(log, tooLong ? 'w' : 'a', 0o600)
  const { command, args: words, user: runAs } = launch(launcher, program, args)
  // Detached: a Ctrl-C in the terminal must reach only us, so that requests end before their database does.
  const child = spawn(command, words, { ...runAs, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  return child
}

async function becomesReady(
  child: ChildProcess,
  sockets: string,
  isOver: () => boolean,
): Promise<'ready' | 'ended' | 'late'> {
  let hasEnded = false
  child.once('exit', () => {
    hasEnded = true
  })
  child.once('error', () => {
    hasEnded = true
  })
  let giveUp = performance.now() + startTimeoutMs
  while (!hasEnded && !isOver()) {
    if (performance.now() > giveUp) return 'late'
    const state = existsSync(path.join(sockets, '.s.PGSQL.5432')) ? await ensureDatabase(sockets) : 'silent'
    if (state === 'ready') return 'ready'
    // Stopping it now would only mean starting over.
    if (state === 'repairing') giveUp = performance.now() + startTimeoutMs
    await wait(20)
  }
  return 'ended'
}

async function ensureDatabase(sockets: string): Promise<'ready' | 'repairing' | 'silent'> {
  const client = new Client({
    connectionString: connectionUrl(sockets, 'postgres'),
    connectionTimeoutMillis: timeoutMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rowCount } = await client.query('select from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
    return 'ready'
  } catch (error) {
    return errorCode(error) === '57P03' ? 'repairing' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

export const lastLine = (text: string | undefined, pattern = /\S/): string | undefined =>
  text
    ?.split('\n')
    .findLast((line) => pattern.test(line))
    ?.trim()
