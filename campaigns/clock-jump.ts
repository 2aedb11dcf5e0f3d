import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { option } from '../scripts/option.ts'
import type { Client } from './parts/client.ts'
import { startParts } from './parts/product.ts'
import { report } from './parts/report.ts'
import { createSavers, emptyTally } from './parts/savers.ts'

/** Sets a program's clock from a file. Source: package faketime of Debian. */
const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
export const canFakeTime = existsSync(library)

/** Corrections as a time service makes them: `faketime`'s notation and seconds. */
const steps = [
  ['+45', 45],
  ['-45', -45],
  ['+1h', 3_600],
  ['+0', 0],
  ['-1h', -3_600],
  ['+0', 0],
] as const

/** On a busy machine the first save after the clock change takes a while; the saver makes it meanwhile. */
async function isDated(client: Client, offSeconds: number): Promise<boolean> {
  for (const giveUp = performance.now() + 30_000; performance.now() < giveUp; await wait(200)) {
    const { body } = await client.get('quote')
    const off = Math.abs(Date.parse(body?.data?.updated_at) - Date.now() - offSeconds * 1000)
    if (off < 10_000) return true
  }
  return false
}

/**
 * Changes the clock of server and database during saves: nobody is signed out, nothing is refused, and dates follow at
 * once.
 */
export async function clockJump({ rounds, people, seconds }: { rounds: number; people: number; seconds: number }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'cw-clock-'))
  const file = path.join(folder, 'clock')
  writeFileSync(file, '+0')
  const tally = emptyTally()
  let wrongTimes = 0
  const parts = await startParts({
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_CACHE_DURATION: '1',
  })
  try {
    const savers = await createSavers(people, () => parts.url, tally)
    for (let round = 0; round < rounds; round++) {
      let over = false
      const working = savers.map((saver) => saver.run(() => over, 20))
      for (const [dateArgument, offSeconds] of steps) {
        writeFileSync(file, dateArgument)
        await wait(seconds * 1000)
        for (const { client } of savers) {
          if (!(await isDated(client, offSeconds))) wrongTimes += 1
        }
      }
      over = true
      await Promise.all(working)
      for (const saver of savers) await saver.verify()
    }
  } finally {
    await parts.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { tally, wrongTimes }
}

if (import.meta.main) {
  const rounds = option('rounds', 5)
  const { tally, wrongTimes } = await clockJump({ rounds, people: option('people', 20), seconds: option('seconds', 3) })
  report(`the clock is set by 45 seconds and by an hour, forth and back, ${rounds} times`, tally, {
    'sessions lost, or saves dated wrong': wrongTimes,
  })
  if (wrongTimes > 0) process.exitCode = 1
}
