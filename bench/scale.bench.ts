import { setTimeout as wait } from 'node:timers/promises'
import { option } from '../scripts/option.ts'
import { figuresOf } from './parts/figures.ts'
import { copyQuote, pageSave, readOf } from './parts/many-quotes.ts'
import { ratioGoal, report } from './parts/report.ts'
import { type Measured, startSaveStage } from './parts/save-stage.ts'

/*
 * Whether reading and saving get slower with the number of quotes: 32 people at random quotes among ten thousand and
 * among a hundred thousand, each with servers and a database of its own, in turns. Filling a million takes ten minutes
 * and 20 GB: `node bench/scale.bench.ts --rows 1000000 [--rounds 5] [--seconds 5] [--settle 60]`.
 */
const few = 10_000
const many = option('rows', 100_000)
const rounds = option('rounds', 5)
const ms = option('seconds', 5) * 1000
/** Shared disks are slow for a while after heavy writing. */
const settleMs = option('settle', 0) * 1000
const work = { read: readOf, save: pageSave } as const

const sizes = [few, many]
const nameOf = (rows: number): string => `${rows.toLocaleString('en-US')} quotes`

/** As docs/operations.md recommends for this many. */
const settings = {
  shared_buffers: '2GB',
  checkpoint_timeout: '30min',
  max_wal_size: '8GB',
  wal_compression: 'on',
}

async function startWith(rows: number) {
  const stage = await startSaveStage(settings)
  await copyQuote(stage.productUrl, stage.quoteId, rows)
  return { rows, stage }
}

const stages: Awaited<ReturnType<typeof startWith>>[] = []
try {
  for (const rows of sizes) stages.push(await startWith(rows))
  await wait(settleMs)
  for (const [label, targetOf] of Object.entries(work)) {
    const measurements = new Map<string, Measured[]>(sizes.map((rows) => [nameOf(rows), []]))
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round++) {
      for (const { rows, stage } of stages) {
        const targets = Array.from({ length: few }, () => targetOf(Math.floor(Math.random() * rows)))
        const figures = await stage.measure(stage.product, { targets, connections: 32, ms, atRandom: true })
        if (round > 0) measurements.get(nameOf(rows))?.push(figures)
      }
    }
    for (const figure of ['p50', 'p99'] as const) {
      const rows = new Map([...measurements].map(([name, all]) => [name, figuresOf(all.map((each) => each[figure]))]))
      const table = {
        id: `scale-${label}-${figure}`,
        work: `${label}: ${figure}`,
        unit: 'ms',
        limit: nameOf(few),
        rows,
      }
      report({ ...table, goals: figure === 'p99' ? [ratioGoal(table, nameOf(many), 1.2)] : [] })
    }
  }
} finally {
  for (const { stage } of stages) await stage.stop()
}
