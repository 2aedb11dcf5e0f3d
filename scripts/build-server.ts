import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { buildStamp } from './build-stamp.ts'
import { inRoot, runTool } from './project.ts'

const config = 'scripts/rolldown.config.ts'
const sources = [
  ...['apps/server/src', 'apps/sample-carriers/src'],
  ...['packages/core/src', 'packages/catalogue/src', 'packages/contract/src'],
  ...['package-lock.json', config],
]

/** Builds server and sample insurers when one of their sources changed. False when they cannot be; the output is shown. */
export function buildServer(): boolean {
  // The image brings them built, without their sources.
  if (!existsSync(inRoot('apps/server/src'))) return true
  const stamp = buildStamp('apps/server/dist/.build-stamp', sources)
  if (stamp.isFresh() && existsSync(inRoot('apps/sample-carriers/dist/main.js'))) return true
  process.stdout.write('Building the server …\n')
  const startedAt = Date.now()
  const { passed, output } = runTool('rolldown/bin/cli.mjs', ['-c', config, '--log-level', 'warn'])
  if (!passed) {
    process.stderr.write(output)
    return false
  }
  dropOlder(startedAt)
  stamp.keep()
  return true
}

/** Parts of an earlier build. Not dropped before there are others: a server may be starting with them. */
function dropOlder(startedAt: number): void {
  const dist = inRoot('apps/server/dist')
  for (const name of readdirSync(dist)) {
    const file = path.join(dist, name)
    if (statSync(file).mtimeMs < startedAt - 1_000) rmSync(file, { recursive: true })
  }
}

if (import.meta.main) process.exitCode = buildServer() ? 0 : 1
