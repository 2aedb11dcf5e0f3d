import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { isRecord } from '@coverwright/core/answers/answers'

/**
 * Path of a number or answer in a quote request: `business.annual_revenue`, `coverage.building_value`,
 * `details.epli.full_time`. `[]` stands for every entry: `details.vehicles[].cost_new` is every vehicle's cost, and
 * `details.vehicles[]` every vehicle.
 */
export type RequestPath = `${'business' | 'coverage' | 'details'}.${string}`

/** All answers at the path. */
export function answersAt(request: QuoteRequest, path: RequestPath): readonly unknown[] {
  return path.split('.').reduce<readonly unknown[]>(
    (answers, part) => {
      const isList = part.endsWith('[]')
      const name = isList ? part.slice(0, -2) : part
      return answers.flatMap((each) => {
        const value = isRecord(each) && Object.hasOwn(each, name) ? each[name] : undefined
        if (value === undefined || value === null) return []
        if (!isList) return [value]
        return Array.isArray(value) ? value : []
      })
    },
    [request],
  )
}

/**
 * The sum of the numbers at the path, or the number of entries if it ends with `[]`; undefined if there are none.
 */
export function amountAt(request: QuoteRequest, path: RequestPath): number | undefined {
  const answers = answersAt(request, path)
  if (path.endsWith('[]')) return answers.length
  const numbers = answers.map((each) => (typeof each === 'string' ? Number(each) : each)).filter(isNumber)
  return numbers.length ? numbers.reduce((sum, each) => sum + each, 0) : undefined
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
