import { readFileSync, readlinkSync } from 'node:fs'
import { errorCode } from '../errors/system-error.ts'

/** A process, distinct from a later one with the same id. */
export type ProcessIdentity = { pid: number; born: string }

/** When a process started, as the kernel gives it; empty where there is no /proc (macOS), "ended" for a zombie. */
function bornAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may hold spaces, so fields are counted after it: the state is the first, the start time the 20th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return 'ended'
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`
  } catch {
    return ''
  }
}

export const thisProcess = (): ProcessIdentity => ({ pid: process.pid, born: bornAt(process.pid) })

/** Whether a living process has this id, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return bornAt(pid) !== 'ended'
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

export const isStill = ({ pid, born }: ProcessIdentity): boolean => isRunning(pid) && bornAt(pid) === born

/** Whether this is the process's working directory; undefined where that cannot be seen (macOS, another user's process). */
export function worksIn(pid: number, folder: string): boolean | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return undefined
  }
}
