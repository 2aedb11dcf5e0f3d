import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figures } from './figures.ts'

/** The measurement of one task: every contestant compared with the limit. */
export type Report = {
  /** The file of its figures, such as `save-32`. */
  readonly id: string
  readonly work: string
  readonly unit: string
  /** The contestant that the others are compared with. */
  readonly limit: string
  readonly rows: ReadonlyMap<string, Figures>
  /** A goal, and whether it was reached. */
  readonly goals: readonly Goal[]
}

export type Goal = { readonly text: string; readonly reached: boolean }

/** A goal on our ratio to the limit. */
export function ratioGoal(report: Omit<Report, 'goals'>, subject: string, most: number): Goal {
  const ratio = ratioOf(report, subject)
  return {
    text: `${report.work}: ${subject} at most ${most} × ${report.limit} (is ${short(ratio)})`,
    reached: ratio <= most,
  }
}

/** This contestant's median divided by the limit's. */
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

/** The lines that say which goals were reached. */
export const goalsIn = (text: string): string[] =>
  text.split('\n').filter((line) => [reachedMark, missedMark].some((mark) => line.startsWith(`- ${mark}: `)))

/** The figures as a Markdown table, with the goals. */
export function tableOf(report: Report): string {
  const rows = [...report.rows].map(([name, figures]) => rowOf(report, name, figures))
  const goals = report.goals.map(({ text, reached }) => `- ${reached ? reachedMark : missedMark}: ${text}`)
  const head = [
    `| ${report.work} | ${report.unit} | × ${report.limit} | spread | rounds |`,
    '| --- | ---: | ---: | ---: | ---: |',
  ]
  return [...head, ...rows, ...(goals.length > 0 ? ['', ...goals] : []), ''].join('\n')
}

/** Prints the figures, and writes them to `BENCH_RESULTS` when a whole run collects them. */
export function report(measured: Report): void {
  const table = tableOf(measured)
  process.stdout.write(`${table}\n`)
  const folder = process.env.BENCH_RESULTS
  if (!folder) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${measured.id}.md`), table)
}
