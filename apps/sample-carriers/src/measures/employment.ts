import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt } from '../rating/amounts.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, sumOf, weightOf } from './records.ts'

const peopleOf = ({ business }: QuoteRequest): number =>
  business.fulltime_employees + (business.parttime_employees ?? 0)

/** A few dismissals a year are usual in any business; beyond that, one for every five people. */
const usualDismissals = (people: number): number => Math.max(3, people / 5)

/**
 * Everyone on the payroll once. Seasonal workers are part of the part-time employees; if there
 * are more, the rest are part of the full-time ones.
 */
function headsOf(request: QuoteRequest): Entry {
  const { fulltime_employees, parttime_employees = 0 } = request.business
  const seasonal = Math.min(amountAt(request, 'details.epli.others.seasonal') ?? 0, peopleOf(request))
  return {
    full_time: fulltime_employees - Math.max(0, seasonal - parttime_employees),
    part_time: Math.max(0, parttime_employees - seasonal),
    seasonal,
  }
}

/** Up to this limit nobody asks why it is wanted; beyond it, so much per employee is usual. */
const everydayLimit = 1_000_000
const limitForEach = 100_000

/** Headcount and turnover in the measures of insurers. */
export function readEmployment(request: QuoteRequest): Entry {
  const people = peopleOf(request)
  const limit = amountAt(request, 'details.epli.limit') ?? 0
  const dismissals = amountAt(request, 'details.epli.left.dismissed') ?? 0
  const quit = amountAt(request, 'details.epli.left.quit') ?? 0
  return {
    ...headsOf(request),
    limit_beyond_size: Math.max(0, limit - Math.max(everydayLimit, people * limitForEach)),
    dismissed_beyond_usual: Math.max(0, dismissals - usualDismissals(people)),
    ...(people > 0 ? { turnover_percent: ((dismissals + quit) / people) * 100 } : {}),
  }
}

/** The cost of employees in other states relative to the home state, weighted by headcount. */
export const otherStates =
  (states: Readonly<Record<string, number>>) =>
  (request: QuoteRequest): number => {
    const away = entriesAt(request, 'details.epli.by_state[]')
    const headsAway = sumOf(away, (each) => amountIn(each, 'employees'))
    const heads = Math.max(peopleOf(request), headsAway)
    if (heads === 0) return 1
    const home = weightOf(states, request.business.state)
    const sum = sumOf(away, (each) => amountIn(each, 'employees') * weightOf(states, each.state))
    return (sum + (heads - headsAway) * home) / (heads * home)
  }
