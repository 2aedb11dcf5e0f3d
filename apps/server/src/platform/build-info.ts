import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'

/** The running code: its version, and for a built server the beginning of the hash of its sources. */
export type BuildInfo = { readonly version: string; readonly build: string }

export function readBuildInfo(): BuildInfo {
  // Our own file.
  const { version } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as BuildInfo
  const stamp = path.join(import.meta.dirname, '.build-stamp')
  return { version, build: existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : 'sources' }
}
