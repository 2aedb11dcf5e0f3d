import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './project.ts'

/**
 * Whether a build is up to date with its sources. They are read for this on every start, which takes some hundredths
 * of a second.
 * @param stamp the file written beside the build
 * @param sources files and folders of the project; tests and build output do not count
 */
export function buildStamp(stamp: string, sources: readonly string[]) {
  const place = inRoot(stamp)
  const files = sources.flatMap((source) => filesIn(inRoot(source))).sort()
  const contents = files.map((file) => `${path.relative(inRoot(), file)}\0${hash('sha256', readFileSync(file))}`)
  const currentStamp = hash('sha256', contents.join('\n'))
  return {
    isFresh: (): boolean => existsSync(place) && readFileSync(place, 'utf8') === currentStamp,
    keep: (): void => writeFileSync(place, currentStamp),
  }
}

function filesIn(place: string): readonly string[] {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(place, entry.name)
    if (entry.isDirectory()) return entry.name === 'dist' || entry.name === 'node_modules' ? [] : filesIn(inside)
    return entry.name.includes('.test.') ? [] : [inside]
  })
}
