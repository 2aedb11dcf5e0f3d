import type { InsuranceType } from '@coverwright/catalogue/lines/insurance-types'
import { selectableTypes } from '@coverwright/catalogue/sites/selectable-types'
import { pickedUuids, type QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'

/**
 * Types of a quote, or of the policy it renews, that its site no longer offers: retired in the catalogue, or removed from
 * the site's file.
 */
export function retiredTypes({ row, served, context }: QuoteSnapshot): readonly InsuranceType[] {
  const own = [...pickedUuids(row.answers), ...pickedUuids(context.carried ?? {})]
  const selectable = selectableTypes(served.site)
  return served.country.types.filter(({ uuid }) => own.includes(uuid) && !selectable.some((type) => type.uuid === uuid))
}
