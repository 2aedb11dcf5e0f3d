import type { InsuranceType } from './insurance-types.ts'

type Types = readonly Pick<InsuranceType, 'line' | 'contains'>[]

/** Whether one of two lines contains the other, so that only one of them is needed. */
export function isOneChoice(types: Types, left: string, right: string): boolean {
  const contains = (packageLine: string, part: string): boolean =>
    types.find(({ line }) => line === packageLine)?.contains?.includes(part) ?? false
  return contains(left, right) || contains(right, left)
}
