import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt } from '../rating/amounts.ts'

const ages = ['under_6_months', 'under_2', 'two_to_three', 'four_to_five', 'six_and_over'] as const

/** The children of a day care as insurers count them; nothing for a business that was not asked. */
export function readDayCare(request: QuoteRequest): Readonly<Record<string, number>> {
  const common = (name: string) => amountAt(request, `details.cdcs.uw_questions.${name}`)
  const ofAge = (age: string) => common(`children.${age}`) ?? 0
  const children = ages.reduce((sum, age) => sum + ofAge(age), 0)
  if (children === 0) return {}
  const own = amountAt(request, 'details.cdcs.residental_questions.own_children') ?? 0
  const capacity = common('capacity')
  return {
    children,
    babies: ofAge('under_6_months') + ofAge('under_2'),
    children_per_adult: (children + own) / Math.max(common('caregivers') ?? 1, 1),
    ...(capacity === undefined ? {} : { over_capacity: Math.max(0, children - capacity) }),
  }
}
