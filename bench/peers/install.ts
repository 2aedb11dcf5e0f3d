import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/*
 * Alternatives are measured beside us but are not part of the product: these packages are installed when a measurement
 * first needs them, into a folder of their own, and never by `npm start` or `npm test`.
 */
const folder = import.meta.dirname
const stamp = path.join(folder, 'node_modules', '.stamp')

let ready: boolean | undefined

/** Whether the peers are available; installs them if not. Without them, measurements continue and say so. */
export function havePeers(): boolean {
  ready ??= isInstalled() || install()
  return ready
}

const lockfile = (): string =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex')

const isInstalled = (): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile()

function install(): boolean {
  process.stdout.write('Installing what is measured beside us …\n')
  const args = ['ci', '--ignore-scripts', '--fetch-retries=1', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status === 0) writeFileSync(stamp, lockfile())
  else process.stdout.write('Not measured: the peers, since their packages could not be installed (see above).\n')
  return status === 0
}
