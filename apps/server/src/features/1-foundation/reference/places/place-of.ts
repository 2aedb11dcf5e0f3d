import { type Country, regionOf } from '@coverwright/catalogue/countries/country'
import type { ZipPlace } from '@coverwright/contract/reference'
import type { Reference } from '../reference.ts'

/** In the form of the table of ZIP codes: with or without its plus four. */
export const zipCode = /^\d{5}(-\d{4})?$/

/** The place of a postal code: in the United States by a table of all, elsewhere by its beginning. */
export function placeOf(zip: unknown, reference: Pick<Reference, 'cityByZip'>, country: Country): ZipPlace | undefined {
  if (typeof zip !== 'string') return undefined
  if (country.postalCodeTable) return zipCode.test(zip) ? reference.cityByZip(zip) : undefined
  const region = regionOf(country, zip)
  return region && { zip, cities: [], state: region.code, states: [region.code], county: region.name }
}
