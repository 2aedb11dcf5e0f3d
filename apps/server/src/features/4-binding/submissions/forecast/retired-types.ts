import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { selectableTypes } from '@coverwright/catalogue/sites/selectable-types'
import { pickedUuids, type QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'

/**
 * The types that a quote has, or the policy it renews, and that its site offers no longer: retired in the catalogue, or
 * left out of the site's file since.
 */
export function retiredTypes({ row, served, context }: QuoteSnapshot): readonly InsuranceType[] {
  const own = [...pickedUuids(row.answers), ...pickedUuids(context.carried ?? {})]
  const offered = selectableTypes(served.site)
  return served.country.types.filter(({ uuid }) => own.includes(uuid) && !offered.some((type) => type.uuid === uuid))
}
