import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createPool } from '../apps/server/src/platform/database/database.ts'
import { runningPostgresUrl } from '../apps/server/src/platform/database/embedded-postgres.ts'
import { option } from '../scripts/option.ts'
import { startParts } from './parts/product.ts'
import { report } from './parts/report.ts'
import { createSavers, emptyTally, type Saver } from './parts/savers.ts'

/**
 * Where the disk fails: when a table grows, or when the write-ahead log starts its next file, which stops the
 * database.
 */
const ways = ['table', 'log'] as const
type Way = (typeof ways)[number]

const longestMs = 60_000
const block = Buffer.alloc(1_048_576, 7)

/** Why this machine cannot run it; undefined if it can. */
export function whyNoDisk(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'only root on Linux may mount a small disk'
  try {
    withSmallDisk(8)()
    return undefined
  } catch {
    return 'nothing may be mounted here'
  }
}

/**
 * The data folder is on a disk of its own, which is filled to the last byte during saves, and then gets space again.
 */
export async function fullDisk({ rounds, people, seconds, megabytes = 130 }: FullDisk) {
  const tally = emptyTally()
  const outcome = { backAfter: [] as number[], readsRefused: 0, reads: 0, slowest: 0 }
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-disk-'))
  const unmount = withSmallDisk(megabytes, folder)
  try {
    const parts = await startParts({ DATA_DIR: path.join(folder, 'data') })
    try {
      const savers = await createSavers(people, () => parts.url, tally)
      for (let round = 0; round < rounds; round++) {
        let over = false
        const working = savers.map((saver) => saver.run(() => over))
        await wait(500)
        const way = ways[round % ways.length] ?? 'table'
        const empty = fill(folder)
        const until = performance.now() + seconds * 1_000
        if (way === 'log') await turnLog(parts.folder)
        while (performance.now() < until) await read(savers, outcome, way)
        empty()
        const began = performance.now()
        const before = tally.acknowledged
        while (tally.acknowledged === before && performance.now() - began < longestMs) await wait(10)
        outcome.backAfter.push(performance.now() - began)
        over = true
        await Promise.all(working)
        for (const saver of savers) await saver.verify()
      }
    } finally {
      await parts.stop()
    }
  } finally {
    unmount()
    rmSync(folder, { recursive: true, force: true })
  }
  const stuck = outcome.backAfter.filter((ms) => ms >= longestMs).length
  return { tally, ...outcome, stuck, slowest: Math.max(outcome.slowest, ...tally.waited) }
}

type FullDisk = {
  readonly rounds: number
  readonly people: number
  /** How long the disk stays full. */
  readonly seconds: number
  readonly megabytes?: number
}
type Outcome = { readsRefused: number; reads: number; slowest: number }

function withSmallDisk(megabytes: number, at = mkdtempSync(path.join(tmpdir(), 'cw-disk-'))): () => void {
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', at])
  if (status !== 0) throw new Error('The disk cannot be mounted')
  return () => spawnSync('umount', ['-l', at])
}

/** Takes every byte. */
function fill(folder: string): () => void {
  const file = path.join(folder, 'filler')
  const handle = openSync(file, 'w')
  const more = (): void => {
    try {
      for (;;) writeSync(handle, block)
    } catch {
      // Full.
    }
  }
  more()
  return () => {
    closeSync(handle)
    rmSync(file)
  }
}

/** Starts the next file of the write-ahead log repeatedly, until there is no space for one. */
async function turnLog(folder: string): Promise<void> {
  const url = runningPostgresUrl(folder)
  if (url === undefined) return
  const pool = createPool({ url, max: 1 })
  try {
    for (let turn = 0; turn < 40; turn++) {
      await pool.query("select pg_logical_emit_message(false, 'fill', 'x'), pg_switch_wal()")
    }
  } catch {
    // It has stopped; the server restarts it.
  } finally {
    await pool.end()
  }
}

/** If the database itself had to stop, it cannot be read until it runs again. */
async function read([saver]: readonly Saver[], outcome: Outcome, way: Way): Promise<void> {
  if (!saver) return
  const began = performance.now()
  const status = await saver.read()
  outcome.slowest = Math.max(outcome.slowest, performance.now() - began)
  outcome.reads += 1
  if (way === 'table' && status >= 500) outcome.readsRefused += 1
  await wait(50)
}

if (import.meta.main) {
  const reason = whyNoDisk()
  if (reason) process.stdout.write(`Skipped: ${reason}.\n`)
  else {
    const rounds = option('rounds', 4)
    const { tally, backAfter, stuck, reads, readsRefused, slowest } = await fullDisk({
      rounds,
      people: option('people', 3),
      seconds: option('seconds', 6),
      megabytes: option('megabytes', 130),
    })
    report(`The disk filled to the last byte, ${rounds} times, where a table grows and where the log does`, tally, {
      'reads while it was full, of them refused': `${reads}, ${readsRefused}`,
      'slowest answer while it was full, in milliseconds': Math.round(slowest),
      'milliseconds to the first save with room again': backAfter.map(Math.round).join(', '),
      'times that no save went through within a minute': stuck,
    })
  }
}
