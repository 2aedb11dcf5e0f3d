import { readFileSync } from 'node:fs'
import type { ZipPlace } from '@coverwright/contract/reference'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { referenceFolder } from './reference-folder.ts'

const Overlay = Type.Array(
  Type.Object({ zip: Type.String(), city: Type.String(), state: Type.String(), county: Type.String() }),
)
const Aliases = Type.Record(Type.String(), Type.Array(Type.String()))

const readText = (name: string) => readFileSync(new URL(`zip/${name}`, referenceFolder), 'utf8')
const readJson = <T extends TSchema>(schema: T, name: string) => Value.Parse(schema, JSON.parse(readText(name)))

/** The post office decides AA, AE or AP by the first three digits alone. */
const militaryState = (zip: string): string | undefined => {
  if (/^340/.test(zip)) return 'AA'
  if (/^09[0-8]/.test(zip)) return 'AE'
  if (/^96[2-6]/.test(zip)) return 'AP'
  return undefined
}

/** Army and air force post, fleet post, embassies: the only "cities" a military address has. */
const militaryPost = ['APO', 'FPO', 'DPO']

/** Reads the ZIP files once, about 41,000 rows. */
export const createZipTable = () => {
  const places = new Map<string, ZipPlace>()

  const add = (zip: string, city: string, state: string, county: string) => {
    const known = places.get(zip)
    if (!known) places.set(zip, { zip, cities: [city], state, county })
    else if (!known.cities.includes(city)) known.cities.push(city)
  }

  for (const { zip, city, state, county } of readJson(Overlay, 'zip-overlay.json')) add(zip, city, state, county)
  for (const line of readText('zip.txt').trimEnd().split('\n')) {
    const [zip = '', city = '', state = '', county = ''] = line.split('|')
    add(zip, city, state, county)
  }
  for (const [zip, names] of Object.entries(readJson(Aliases, 'zip-aliases.json'))) {
    const place = places.get(zip)
    for (const name of names) if (place) add(zip, name, place.state, place.county)
  }

  return {
    size: places.size,
    all: (): Iterable<ZipPlace> => places.values(),
    /** Takes five digits, with or without the plus four. Undefined for a ZIP nobody knows. */
    find(zip: string): ZipPlace | undefined {
      const five = zip.slice(0, 5)
      const state = militaryState(five)
      return state ? { zip: five, cities: militaryPost, state, county: '' } : places.get(five)
    },
  }
}
