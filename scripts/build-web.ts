import { existsSync } from 'node:fs'
import { buildStamp } from './build-stamp.ts'
import { inRoot, runTool } from './project.ts'

const sources = [
  ...['apps/web', 'packages/core/src', 'packages/catalogue/src', 'packages/contract/src'],
  ...['package-lock.json', 'scripts/build-web.ts'],
]

/**
 * Builds the web app if a source has changed since the last build.
 * @returns false if the build failed; its output is printed
 */
export async function buildWeb(signal?: AbortSignal): Promise<boolean> {
  if (!existsSync(inRoot('apps/web/vite.config.ts'))) return true
  const stamp = buildStamp('apps/web/dist/.build-stamp', sources)
  if (stamp.isFresh()) return true
  process.stdout.write('Building the web app …\n')
  // The browser's scripts, the server's renderer, and the script for embedding pages; the first one empties the folder.
  for (const config of ['vite.config.ts', 'vite.prerender.config.ts', 'vite.embed.config.ts']) {
    const build = ['build', '--config', config, '--logLevel', 'warn']
    const { passed, output } = await runTool('vite/bin/vite.js', build, { cwd: inRoot('apps/web'), signal })
    if (passed) continue
    if (!signal?.aborted) process.stderr.write(output)
    return false
  }
  stamp.keep()
  return true
}

if (import.meta.main) process.exitCode = (await buildWeb()) ? 0 : 1
