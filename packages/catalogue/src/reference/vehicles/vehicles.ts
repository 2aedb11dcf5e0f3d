import { foldText } from '@coverwright/core/input/fold-text'

/** Body types; box trucks include other medium trucks, heavy trucks the vocational ones. */
export const bodyKinds = [
  'car',
  'suv',
  'van',
  'pickup',
  'box_truck',
  'heavy_truck',
  'tractor',
  'bus',
  'trailer',
] as const
export type BodyKind = (typeof bodyKinds)[number]

/**
 * A model sold in the United States. Years are the first and last model years of the name, whatever gaps lie between;
 * absent where unknown, and no last one for current models. Rows are in vehicles.json, which only the server reads.
 */
export type Vehicle = {
  readonly make: string
  readonly model: string
  readonly body_kind: BodyKind
  readonly first_year?: number
  readonly last_year?: number
}

export type VehicleWish = { readonly make?: string; readonly search?: string; readonly year?: number }

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

const plain = (text: string): string => wordsOf(text).join('')

const isMadeIn = ({ first_year = 0, last_year = 9999 }: Vehicle, year: number): boolean =>
  first_year <= year && year <= last_year

/** "F150" finds the F-150: the query also matches the beginning of the name written without separators. */
const answersTo = (vehicle: Vehicle, search: string): boolean => {
  const words = wordsOf(`${vehicle.make} ${vehicle.model}`)
  return (
    wordsOf(search).every((searchWord) => words.some((word) => word.startsWith(searchWord))) ||
    plain(vehicle.model).startsWith(plain(search)) ||
    plain(`${vehicle.make} ${vehicle.model}`).startsWith(plain(search))
  )
}

/** The vehicles of a make that match the query and were made in that year, in the list's order. */
export const findVehicles = (all: readonly Vehicle[], { make, search = '', year }: VehicleWish): readonly Vehicle[] =>
  all.filter(
    (vehicle) =>
      (make === undefined || plain(vehicle.make) === plain(make)) &&
      (year === undefined || isMadeIn(vehicle, year)) &&
      answersTo(vehicle, search),
  )

/** Every make once, in the list's order. */
export const makesOf = (all: readonly Vehicle[]): readonly string[] => [...new Set(all.map(({ make }) => make))]
