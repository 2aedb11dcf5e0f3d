import type { LaterIcon } from './later-icons.ts'

const ring = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0'

/** One drawing each, on a field of 24 by 24: those that the first page shows. */
const glyphs = {
  'arrow-left': 'm12 19-7-7 7-7M19 12H5',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-turn': 'M4 4v7a4 4 0 0 0 4 4h12M15 10l5 5-5 5',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  cross: 'M18 6 6 18M6 6l12 12',
  search: 'm21 21-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  'cloud-check': 'm17 15-5.5 5.5L9 18M5.516 16.07A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 3.501 7.327',
  alert: `${ring}M12 8v4M12 16h.01`,
  info: `${ring}M12 16v-4M12 8h.01`,
  'circle-check': `${ring}M16 9l-5.5 5.5L8 12`,
}

export type IconName = keyof typeof glyphs | LaterIcon

const drawings = new Map<string, string>()

/** Adds the drawings of icons that are shown later. */
export function addDrawings(more: Readonly<Record<string, string>>): void {
  for (const [name, drawing] of Object.entries(more)) drawings.set(name, drawing)
}

addDrawings(glyphs)

type Props = {
  readonly name: IconName
  readonly small?: boolean
  readonly flips?: boolean
  readonly className?: string
}

/** Always beside words, never instead of them: hidden from assistive technology. `flips` mirrors it right to left. */
export function Icon({ name, small, flips, className }: Props) {
  const classes = ['i', small && 'i--sm', flips && 'i--flip', className].filter(Boolean).join(' ')
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings.get(name)} />
    </svg>
  )
}
