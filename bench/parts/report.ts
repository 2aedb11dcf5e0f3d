import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figures } from './figures.ts'

/** What was measured of one piece of work: every contestant beside the limit. */
export type Report = {
  /** Names the file of its figures: `save-32`. */
  readonly id: string
  readonly work: string
  readonly unit: string
  /** The contestant that the others are compared with. */
  readonly limit: string
  readonly rows: ReadonlyMap<string, Figures>
  /** What we want to reach, and whether we did. */
  readonly goals: readonly Goal[]
}

export type Goal = { readonly text: string; readonly reached: boolean }

/** A goal on our ratio to the limit. */
export function ratioGoal(report: Omit<Report, 'goals'>, ours: string, most: number): Goal {
  const ratio = ratioOf(report, ours)
  return {
    text: `${report.work}: ${ours} at most ${most} × ${report.limit} (is ${short(ratio)})`,
    reached: ratio <= most,
  }
}

/** How often the limit goes into this contestant's median. */
export function ratioOf({ rows, limit }: Pick<Report, 'rows' | 'limit'>, name: string): number {
  const [own, least] = [rows.get(name), rows.get(limit)]
  if (!(own && least)) throw new Error(`${name} or ${limit} was not measured`)
  return own.median / least.median
}

const short = (value: number): string => (value === 0 ? '0' : String(Number(value.toPrecision(3))))

const rowOf = (report: Report, name: string, { median, spread, rounds }: Figures): string =>
  `| ${name} | ${short(median)} | ${short(ratioOf(report, name))} | ${Math.round(spread * 100)} % | ${rounds} |`

const reachedMark = 'Reached'
const missedMark = '**Not reached**'

/** The lines of a text that say what was reached and what was not. */
export const goalsIn = (text: string): string[] =>
  text.split('\n').filter((line) => [reachedMark, missedMark].some((mark) => line.startsWith(`- ${mark}: `)))

/** The figures as a Markdown table, with what they were to reach. */
export function tableOf(report: Report): string {
  const rows = [...report.rows].map(([name, figures]) => rowOf(report, name, figures))
  const goals = report.goals.map(({ text, reached }) => `- ${reached ? reachedMark : missedMark}: ${text}`)
  const head = [
    `| ${report.work} | ${report.unit} | × ${report.limit} | spread | rounds |`,
    '| --- | ---: | ---: | ---: | ---: |',
  ]
  return [...head, ...rows, ...(goals.length > 0 ? ['', ...goals] : []), ''].join('\n')
}

/** Prints the figures; keeps them in `BENCH_RESULTS` when a whole run collects them. */
export function report(measured: Report): void {
  const table = tableOf(measured)
  process.stdout.write(`${table}\n`)
  const folder = process.env.BENCH_RESULTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${measured.id}.md`), table)
}
