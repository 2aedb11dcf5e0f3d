import { existsSync, globSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm'
/** A run takes a tenth of it. */
const roomyBytes = 2 * 1024 ** 3
/** No run lasts as long. */
const dayMs = 24 * 60 * 60 * 1_000

function isRoomy(folder: string): boolean {
  if (!existsSync(folder)) return false
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= roomyBytes
}

/** What runs that were killed have left: it would take memory until the machine starts again. */
function removeLeftovers(start: string): void {
  for (const folder of globSync(`${start}*`)) {
    const { uid, mtimeMs } = statSync(folder)
    if (uid === process.getuid?.() && Date.now() - mtimeMs > dayMs) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * An empty folder for the databases of a run, in memory where there is room: each test file clones a database of six
 * hundred files, and on a disk that takes more processor time than many a file’s tests.
 */
export function throwAwayFolder(prefix: string): string {
  const start = path.join(isRoomy(inMemory) ? inMemory : tmpdir(), prefix)
  removeLeftovers(start)
  return mkdtempSync(start)
}
