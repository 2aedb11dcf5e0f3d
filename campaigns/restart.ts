import { setTimeout as wait } from 'node:timers/promises'
import { startParts } from '../e2e/harness/product.ts'
import { option, percentile, report } from './parts/report.ts'
import { createSavers, emptyTally } from './parts/savers.ts'

/** A connection cut off with a call on it; a refused one never had any. */
const isCut = (code: string): boolean => code !== 'ECONNREFUSED'

/** SIGTERM while people save: what is under way is finished, and nobody is cut off. */
export async function restart({ rounds, people }: { rounds: number; people: number }) {
  const tally = emptyTally()
  const ends: number[] = []
  const parts = await startParts()
  try {
    const savers = await createSavers(people, () => parts.url, tally)
    for (let round = 0; round < rounds; round++) {
      let over = false
      const working = savers.map((saver) => saver.run(() => over))
      await wait(300 + Math.random() * 700)
      const began = performance.now()
      await parts.server.stop()
      ends.push(performance.now() - began)
      await parts.server.start()
      await wait(200)
      over = true
      await Promise.all(working)
      for (const saver of savers) await saver.verify()
    }
  } finally {
    await parts.stop()
  }
  const cut = [...tally.cuts].filter(([code]) => isCut(code)).reduce((sum, [, times]) => sum + times, 0)
  return { tally, ends, cut }
}

if (import.meta.main) {
  const rounds = option('rounds', 20)
  const { tally, ends, cut } = await restart({ rounds, people: option('people', 20) })
  report(`SIGTERM while people save, ${rounds} times`, tally, {
    'calls cut off': cut,
    'what cut them off': [...tally.cuts].map(([code, times]) => `${code} x ${times}`).join(', ') || 'nothing',
    'milliseconds to end (p50 / most)': `${Math.round(percentile(ends, 0.5))} / ${Math.round(Math.max(...ends))}`,
  })
  if (cut > 0) process.exitCode = 1
}
