import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'

const idOf = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }))

/** PostgreSQL refuses to run as root; other users run it as themselves. */
function words(program: string): readonly string[] {
  // If the campaign is killed, its processes are stopped.
  const orphanGuard = ['setpriv', '--pdeathsig', 'TERM']
  if (process.getuid?.() !== 0) return [...orphanGuard, '--', program]
  return [...orphanGuard, `--reuid=${idOf('-u')}`, `--regid=${idOf('-g')}`, '--clear-groups', '--', program]
}

/** A folder that the database's user may write to. */
export function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (process.getuid?.() === 0) chownSync(folder, idOf('-u'), idOf('-g'))
  return folder
}

/** Starts a program as the database's user inside `folder`, with its output in `folder`/log. */
export function startAsPostgres(
  program: string,
  args: readonly string[],
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): ChildProcess {
  const [command = program, ...rest] = words(program)
  const log = openSync(path.join(folder, 'log'), 'a')
  const env = { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: folder, ...settings }
  return spawn(command, [...rest, ...args], { cwd: folder, env, stdio: ['ignore', log, log] })
}

/** Stops a program and waits until it has ended. */
export async function endNow(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}
