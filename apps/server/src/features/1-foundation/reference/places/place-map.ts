import type { ZipPlace } from '@coverwright/contract/reference'
import type { StateOutline } from '@coverwright/contract/reference-lists'

/** Room around the outline for a dot on its border, in the outline's own units. */
const margin = 16

/**
 * The outline of a place's state with a dot where the place is, as SVG; without a dot where only the state is known.
 * @param accent a color for the dot, `#` and six digits
 */
export function placeMap(outline: StateOutline, place: ZipPlace, accent: string): string {
  const { width, height, path } = outline
  const box = [-margin, -margin, width + 2 * margin, height + 2 * margin].join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="320" height="200">`,
    `<style>.l{fill:#e3e7e4;stroke:#8b978f}.d{fill:${accent};stroke:#fff}`,
    '@media (prefers-color-scheme:dark){.l{fill:#39423d;stroke:#7d8a82}.d{stroke:#000}}</style>',
    `<path class="l" stroke-width="2" stroke-linejoin="round" d="${path}"/>`,
    ...dot(outline, place),
    '</svg>',
  ].join('')
}

function dot({ west, north, per_longitude, per_latitude }: StateOutline, { latitude, longitude }: ZipPlace): string[] {
  if (latitude === undefined || longitude === undefined) return []
  const x = Math.round((longitude - west) * per_longitude)
  const y = Math.round((north - latitude) * per_latitude)
  return [`<circle class="d" stroke-width="4" cx="${x}" cy="${y}" r="11"/>`]
}
