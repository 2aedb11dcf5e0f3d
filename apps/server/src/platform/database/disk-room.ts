import { randomFillSync } from 'node:crypto'
import { rmSync, statfsSync, statSync } from 'node:fs'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { errorCode } from '../errors/system-error.ts'

const megabyte = 1_048_576

/** Uploads are refused first: when less than this is free. */
export const reserveBytes = 64 * megabyte
/** Below this, nothing is saved, so that the database can finish what is in progress. */
const leastBytes = 8 * megabyte

export type DiskRoom = {
  /** Measures the free space, at most twice a second; undefined when it was measured a moment ago. */
  look(): Promise<void> | undefined
  /** Whether nothing can be saved. Reading still works. */
  isFull(): boolean
  /** Whether an upload may be stored. */
  hasRoomForFiles(): boolean
  stop(): Promise<void>
}

type Log = { error(sentence: string): void; warn(sentence: string): void }

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const reserveIn = (folder: string): string => path.join(folder, 'reserve')

function sizeOf(file: string): number {
  const stats = statSync(file, { throwIfNoEntry: false })
  // The allocated blocks, not the nominal length.
  return stats ? stats.blocks * 512 : 0
}

/** Frees the reserve before anything starts on a full disk: the database needs room to start. */
export function freeReserveOfFullDisk(folder: string): void {
  try {
    const { bavail, bsize } = statfsSync(folder)
    if (bavail * bsize < leastBytes) rmSync(reserveIn(folder), { force: true })
  } catch (error) {
    // The first start creates the folder.
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/**
 * Watches the free space on the disk of the data folder, whenever it is asked. A file holds a reserve. When the disk is full
 * the reserve is freed, so that the database can finish or restart, and saves are refused until there is room for it again.
 */
export function watchDisk({ folder, log, freshMs = 500 }: { folder: string; log: Log; freshMs?: number }): DiskRoom {
  const reserve = reserveIn(folder)
  let reservedBytes = sizeOf(reserve)
  let free = Number.POSITIVE_INFINITY
  let isFull = false
  /** The bytes freed from the reserve: space that nobody else has made. */
  let releasedBytes = 0
  /** The least free space since then; unknown where the disk does not count freed space at once. */
  let lowest: number | undefined
  let isStopped = false

  const hasRoomAgain = (): boolean => free >= Math.min(releasedBytes, lowest ?? releasedBytes) + 2 * leastBytes

  async function measure(): Promise<void> {
    await creation
    free = await freeIn(folder)
    if (lowest !== undefined) lowest = Math.min(lowest, free)
    if (!isFull && free < leastBytes) {
      isFull = true
      releasedBytes = reservedBytes
      reservedBytes = 0
      await rm(reserve, { force: true })
      const freedBytes = (await freeIn(folder)) - free
      lowest = freedBytes * 2 > releasedBytes ? free + freedBytes : undefined
      log.error('the disk of the data folder is full: nothing can be saved until there is space')
    } else if (isFull && hasRoomAgain()) {
      isFull = false
      log.warn('the disk of the data folder has space again')
    }
  }

  async function hold(): Promise<void> {
    const size = Math.min(reserveBytes, Math.floor((free - leastBytes) / 2 / megabyte) * megabyte)
    if (size < megabyte) return
    try {
      const file = await open(reserve, 'w', 0o600)
      try {
        // Random: a compressing file system would reserve nothing for zeros.
        const block = randomFillSync(Buffer.allocUnsafe(megabyte))
        for (let bytes = 0; bytes < size && !isStopped; bytes += megabyte) await file.write(block)
        await file.sync()
      } finally {
        await file.close()
      }
      // The disk may have filled up meanwhile; then there is nothing to reserve.
      if (isFull) await rm(reserve, { force: true })
      else reservedBytes = sizeOf(reserve)
    } catch {
      await rm(reserve, { force: true })
    }
  }

  /** Why the last measurement failed: logged once, not each time. */
  let trouble: string | undefined
  const logFault = (error: unknown): void => {
    const code = errorCode(error)
    if (code !== trouble) log.error(`the disk cannot be checked (${code})`)
    trouble = code
  }

  // With a database elsewhere, the folder does not exist before the first document.
  const creation = mkdir(folder, { recursive: true, mode: 0o700 }).catch(logFault)
  let looking: Promise<void> | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  /** Runs in the background: writing the reserve takes a while. */
  let holding: Promise<void> = Promise.resolve()
  let isHolding = false

  function holdAgain(): void {
    if (isFull || reservedBytes > 0 || isHolding || isStopped) return
    isHolding = true
    holding = hold().finally(() => {
      isHolding = false
    })
  }

  function look(): Promise<void> | undefined {
    if (looking || isStopped) return looking
    if (performance.now() - lookedAt < freshMs) return undefined
    looking = measure()
      .then(() => {
        trouble = undefined
        holdAgain()
      }, logFault)
      .finally(() => {
        lookedAt = performance.now()
        looking = undefined
      })
    return looking
  }

  look()

  return {
    look,
    isFull: () => isFull,
    hasRoomForFiles: () => free + reservedBytes >= reserveBytes,
    async stop() {
      isStopped = true
      await looking
      await holding
    },
  }
}
