import { setTimeout as wait } from 'node:timers/promises'
import { option } from '../scripts/option.ts'
import { type ProductParts, runOn, startParts } from './parts/product.ts'
import { percentile, report } from './parts/report.ts'
import { createSavers, emptyTally } from './parts/savers.ts'

/** kill -9 of the server, every other time with its database, at random moments during saves. */
export async function killServer(parts: ProductParts, { rounds, people }: { rounds: number; people: number }) {
  const tally = emptyTally()
  const ready: number[] = []
  const savers = await createSavers(people, () => parts.url, tally)
  for (let round = 0; round < rounds; round++) {
    let over = false
    const working = savers.map((saver) => saver.run(() => over))
    await wait(100 + Math.random() * 400)
    await (round % 2 === 0 ? parts.server.kill() : parts.server.killAll())
    const began = performance.now()
    await parts.server.start()
    ready.push(performance.now() - began)
    await wait(100)
    over = true
    await Promise.all(working)
    for (const saver of savers) await saver.verify()
  }
  return { tally, ready }
}

if (import.meta.main) {
  const rounds = option('rounds', 20)
  const { tally, ready } = await runOn(startParts(), (parts) =>
    killServer(parts, { rounds, people: option('people', 20) }),
  )
  report(`kill -9 of the server, ${rounds} times, every other time with its database`, tally, {
    'milliseconds until ready (p50 / most)': `${Math.round(percentile(ready, 0.5))} / ${Math.round(Math.max(...ready))}`,
  })
}
