export type Point = { readonly latitude: number; readonly longitude: number }

/** A tile and where its upper left corner is, in pixels from the middle of the map. */
export type Tile = { readonly address: string; readonly left: number; readonly top: number }

const tileSize = 256
/** A town fills the map: the middle of a ZIP code is known, not the house. */
const zoom = 12
/** Half of what the widest map shows, in pixels. */
const [halfWidth, halfHeight] = [240, 150]

/** The tiles around a place, by the numbers that tile servers agree on (Web Mercator). */
export function tilesAround(template: string, { latitude, longitude }: Point): readonly Tile[] {
  const size = tileSize * 2 ** zoom
  const radians = (latitude * Math.PI) / 180
  const x = ((longitude + 180) / 360) * size
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size
  const columns = numbersBetween(x - halfWidth, x + halfWidth)
  const rows = numbersBetween(y - halfHeight, y + halfHeight)
  return rows.flatMap((row) =>
    columns.map((column) => ({
      address: template.replace('{z}', String(zoom)).replace('{x}', String(column)).replace('{y}', String(row)),
      left: Math.round(column * tileSize - x),
      top: Math.round(row * tileSize - y),
    })),
  )
}

/** The numbers of the tiles that a stretch of pixels lies on. */
function numbersBetween(from: number, to: number): readonly number[] {
  const first = Math.floor(from / tileSize)
  return Array.from({ length: Math.floor(to / tileSize) - first + 1 }, (_none, at) => first + at)
}
