import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { inRoot, root, runTool } from './project.ts'

const sources = ['apps/web/**/*', 'packages/*/src/**/*', 'package-lock.json', 'scripts/build-web.ts']
const stamp = inRoot('apps/web/dist/.build-stamp')

/** Builds the web app when one of its sources changed since the last build. False when it cannot be built; its output is shown. */
export function buildWeb(): boolean {
  if (!existsSync(inRoot('apps/web/vite.config.ts'))) return true
  const wanted = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true
  process.stdout.write('Building the web app …\n')
  const { passed, output } = runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { cwd: inRoot('apps/web') })
  if (!passed) {
    process.stderr.write(output)
    return false
  }
  writeFileSync(stamp, wanted)
  return true
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  const skip = (name: string): boolean => name === 'dist' || name === 'node_modules' || name.includes('.test.')
  for (const file of globSync(sources, { cwd: root, exclude: skip }).sort()) {
    const absolute = inRoot(file)
    if (statSync(absolute).isFile()) hash.update(`${file}\0`).update(readFileSync(absolute))
  }
  return hash.digest('hex')
}
