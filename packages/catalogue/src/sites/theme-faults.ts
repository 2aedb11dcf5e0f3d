import { contrast, luminance, mixColours } from './colours.ts'
import type { Theme } from './site.ts'

/** The looks of a site without a theme; `styles/foundation/tokens.css` says the same. */
export const houseTheme = {
  brand: '#0e4a5a',
  onBrand: '#ffffff',
  brandDark: '#7cc4d2',
  onBrandDark: '#06222a',
  accent: '#e0a02c',
  rail: '#0b333f',
  railInk: '#f1f6f6',
  railInk2: '#a9c5cb',
  railLine: '#3b626d',
} as const satisfies Theme

/** The rail of dark pages at a site whose own rail is light. */
export const darkRail = { rail: '#121d21', railInk: '#eef3f3', railInk2: '#a9bcc0', railLine: '#3a4d53' } as const

/**
 * The theme with its rail: a site with a brand color and no rail gets the brand color, darkened like our own rail. Its
 * inks are paler shades of it.
 */
export function withRail(theme: Theme): Theme {
  if (theme.brand === undefined || theme.rail !== undefined) return theme
  const rail = mixColours(theme.brand, 0.72, '#000000')
  return {
    rail,
    railInk: mixColours(rail, 0.05, '#ffffff'),
    railInk2: mixColours(rail, 0.3, '#ffffff'),
    railLine: mixColours(rail, 0.77, '#ffffff'),
    ...theme,
  }
}

const sheet = '#ffffff'
const darkSheet = '#10191c'

export const isLight = (colour: string): boolean => luminance(colour) > 0.4

type Pair = {
  /** The key that is to be changed. */
  readonly key: keyof Theme
  readonly ink: string
  readonly on: string
  readonly onWhat: string
  readonly least: number
}

/** Every pair of colors that people have to read, or to tell apart. Source: WCAG 2.2, 1.4.3 and 1.4.11. */
function pairsOf(theme: Theme): readonly Pair[] {
  const { brand, onBrand, brandDark, onBrandDark, accent, rail, railInk, railInk2 } = {
    ...houseTheme,
    ...withRail(theme),
  }
  const soft = mixColours(brandDark, 0.17, sheet)
  const softDark = mixColours(brandDark, 0.14, darkSheet)
  return [
    { key: 'onBrand', ink: onBrand, on: brand, onWhat: 'theme.brand', least: 4.5 },
    { key: 'brand', ink: brand, on: sheet, onWhat: 'white', least: 4.5 },
    { key: 'brand', ink: brand, on: soft, onWhat: 'its own soft background', least: 4.5 },
    { key: 'onBrandDark', ink: onBrandDark, on: brandDark, onWhat: 'theme.brandDark', least: 4.5 },
    { key: 'brandDark', ink: brandDark, on: darkSheet, onWhat: 'dark pages', least: 4.5 },
    { key: 'brandDark', ink: brandDark, on: softDark, onWhat: 'its own soft background on dark pages', least: 4.5 },
    { key: 'railInk', ink: railInk, on: rail, onWhat: 'theme.rail', least: 4.5 },
    { key: 'railInk2', ink: railInk2, on: rail, onWhat: 'theme.rail', least: 4.5 },
    { key: 'accent', ink: accent, on: rail, onWhat: 'theme.rail', least: 3 },
  ]
}

/**
 * Whether the ink must be lighter or darker; on a pale ground even white would not do, and on a dark one not even
 * black.
 */
function wayFrom(ink: string, on: string, least: number): 'lighter' | 'darker' {
  if (contrast('#ffffff', on) < least) return 'darker'
  if (contrast('#000000', on) < least) return 'lighter'
  return luminance(ink) > luminance(on) ? 'lighter' : 'darker'
}

/** Contrast faults of a theme: one sentence each, beginning with the key. */
export function themeFaults(theme: Theme): readonly string[] {
  const faults = pairsOf(theme).flatMap(({ key, ink, on, onWhat, least }) => {
    const ratio = contrast(ink, on)
    if (ratio >= least) return []
    const way = wayFrom(ink, on, least)
    return [
      `theme.${key}: ${ink} on ${onWhat} (${on}) has a contrast of ${ratio.toFixed(1)}, but ${least} is the least that can be read. Choose a ${way} ${key}, or change what it stands on.`,
    ]
  })
  const own = new Set((theme.fontFiles ?? []).map(({ family }) => family))
  const unusedFamilies = [...own].filter((family) => !`${theme.font ?? ''},${theme.fontDisplay ?? ''}`.includes(family))
  return [
    ...faults,
    ...unusedFamilies.map(
      (family) => `theme.fontFiles: ${family} is loaded but neither theme.font nor theme.fontDisplay names it.`,
    ),
  ]
}
