import { readFileSync, writeFileSync } from 'node:fs'
import { states } from '../packages/catalogue/src/reference/states.ts'

/**
 * Writes packages/catalogue/src/reference/state-outlines.json, one outline for each state, from the cartographic
 * boundaries of the US Census Bureau in the pinned dev dependency us-atlas. Run by a developer after raising that
 * version: `node scripts/build-state-outlines.ts`.
 */
const source = new URL('../node_modules/us-atlas/states-10m.json', import.meta.url)
const target = new URL('../packages/catalogue/src/reference/state-outlines.json', import.meta.url)

type Point = readonly [longitude: number, latitude: number]
type Geometry = { readonly properties: { readonly name: string } } & (
  | { readonly type: 'Polygon'; readonly arcs: readonly (readonly number[])[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly (readonly number[])[])[] }
)
type Topology = {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: readonly (readonly Point[])[]
  readonly objects: { readonly states: { readonly geometries: readonly Geometry[] } }
}

/** The largest size of the picture; coordinates are whole numbers. */
const [widest, highest] = [640, 400]
/** Smaller islets, in square units, would look like dots that mark places. */
const smallestArea = 12

const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(source, 'utf8'))

const decodedArcs: readonly (readonly Point[])[] = arcs.map((arc) => {
  let [x, y] = [0, 0]
  return arc.map(([dx, dy]): Point => {
    x += dx
    y += dy
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
})

/** A negative index is the arc of `~index`, backwards. */
const ringOf = (indices: readonly number[]): readonly Point[] =>
  indices.flatMap((index) => (index < 0 ? (decodedArcs[~index] ?? []).toReversed() : (decodedArcs[index] ?? [])))

/** The Aleutians cross the 180th meridian, where longitudes start again. */
const unwrap = ([longitude, latitude]: Point): Point => [longitude > 0 ? longitude - 360 : longitude, latitude]

const round = (value: number): number => Math.round(value * 1000) / 1000

function outline(geometry: Geometry) {
  const isEast = ['Guam', 'Commonwealth of the Northern Mariana Islands'].includes(geometry.properties.name)
  const polygons = geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs
  const rings = polygons.flatMap((polygon) => polygon.map(ringOf)).map((ring) => (isEast ? ring : ring.map(unwrap)))
  const all = rings.flat()
  const [west, east] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))]
  const [south, north] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))]
  const shrink = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const perDegree = Math.min(widest / ((east - west) * shrink), highest / (north - south))
  const paths = rings
    .map((ring) =>
      ring.map(([x, y]): Point => [Math.round((x - west) * shrink * perDegree), Math.round((north - y) * perDegree)]),
    )
    .map((ring) => ring.filter(([x, y], at) => at === 0 || x !== ring[at - 1]?.[0] || y !== ring[at - 1]?.[1]))
    .filter((ring) => areaOf(ring) >= smallestArea)
  return {
    west: round(west),
    north: round(north),
    per_longitude: round(shrink * perDegree),
    per_latitude: round(perDegree),
    width: Math.round((east - west) * shrink * perDegree),
    height: Math.round((north - south) * perDegree),
    path: paths.map(pathOf).join(''),
  }
}

/** Relative moves, which are short. */
const pathOf = (ring: readonly Point[]): string =>
  ring
    .map(([x, y], at) => {
      const before = ring[at - 1]
      return before ? `l${x - before[0]} ${y - before[1]}` : `M${x} ${y}`
    })
    .join('')
    .concat('z')

const areaOf = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
      return sum + x * nextY - nextX * y
    }, 0),
  ) / 2

const otherNames: Readonly<Record<string, string>> = {
  'Commonwealth of the Northern Mariana Islands': 'MP',
  'United States Virgin Islands': 'VI',
}
const codeOf = (name: string): string | undefined =>
  otherNames[name] ?? states.find((state) => state.name === name)?.code

const rows = objects.states.geometries
  .flatMap((geometry) => {
    const state = codeOf(geometry.properties.name)
    return state === undefined ? [] : [{ state, ...outline(geometry) }]
  })
  .toSorted((a, b) => (a.state < b.state ? -1 : 1))

writeFileSync(target, `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`)
process.stdout.write(`${rows.length} outlines written\n`)
