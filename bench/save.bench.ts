import { option } from '../scripts/option.ts'
import { figuresOf } from './parts/figures.ts'
import type { Target } from './parts/load-client.ts'
import { bareId, copyQuote, pageSave, placeSave, placesSave, readOf, wholeSave } from './parts/many-quotes.ts'
import { type Goal, type Report, ratioGoal, ratioOf, report } from './parts/report.ts'
import { type Listening, type Measured, query, startSaveStage } from './parts/save-stage.ts'

/*
 * The cost of a save compared with the minimum: `PATCH quote/{id}` on a quote of ten kilobytes with everything it
 * does, and node:http with one UPDATE of ten kilobytes; then the same for a quote that is sent back whole. Client,
 * servers and database share one machine. Run with `node bench/save.bench.ts [--rounds 5] [--seconds 4]`.
 */
const rounds = option('rounds', 5)
const ms = option('seconds', 4) * 1000
const quotes = 128
const connectionCounts = [32, 128]
const limit = 'node:http + UPDATE'
const page = 'a page of it'
const units: Readonly<Record<keyof Measured, string>> = {
  rate: 'saves/s',
  p50: 'ms',
  p99: 'ms',
  server: 'CPU ms a save',
  database: 'CPU ms a save',
}

/** The requests to the limit and to us, and the process that handles ours. */
type SentBody = {
  readonly id: string
  readonly what: string
  readonly limit: readonly Target[]
  readonly ours: Readonly<Record<string, readonly Target[]>>
}

const stage = await startSaveStage()
try {
  await copyQuote(stage.productUrl, stage.quoteId, quotes)
  const targets = (of: (at: number) => Target) => Array.from({ length: quotes }, (_, at) => of(at))
  const places = targets(placesSave)
  const fullSave = targets(wholeSave(await stage.read(readOf(0))))
  const sentBodies: readonly SentBody[] = [
    {
      id: 'save',
      what: 'save of 10 KB',
      limit: places,
      ours: { [page]: targets(pageSave), 'one of its 25 places': targets(placeSave), 'all of it': places },
    },
    {
      id: 'save-whole',
      what: 'save of a whole quote',
      limit: fullSave,
      ours: { 'it comes back, an answer changed': fullSave },
    },
  ]
  for (const each of sentBodies) for (const connections of connectionCounts) await compare(each, connections)
} finally {
  await stage.stop()
}

async function compare({ id, what, limit: least, ours }: SentBody, connections: number): Promise<void> {
  await query(stage.bareUrl, 'truncate bare')
  for (const [at, { body }] of least.entries())
    await query(stage.bareUrl, 'insert into bare values ($1, $2)', [bareId(at), body])
  const contestants: Readonly<Record<string, { readonly at: Listening; readonly targets: readonly Target[] }>> = {
    [limit]: { at: stage.bare, targets: least },
    ...Object.fromEntries(Object.entries(ours).map(([name, own]) => [name, { at: stage.product, targets: own }])),
  }
  const measurements = new Map<string, Measured[]>(Object.keys(contestants).map((name) => [name, []]))
  // The first round warms up and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, { at, targets: own }] of Object.entries(contestants)) {
      const figures = await stage.measure(at, { targets: own, connections, ms, atRandom: false })
      if (round > 0) measurements.get(name)?.push(figures)
    }
  }
  for (const figure of ['rate', 'p50', 'p99', 'server', 'database'] as const) {
    const rows = new Map([...measurements].map(([name, all]) => [name, figuresOf(all.map((each) => each[figure]))]))
    const work = `${what}, ${connections} connections: ${figure}`
    const table = { id: `${id}-${connections}-${figure}`, work, unit: units[figure], limit, rows }
    report({ ...table, goals: Object.keys(ours).flatMap((name) => goalOf(table, figure, name)) })
  }
}

function goalOf(made: Omit<Report, 'goals'>, figure: keyof Measured, name: string): readonly Goal[] {
  if (figure === 'p99') return [ratioGoal(made, name, 2)]
  if (figure !== 'rate') return []
  const ratio = ratioOf(made, name)
  const least = name === page ? 0.5 : 0.3
  const text = `${made.work}: ${name} at least ${least} × ${limit} (is ${ratio.toPrecision(3)})`
  return [{ text, reached: ratio >= least }]
}
