import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { docsFiles } from '../apps/server/src/http/docs/docs-files.ts'
import { buildStamp } from './build-stamp.ts'
import { inRoot, runTool } from './project.ts'

const config = 'scripts/rolldown.config.ts'
const sources = [
  ...['apps/server/src', 'apps/sample-carriers/src'],
  ...['packages/core/src', 'packages/catalogue/src', 'packages/contract/src'],
  ...['package-lock.json', config],
  ...docsFiles.filter((file) => file.startsWith('docs/')),
]

/**
 * Builds server and sample insurers if a source has changed since the last build.
 * @returns false if the build failed; its output is printed
 */
export async function buildServer(signal?: AbortSignal): Promise<boolean> {
  // The image contains the builds without their sources.
  if (!existsSync(inRoot('apps/server/src'))) return true
  const stamp = buildStamp('apps/server/dist/.build-stamp', sources)
  if (stamp.isFresh() && existsSync(inRoot('apps/sample-carriers/dist/main.js'))) return true
  process.stdout.write('Building the server …\n')
  const startedAt = Date.now()
  const { passed, output } = await runTool('rolldown/bin/cli.mjs', ['-c', config, '--log-level', 'warn'], { signal })
  if (!passed) {
    if (!signal?.aborted) process.stderr.write(output)
    return false
  }
  dropOlder(startedAt)
  stamp.keep()
  return true
}

/** Chunks of an earlier build, kept until new ones exist: a server may be starting from them. */
function dropOlder(startedAt: number): void {
  const dist = inRoot('apps/server/dist')
  for (const name of readdirSync(dist)) {
    const file = path.join(dist, name)
    if (statSync(file).mtimeMs < startedAt - 1_000) rmSync(file, { recursive: true })
  }
}

if (import.meta.main) process.exitCode = (await buildServer()) ? 0 : 1
