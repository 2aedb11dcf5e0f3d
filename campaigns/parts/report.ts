import { cpus, loadavg } from 'node:os'
import type { Tally } from './savers.ts'

/** One line of a campaign’s report. */
export const say = (line: string): boolean => process.stdout.write(`${line}\n`)

/** The value below which `share` of the numbers are; 0 if there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sortedNumbers = numbers.toSorted((a, b) => a - b)
  return sortedNumbers[Math.min(sortedNumbers.length - 1, Math.floor(sortedNumbers.length * share))] ?? 0
}

const milliseconds = (numbers: readonly number[]): string =>
  [0.5, 0.95, 0.99, 1].map((share) => Math.round(percentile(numbers, share))).join(' / ')

/** Prints the result of a campaign, and sets the exit code if something was lost or refused. */
export function report(title: string, tally: Tally, more: Readonly<Record<string, string | number>> = {}): void {
  const refusals = [...tally.refused].map(([status, times]) => `${status} x ${times}`).join(', ') || 'none'
  const rows: Readonly<Record<string, string | number>> = {
    'saves acknowledged': tally.acknowledged,
    'of them lost': tally.lost,
    'without an answer': tally.unknown,
    'asked to come again (503, 507, 429)': tally.busy,
    'refused otherwise': refusals,
    'milliseconds a save (p50 / p95 / p99 / most)': milliseconds(tally.took),
    ...more,
    machine: `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
  }
  say(`\n${title}`)
  for (const [name, value] of Object.entries(rows)) say(`  ${name.padEnd(46)} ${value}`)
  if (tally.lost > 0 || tally.refused.size > 0) process.exitCode = 1
}
