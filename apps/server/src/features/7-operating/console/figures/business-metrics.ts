import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../../../platform/database/database.ts'
import type { Sites } from '../../../1-foundation/site/served-site.ts'
import { countCells } from './figures.store.ts'
import { soldLines } from './filter-options.ts'
import { periodOf } from './period.ts'

type Dependencies = { db: Database; sites: Pick<Sites, 'all'>; clock: () => Date }

/** Collectors ask several times a minute; the business changes more slowly, and counting reads a month of rows. */
const keptForMs = 5 * 60_000

const stages = ['begun', 'contact', 'picked', 'submitted', 'offered', 'chosen', 'bound', 'abandoned'] as const

/** The console's figures of the last 30 days as a metric. Every server tells the same. */
export function addBusinessMetrics(registry: Registry, { db, sites, clock }: Dependencies): void {
  let countedAt = Number.NEGATIVE_INFINITY
  new Gauge({
    name: 'coverwright_applications',
    help: 'Applications begun in the last 30 days that came to a stage, by site, line and channel; one with two lines counts in both',
    labelNames: ['site', 'line', 'channel', 'stage'],
    registers: [registry],
    async collect() {
      const now = clock()
      if (now.getTime() - countedAt < keptForMs) return
      const today = now.toISOString().slice(0, 10)
      const period = periodOf({ from: undefined, to: undefined }, { today, timeZone: 'UTC' })
      // Without a database the other metrics matter all the more.
      const cells = await countCells(db, period, { filters: {}, types: soldLines(sites), now }).catch(() => undefined)
      this.reset()
      if (!cells) return
      countedAt = now.getTime()
      for (const { site, line, channel, ...counts } of cells)
        for (const stage of stages) this.set({ site, line: line ?? 'none', channel, stage }, counts[stage])
    },
  })
}
