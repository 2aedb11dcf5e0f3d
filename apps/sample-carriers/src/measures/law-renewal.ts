import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { answersAt } from '../rating/amounts.ts'

const attorneys = 'pl.aig.attorneys'

/**
 * By how many percent of last year’s number the attorneys grew or shrank; 0 for a firm that does not renew. One who
 * left and one who came in the same place are no change of the number, but of the people: the larger side counts.
 */
export function attorneyTurnover({ renewal }: QuoteRequest, now: number): number {
  const attorneyChanges = (renewal?.changes ?? []).filter(({ field }) => field === attorneys)
  const added = attorneyChanges.filter(({ kind }) => kind === 'added').length
  const removed = attorneyChanges.filter(({ kind }) => kind === 'removed').length
  const before = now - added + removed
  if (added + removed === 0) return 0
  return before > 0 ? (Math.max(added, removed) * 100) / before : 100
}

/** What a renewal asks again each year: a Yes to any of these counts as a change, though no old answer differs. */
const newThisYear = ['losses.any', 'losses.known_circumstance', 'losses.disciplined', 'firm.changed']

/** Somebody confirmed a part as unchanged, no answer differs from last year, and nothing happened since. */
export const isUnchangedRenewal = (request: QuoteRequest): boolean =>
  request.renewal !== undefined &&
  request.renewal.unchanged.length > 0 &&
  request.renewal.changes.length === 0 &&
  !newThisYear.some((name) => answersAt(request, `details.renewal.${name}`).includes('Yes'))
