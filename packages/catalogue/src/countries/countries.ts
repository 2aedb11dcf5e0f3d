import type { Carrier } from '../carriers/carrier.ts'
import type { InsuranceType } from '../lines/insurance-types.ts'
import { renewalFlows } from '../renewals/renewals.ts'
import { argentina } from './ar/country.ts'
import { brazil } from './br/country.ts'
import type { Country } from './country.ts'
import { spain } from './es/country.ts'
import { france } from './fr/country.ts'
import { unitedKingdom } from './gb/country.ts'
import { portugal } from './pt/country.ts'
import { unitedStates } from './us/country.ts'

const ownCountries: readonly Country[] = [unitedStates, france, spain, portugal, argentina, brazil, unitedKingdom]

const withAdded: Country[] = [...ownCountries]

/** Every country: a new one is a folder and a line above. For the server only; a browser loads its site's country. */
export const countries: readonly Country[] = withAdded

/** Countries whose renewals have flows of their own. Not part of a country: browsers fetch them with a renewal. */
const renewals: Partial<Record<Country['code'], typeof renewalFlows>> = { US: renewalFlows }

/** The flows of their own that renewals have in this country. */
export const renewalsOf = ({ code }: Pick<Country, 'code'>): Partial<typeof renewalFlows> => renewals[code] ?? {}

/** The country of that ISO code. */
export const countryOf = (code: string): Country | undefined => countries.find((each) => each.code === code)

const carriersWithAdded: Carrier[] = countries.flatMap(({ carriers }) => carriers)

/** Every insurer of every country; their ids differ. */
export const allCarriers: readonly Carrier[] = carriersWithAdded

/** Adds an operator's insurers to those of their countries, replacing any added before. Called once, at the start. */
export function addInsurers(insurers: readonly { readonly country: string; readonly carrier: Carrier }[]): void {
  const all = ownCountries.map((country) => {
    const addedCarriers = insurers.flatMap((each) => (each.country === country.code ? [each.carrier] : []))
    return addedCarriers.length > 0 ? { ...country, carriers: [...country.carriers, ...addedCarriers] } : country
  })
  withAdded.splice(0, withAdded.length, ...all)
  carriersWithAdded.splice(0, carriersWithAdded.length, ...all.flatMap(({ carriers }) => carriers))
}

/** Every insurance type of every country. */
export const allInsuranceTypes: readonly InsuranceType[] = countries.flatMap(({ types }) => types)
