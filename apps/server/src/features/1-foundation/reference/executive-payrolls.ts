import { businessStates } from '@coverwright/catalogue/reference/states'
import type { ExecutivePayroll, ExecutivePayrollRow } from '@coverwright/contract/reference-lists'

/** Every state with the figures in force on a day, by the calendar of UTC; a state without figures says so. */
export function executivePayrollsAt(rows: readonly ExecutivePayrollRow[], now: Date): ExecutivePayroll[] {
  const today = now.toISOString().slice(0, 10)
  const inForce = rows.filter(
    ({ effective_from, effective_until }) => effective_from <= today && today <= effective_until,
  )
  return businessStates.map(({ code }) => {
    const row = inForce.find(({ state }) => state === code)
    return row ? { ...row, known: true } : { state: code, known: false }
  })
}
