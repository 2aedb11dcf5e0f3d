import type { QuoteRequest } from '@coverwright/contract/carriers'

const attorneys = 'pl.aig.attorneys'

/**
 * By how many percent of last year’s number the attorneys grew or shrank; 0 for a firm that does not renew. One who
 * left and one who came in the same place are no change of the number, but of the people: the larger side counts.
 */
export function attorneyTurnover({ renewal }: QuoteRequest, now: number): number {
  const whole = (renewal?.changes ?? []).filter(({ field }) => field === attorneys)
  const came = whole.filter(({ kind }) => kind === 'added').length
  const left = whole.filter(({ kind }) => kind === 'removed').length
  const before = now - came + left
  if (came + left === 0) return 0
  return before > 0 ? (Math.max(came, left) * 100) / before : 100
}

/** Somebody said of a part that it is as it was, and nothing differs from last year. */
export const isUnchangedRenewal = ({ renewal }: QuoteRequest): boolean =>
  renewal !== undefined && renewal.unchanged.length > 0 && renewal.changes.length === 0
