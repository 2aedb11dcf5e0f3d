import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { answersAt } from '../rating/amounts.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, sumOf } from './records.ts'

/** Yearly pay below which hardly anybody works full-time. */
const lowestPay = 12_000

/** Two part-time employees count as one. */
const headsIn = (row: Entry): number => amountIn(row, 'full_time') + amountIn(row, 'part_time') / 2

/** An employer's answers as an underwriter of workers’ compensation checks them against each other. */
export function readEmployer(request: QuoteRequest): Entry {
  const rows = entriesAt(request, 'details.wc.payroll[]')
  const [prior] = answersAt(request, 'details.wc.general.prior_coverage')
  const payroll = sumOf(rows, (row) => amountIn(row, 'payroll'))
  return {
    years_never_insured: prior === 'none_yet' && rows.length > 0 ? request.business.years_business_started : 0,
    payroll_short: Math.max(0, sumOf(rows, headsIn) * lowestPay - payroll),
  }
}
