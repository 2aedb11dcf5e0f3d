import { setTimeout as wait } from 'node:timers/promises'
import { option } from '../scripts/option.ts'
import { type ProductParts, runOn, startParts } from './parts/product.ts'
import { percentile, report } from './parts/report.ts'
import { createSavers, emptyTally, type Tally } from './parts/savers.ts'

/** A connection that was cut off during a call; a refused one had none. */
const isCut = (code: string): boolean => code !== 'ECONNREFUSED'

const cutSoFar = ({ cuts }: Tally): number =>
  [...cuts].filter(([code]) => isCut(code)).reduce((sum, [, times]) => sum + times, 0)

/** SIGTERM during saves: requests in progress are finished, and nobody is cut off. */
export async function restart(parts: ProductParts, { rounds, people }: { rounds: number; people: number }) {
  const tally = emptyTally()
  const ends: number[] = []
  let roundsWithCuts = 0
  const savers = await createSavers(people, () => parts.url, tally)
  for (let round = 0; round < rounds; round++) {
    let over = false
    const before = cutSoFar(tally)
    const working = savers.map((saver) => saver.run(() => over))
    await wait(100 + Math.random() * 400)
    const began = performance.now()
    await parts.server.stop()
    ends.push(performance.now() - began)
    await parts.server.start()
    await wait(100)
    over = true
    await Promise.all(working)
    for (const saver of savers) await saver.verify()
    if (cutSoFar(tally) > before) roundsWithCuts += 1
  }
  return { tally, ends, cut: cutSoFar(tally), roundsWithCuts }
}

if (import.meta.main) {
  const rounds = option('rounds', 20)
  const { tally, ends, cut, roundsWithCuts } = await runOn(startParts(), (parts) =>
    restart(parts, { rounds, people: option('people', 20) }),
  )
  report(`SIGTERM while people save, ${rounds} times`, tally, {
    'calls cut off': cut,
    'times that anybody was': roundsWithCuts,
    'what cut them off': [...tally.cuts].map(([code, times]) => `${code} x ${times}`).join(', ') || 'nothing',
    'milliseconds to end (p50 / most)': `${Math.round(percentile(ends, 0.5))} / ${Math.round(Math.max(...ends))}`,
  })
  if (cut > 0) process.exitCode = 1
}
