import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { answersAt } from '../rating/amounts.ts'

const attorneys = 'pl.aig.attorneys'

/**
 * The attorneys who joined or left, in percent of last year’s number; 0 for a firm that does
 * not renew. The larger of the two counts, since a replacement changes the people but not the number.
 */
export function attorneyTurnover({ renewal }: QuoteRequest, now: number): number {
  const attorneyChanges = (renewal?.changes ?? []).filter(({ field }) => field === attorneys)
  const additions = attorneyChanges.filter(({ kind }) => kind === 'added').length
  const removals = attorneyChanges.filter(({ kind }) => kind === 'removed').length
  const before = now - additions + removals
  if (additions + removals === 0) return 0
  return before > 0 ? (Math.max(additions, removals) * 100) / before : 100
}

/**
 * Questions that a renewal asks again each year: a Yes to any of them counts as a change, even if no earlier answer
 * differs.
 */
const newThisYear = ['losses.any', 'losses.known_circumstance', 'losses.disciplined', 'firm.changed']

/** Somebody confirmed a part as unchanged, no answer differs from last year, and nothing happened since. */
export const isUnchangedRenewal = (request: QuoteRequest): boolean =>
  request.renewal !== undefined &&
  request.renewal.unchanged.length > 0 &&
  request.renewal.changes.length === 0 &&
  !newThisYear.some((name) => answersAt(request, `details.renewal.${name}`).includes('Yes'))
