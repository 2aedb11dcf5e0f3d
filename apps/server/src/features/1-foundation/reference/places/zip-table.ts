import { readFileSync } from 'node:fs'
import type { ZipPlace } from '@coverwright/contract/reference'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { lazy } from '../../../../platform/lazy.ts'
import { referenceFolder } from '../reference-folder.ts'

const Overlay = Type.Array(
  Type.Object({ zip: Type.String(), city: Type.String(), state: Type.String(), county: Type.String() }),
)
/** The cities or states of a ZIP code. */
const Aliases = Type.Record(Type.String(), Type.Array(Type.String()))

const placeOf = (name: string) => new URL(`zip/${name}`, referenceFolder)
const readJson = <T extends TSchema>(schema: T, name: string) =>
  Value.Parse(schema, JSON.parse(readFileSync(placeOf(name), 'utf8')))

/** The post office decides AA, AE or AP by the first three digits alone. */
const militaryState = (zip: string): string | undefined => {
  if (/^340/.test(zip)) return 'AA'
  if (/^09[0-8]/.test(zip)) return 'AE'
  if (/^96[2-6]/.test(zip)) return 'AP'
  return undefined
}

/** Army and air force post, fleet post, embassies: the only "cities" a military address has. */
const militaryPost = ['APO', 'FPO', 'DPO']

const newline = '\n'.charCodeAt(0)
const zero = '0'.charCodeAt(0)
const lengthOfZip = 5

function zipAt(rows: Buffer, start: number): number {
  let zip = 0
  for (let at = start; at < start + lengthOfZip; at++) zip = zip * 10 + rows.readUInt8(at) - zero
  return zip
}

/** Where in the bytes of zip.txt the row of each ZIP begins, one more than that; 0 for a ZIP without one. */
function startsOf(rows: Buffer): Uint32Array {
  const starts = new Uint32Array(10 ** lengthOfZip)
  for (let at = 0; at < rows.length; at = rows.indexOf(newline, at) + 1) starts[zipAt(rows, at)] = at + 1
  return starts
}

/**
 * The 41,000 ZIPs stay the bytes of their file, and rows are read on demand: as objects they would take ten times the
 * memory.
 */
export const createZipTable = () => {
  const rows = readFileSync(placeOf('zip.txt'))
  const starts = startsOf(rows)
  const overlay = Map.groupBy(readJson(Overlay, 'zip-overlay.json'), ({ zip }) => zip)
  const aliases = new Map(Object.entries(readJson(Aliases, 'zip-aliases.json')))
  const otherStates = new Map(Object.entries(readJson(Aliases, 'zip-states.json')))

  function rowOf(zip: string) {
    const start = /^\d{5}$/.test(zip) ? starts[Number(zip)] : undefined
    if (!start) return []
    const [, city = '', state = '', county = '', latitude, longitude] = rows
      .toString('utf8', start - 1, rows.indexOf(newline, start))
      .split('|')
    return [{ city, state, county, latitude: Number(latitude), longitude: Number(longitude) }]
  }

  function placeAt(zip: string): ZipPlace | undefined {
    const own = rowOf(zip)
    const places = [...(overlay.get(zip) ?? []), ...own]
    const [first] = places
    if (!first) return undefined
    const cities = new Set([...places.map(({ city }) => city), ...(aliases.get(zip) ?? [])])
    const states = [first.state, ...(otherStates.get(zip) ?? [])]
    const [row] = own
    const point = row && { latitude: row.latitude, longitude: row.longitude }
    return { zip, cities: [...cities], state: first.state, states, county: first.county, ...point }
  }

  function all(): readonly ZipPlace[] {
    const codes = Array.from(starts, (start, code) => (start ? [String(code).padStart(lengthOfZip, '0')] : [])).flat()
    return [...new Set([...overlay.keys(), ...codes])].flatMap((zip) => placeAt(zip) ?? [])
  }

  const citiesByState = lazy(() => {
    const places = Map.groupBy(all(), ({ state }) => state)
    return new Map(
      Array.from(places, ([state, each]) => [state, [...new Set(each.flatMap(({ cities }) => cities))].toSorted()]),
    )
  })

  return {
    all,
    /** The names of a state's cities in alphabetical order, also those that are in use beside the post's own. */
    citiesOf: (state: string): readonly string[] => citiesByState().get(state) ?? [],
    /** Takes five digits, with or without the plus four. Undefined for an unknown ZIP. */
    find(zip: string): ZipPlace | undefined {
      const five = zip.slice(0, lengthOfZip)
      const state = militaryState(five)
      return state ? { zip: five, cities: militaryPost, state, states: [state], county: '' } : placeAt(five)
    },
  }
}
