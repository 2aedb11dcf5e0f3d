import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../errors/startup-error.ts'
import { errorCode } from '../errors/system-error.ts'
import { isStill, type ProcessIdentity, thisProcess } from './process-identity.ts'

/**
 * Creates the data folder and locks it for this process; the returned function unlocks it.
 * Refuses a folder that cannot be written, and one that another running process has locked.
 */
export function takeDataFolder(folder: string): () => void {
  const lock = path.join(folder, 'coverwright.lock')
  writing(folder, () => makeFolder(folder))
  writing(folder, () => refuseIfTaken(folder, lock))
  try {
    writing(folder, () => writeFileSync(lock, JSON.stringify(thisProcess()), { flag: 'wx', mode: 0o600 }))
  } catch (error) {
    // Of two processes that start at the same moment and saw no owner, the one whose file is first wins.
    if (existsSync(lock)) refuseIfTaken(folder, lock)
    throw error
  }
  return () => rmSync(lock, { force: true })
}

/** Node's `recursive` never ends where the system refuses with "no such file", as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return
  const parent = path.dirname(folder)
  if (!existsSync(parent)) makeFolder(parent)
  mkdirSync(folder, { mode: 0o700 })
}

function writing(folder: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    if (error instanceof StartupError) throw error
    throw new StartupError(
      `The data folder ${folder} cannot be written (${errorCode(error)}): choose another with DATA_DIR.`,
    )
  }
}

function refuseIfTaken(folder: string, lock: string): void {
  const owner = readOwner(lock)
  if (owner && isStill(owner)) {
    throw new StartupError(
      `The data folder ${folder} is in use by Coverwright process ${owner.pid}: stop that one, or choose another folder with DATA_DIR.`,
    )
  }
  rmSync(lock, { force: true })
}

function readOwner(lock: string): ProcessIdentity | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(lock, 'utf8'))
    return isIdentity(owner) ? owner : undefined
  } catch (error) {
    // A lock file cut short by a power failure names no process.
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined
    throw error
  }
}

const isIdentity = (value: unknown): value is ProcessIdentity =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  'born' in value &&
  typeof value.pid === 'number' &&
  typeof value.born === 'string'
