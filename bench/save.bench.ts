import { option } from '../scripts/option.ts'
import { figuresOf } from './parts/figures.ts'
import type { Target } from './parts/load-client.ts'
import { bareId, copyQuote, pageSave, placeSave, placesSave } from './parts/many-quotes.ts'
import { type Goal, type Report, ratioGoal, ratioOf, report } from './parts/report.ts'
import { type Listening, type Measured, query, startSaveStage } from './parts/save-stage.ts'

/*
 * What a save costs, beside the least it can: `PATCH quote/{id}` of a quote of ten kilobytes with everything it does, and
 * node:http with one UPDATE of ten kilobytes. Client, servers and database share one machine. Run with
 * `node bench/save.bench.ts [--rounds 5] [--seconds 4]`.
 */
const rounds = option('rounds', 5)
const ms = option('seconds', 4) * 1000
const quotes = 128
const limit = 'node:http + UPDATE'
const ours = ['a page of it', 'one of its 25 places', 'all of it'] as const
const units: Readonly<Record<keyof Measured, string>> = {
  rate: 'saves/s',
  p50: 'ms',
  p99: 'ms',
  server: 'CPU ms a save',
  database: 'CPU ms a save',
}

function goalsOf(made: Omit<Report, 'goals'>, what: string): readonly Goal[] {
  if (what === 'p99') return ours.map((name) => ratioGoal(made, name, 1.5))
  if (what === 'server') return ours.map((name) => ratioGoal(made, name, 3))
  if (what !== 'rate') return []
  return ours.map((name) => {
    const ratio = ratioOf(made, name)
    return { text: `${made.work}: ${name} at least 0.7 × ${limit} (is ${ratio.toPrecision(3)})`, reached: ratio >= 0.7 }
  })
}

const stage = await startSaveStage()
try {
  await copyQuote(stage.productUrl, stage.quoteId, quotes)
  const targets = (of: (at: number) => Target) => Array.from({ length: quotes }, (_, at) => of(at))
  const places = targets(placesSave)
  for (const [at, { body }] of places.entries())
    await query(stage.bareUrl, 'insert into bare values ($1, $2)', [bareId(at), body])
  const contestants: Readonly<Record<string, { readonly at: Listening; readonly targets: readonly Target[] }>> = {
    [limit]: { at: stage.bare, targets: places },
    [ours[0]]: { at: stage.product, targets: targets(pageSave) },
    [ours[1]]: { at: stage.product, targets: targets(placeSave) },
    [ours[2]]: { at: stage.product, targets: places },
  }
  for (const connections of [32, 128]) {
    const measured = new Map<string, Measured[]>(Object.keys(contestants).map((name) => [name, []]))
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round++) {
      for (const [name, { at, targets: own }] of Object.entries(contestants)) {
        const figures = await stage.measure(at, { targets: own, connections, ms, atRandom: false })
        if (round > 0) measured.get(name)?.push(figures)
      }
    }
    for (const what of ['rate', 'p50', 'p99', 'server', 'database'] as const) {
      const rows = new Map([...measured].map(([name, all]) => [name, figuresOf(all.map((each) => each[what]))]))
      const work = `save of 10 KB, ${connections} connections: ${what}`
      const made = { id: `save-${connections}-${what}`, work, unit: units[what], limit, rows }
      report({ ...made, goals: goalsOf(made, what) })
    }
  }
} finally {
  await stage.stop()
}
