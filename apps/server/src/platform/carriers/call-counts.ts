import type { Metrics } from '../telemetry/metrics.ts'

/** How many calls of this process to an insurer ended in which way: `answered`, or why not. */
type CallCounts = Readonly<Record<string, number>>

/** Counts the outcomes of calls, for the metrics and for questions about one insurer. */
export function createCallCounts(metrics: Pick<Metrics, 'carrier'> | undefined) {
  const counts = new Map<string, Record<string, number>>()
  return {
    add(carrier: string, operation: string, outcome: string, ms: number): void {
      const own = counts.get(carrier) ?? {}
      own[outcome] = (own[outcome] ?? 0) + 1
      counts.set(carrier, own)
      metrics?.carrier(carrier, operation, outcome, ms)
    },
    of: (carrier: string): CallCounts => ({ ...counts.get(carrier) }),
  }
}
