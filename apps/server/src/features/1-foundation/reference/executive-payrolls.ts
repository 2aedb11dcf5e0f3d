import { businessStates } from '@coverwright/catalogue/reference/states'
import type { ExecutivePayroll, ExecutivePayrollRow } from '@coverwright/contract/reference-lists'

/**
 * Every state with its latest figures on a day, by the calendar of UTC, and whether they are in force; a state without
 * figures says so.
 */
export function executivePayrollsAt(rows: readonly ExecutivePayrollRow[], now: Date): ExecutivePayroll[] {
  const today = now.toISOString().slice(0, 10)
  const rowsSoFar = rows
    .filter(({ effective_from }) => effective_from <= today)
    .toSorted((a, b) => a.effective_from.localeCompare(b.effective_from))
  return businessStates.map(({ code }) => {
    const row = rowsSoFar.findLast(({ state }) => state === code)
    return row ? { ...row, known: true, in_force: today <= row.effective_until } : { state: code, known: false }
  })
}
