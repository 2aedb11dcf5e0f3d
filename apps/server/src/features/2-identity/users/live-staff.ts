import path from 'node:path'
import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import type { Log } from '../../../platform/log/log.ts'
import { createFolderWatch } from '../../1-foundation/site/watch-folders.ts'
import { readStaff } from './read-staff.ts'

/** Who works here, as the file says now. */
export type LiveStaff = StaffFile & {
  /** Reads the file once. */
  look(): void
}

type Options = {
  readonly file: string | undefined
  readonly log: Pick<Log, 'info' | 'error'>
  readonly quietMs?: number
}

/**
 * The staff file, reread when it changes. A wrong one is reported in the log, and what it said before counts on. Refuses to
 * start with one.
 */
export async function createLiveStaff({ file, log, quietMs = 200 }: Options) {
  let current = readStaff(file)
  const look = (): void => {
    try {
      current = readStaff(file)
      isWrong = false
    } catch (error) {
      // An editor writes a file in several steps: what is wrong twice in a row is reported.
      if (isWrong) log.error({ err: error }, 'The staff file is invalid; its last valid version still applies')
      else lookSoon()
      isWrong = !isWrong
    }
  }
  let isWrong = false
  let timer: NodeJS.Timeout | undefined
  const lookSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, quietMs).unref()
  }
  const watching = createFolderWatch({
    onChange: lookSoon,
    onTrouble: (error) => log.error({ err: error }, 'changes to the staff file are not noticed until a restart'),
  })
  if (file !== undefined) await watching.follow([path.dirname(file)])
  const staff: LiveStaff = {
    get agencies() {
      return current.agencies
    },
    get people() {
      return current.people
    },
    look,
  }
  return {
    staff,
    stop(): void {
      clearTimeout(timer)
      watching.stop()
    },
  }
}
