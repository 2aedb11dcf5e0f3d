import type { CoveragePicture as Picture } from '@coverwright/catalogue/countries/coverage-note'

/** Path data in a view box of 48 by 48: a tinted part, and the drawing in one stroke. */
const drawings: Readonly<Record<Picture, { readonly tint: string; readonly line: string }>> = {
  visitor: {
    tint: 'M9 37a15 3 0 1 0 30 0a15 3 0 1 0-30 0',
    line: 'M17 36 22 11h4l5 25zM24 19v7M24 30h.01',
  },
  shop: {
    tint: 'M14 26h9v7h-9z',
    line: 'M10 20v19h28V20M8 19l4-9h24l4 9a5.3 4 0 0 1-10.6 0a5.3 4 0 0 1-10.7 0A5.3 4 0 0 1 8 19zM27 39V27h7v12M14 26h9v7h-9z',
  },
  injury: {
    tint: 'M12 30a12 13 0 0 1 24 0z',
    line: 'M8 31h32M12 30v-2a12 12 0 0 1 24 0v2M20 16v8M28 16v8M16 38h16',
  },
  advice: {
    tint: 'M14 9h14l7 7v23H14z',
    line: 'M14 9h14l7 7v23H14zM28 9v7h7M19 22h11M19 28h11M19 34h6',
  },
  mistake: {
    tint: 'M19 8h10v7H19z',
    line: 'M19 12h-6v28h22V12h-6M19 8h10v7H19zM18 23l3 3 5-5M18 31l5 5M23 31l-5 5M28 34h3',
  },
  vehicle: {
    tint: 'M30 21h4l5 7h-9z',
    line: 'M11 34H7V13h20v21h3M19 34h8M27 20h8l7 8v6h-4M11 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0M30 34a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  },
  building: {
    tint: 'M21 31h6v9h-6z',
    line: 'M12 40V9h24v31M8 40h32M18 16h3M27 16h3M18 23h3M27 23h3M21 40v-9h6v9',
  },
  data: {
    tint: 'M20 22h8v7h-8z',
    line: 'M10 12h28v21H10zM6 38h36M20 22h8v7h-8zM22 22v-2a2 2 0 0 1 4 0v2',
  },
  umbrella: {
    tint: 'M8 25a16 16 0 0 1 32 0z',
    line: 'M8 25a16 16 0 0 1 32 0zM24 7v2M24 25v11a3 3 0 0 1-6 0',
  },
  event: {
    tint: 'M8 22 24 11l16 11z',
    line: 'M8 22 24 11l16 11zM12 22v17M36 22v17M8 39h32M24 11V6l6 2-6 2M20 39V29h8v10',
  },
  board: {
    tint: 'm18 20 8-8 8 8-8 8z',
    line: 'm18 20 8-8 8 8-8 8zM22 24 10 36M28 40h12',
  },
  employees: {
    tint: 'M9 37v-4a7 7 0 0 1 7-7h4a7 7 0 0 1 7 7v4z',
    line: 'M13 17a5 5 0 1 0 10 0a5 5 0 1 0-10 0M9 37v-4a7 7 0 0 1 7-7h4a7 7 0 0 1 7 7v4zM29 12a5 5 0 0 1 0 10M32 27a7 7 0 0 1 7 7v3',
  },
  savings: {
    tint: 'M15 26h18v10a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3z',
    line: 'M17 9h14v5H17zM15 14h18v22a3 3 0 0 1-3 3H18a3 3 0 0 1-3-3zM15 26h18M24 30v5',
  },
  spill: {
    tint: 'M16 28h16a8 8 0 0 1-16 0z',
    line: 'M24 9c5 7 9 12 9 17a9 9 0 0 1-18 0c0-5 4-10 9-17zM11 41h26',
  },
  product: {
    tint: 'M9 17 24 10l15 7-15 7z',
    line: 'M9 17 24 10l15 7v16l-15 7-15-7zM9 17l15 7 15-7M24 24v16',
  },
  home: {
    tint: 'M8 23 24 10l16 13z',
    line: 'M8 23 24 10l16 13M13 20v19h22V20M21 39v-9h6v9',
  },
  tools: {
    tint: 'M31 10a8 8 0 0 0-9 11l6 5a8 8 0 0 0 10-9l-5 5-4-1-1-4z',
    line: 'M31 10a8 8 0 0 0-9 11L10 33a3.5 3.5 0 0 0 5 5l12-12a8 8 0 0 0 11-9l-5 5-4-1-1-4z',
  },
  health: {
    tint: 'M24 38 11 25a8 8 0 0 1 13-9 8 8 0 0 1 13 9z',
    line: 'M24 38 11 25a8 8 0 0 1 13-9 8 8 0 0 1 13 9zM24 21v9M19.5 25.5h9',
  },
  scales: {
    tint: 'M6 26a5 4 0 0 0 10 0zM32 26a5 4 0 0 0 10 0z',
    line: 'M24 9v30M16 39h16M11 15h26M11 15 6 26h10zM37 15l-5 11h10zM6 26a5 4 0 0 0 10 0M32 26a5 4 0 0 0 10 0',
  },
  question: {
    tint: 'M10 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0',
    line: 'M10 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0M20 21a4 4 0 1 1 6 3.5c-1.5.8-2 1.5-2 3M24 31h.01',
  },
}

const isDrawn = (name: string): name is Picture => Object.hasOwn(drawings, name)

/** What a type of insurance is about, beside its name, which says the same. */
export function CoveragePicture({ name }: { readonly name: string }) {
  if (!isDrawn(name)) return null
  const { tint, line } = drawings[name]
  return (
    <svg className="cover__picture" viewBox="0 0 48 48" aria-hidden="true">
      <path className="tint" d={tint} />
      <path d={line} />
    </svg>
  )
}
