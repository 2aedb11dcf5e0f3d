import { modelYearsOf } from '@coverwright/core/validation/rules/identity/vin'

export const vinWeights = ['light', 'heavy', 'trailer'] as const

/**
 * The maker of vehicles whose numbers begin with these three characters. Rows are in vin-makers.json, which only the
 * server reads.
 */
export type VinMaker = { readonly wmi: string; readonly make: string; readonly weight: (typeof vinWeights)[number] }

/** What a vehicle identification number tells by itself. `make` is absent for a maker we do not list. */
export type VinReading = { readonly make?: string; readonly model_years: readonly number[] }

/** Reads a number that has passed `isVin`; years after `latestYear` are left out. */
export const readVin = (makers: readonly VinMaker[], vin: string, latestYear: number): VinReading => {
  const maker = makers.find(({ wmi }) => vin.startsWith(wmi))
  const years = modelYearsOf(vin, maker?.weight === 'light').filter((year) => year <= latestYear)
  return { ...(maker ? { make: maker.make } : {}), model_years: years }
}
