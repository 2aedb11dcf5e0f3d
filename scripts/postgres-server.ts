import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findLauncher, launch } from '../apps/server/src/platform/database/postgres-launcher.ts'
import { throwAwayFolder } from '../apps/server/src/platform/testing/throw-away-folder.ts'
import { freePort } from './free-port.ts'
import { inRoot } from './project.ts'

export type PostgresServer = { url: string; version: string; pid: number; stop(): Promise<void> }

const { Client } = createRequire(inRoot('apps/server/package.json'))('pg')

/** The newest PostgreSQL server of the distribution, installed if missing when run as root on Debian. */
export function findPostgres(): string | undefined {
  const newest = () =>
    globSync('/usr/lib/postgresql/*/bin')
      .sort((a, b) => versionOf(a) - versionOf(b))
      .at(-1)
  const installation = newest()
  if (installation || process.getuid?.() !== 0) return installation
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  const install = ['install', '-y', '--no-install-recommends', 'postgresql']
  if (spawnSync('apt-get', install, options).status !== 0 && spawnSync('apt-get', ['update'], options).status === 0) {
    spawnSync('apt-get', install, options)
  }
  return newest()
}

const versionOf = (binaries: string): number => Number(binaries.split('/').at(-2))

/**
 * A throw-away server on a port of its own, with a password like a real one.
 * @param durable commits are flushed to disk, as in production
 * @param settings that differ from PostgreSQL's defaults, by name
 */
export async function startPostgres(
  binaries: string,
  durable = false,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer> {
  const folder = durable ? mkdtempSync(path.join(tmpdir(), 'cw-real-pg-')) : throwAwayFolder('cw-real-pg-')
  const password = randomBytes(16).toString('hex')
  const passwordFile = path.join(folder, 'password')
  const data = path.join(folder, 'data')
  writeFileSync(passwordFile, password)
  const launcher = findLauncher(path.join(binaries, 'postgres'))
  const run = (program: string, args: string[]) => launch(launcher, path.join(binaries, program), args)
  if (launcher.owner) spawnSync('chown', ['-R', `${launcher.owner.uid}:${launcher.owner.gid}`, folder])

  const init = run('initdb', [
    '-D',
    data,
    '-U',
    'tester',
    '-E',
    'UTF8',
    '--locale=C',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-N',
  ])
  const result = spawnSync(init.command, init.args, { ...init.user, encoding: 'utf8', cwd: folder })
  if (result.status !== 0) throw new Error(result.stderr)

  const port = await freePort()
  const server = run('postgres', [
    '-D',
    data,
    '-k',
    folder,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    ...(durable ? [] : ['-F']),
    ...Object.entries({ max_connections: '200', ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const child = spawn(server.command, server.args, { ...server.user, stdio: 'ignore', detached: true })
  const url = `postgresql://tester:${password}@127.0.0.1:${port}/postgres`
  const version = await firstAnswer(url, () => child.exitCode !== null)
  return {
    url,
    version,
    // The launcher becomes the server.
    pid: child.pid ?? 0,
    async stop() {
      const exit = once(child, 'exit')
      if (child.kill('SIGINT')) await exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function firstAnswer(url: string, hasEnded: () => boolean): Promise<string> {
  for (const giveUp = performance.now() + 120_000; performance.now() < giveUp && !hasEnded(); await wait(50)) {
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query('show server_version')
      return String(rows[0].server_version)
    } catch {
      // Not up yet.
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  throw new Error('it does not answer')
}
