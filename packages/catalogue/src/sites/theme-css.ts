import type { Theme } from './site.ts'
import { darkRail, isLight, withRail } from './theme-faults.ts'

/** Behind a site's own font come fonts that every machine has; the first has the width of ours if it is installed. */
const fallback = '"Meanwhile", system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif'

/** A light rail would glare on dark pages, so it is dark there; its inks follow. */
function railOf(theme: Theme): Readonly<Record<string, string | undefined>> {
  const { rail, railInk, railInk2, railLine } = theme
  const dark = rail !== undefined && isLight(rail)
  const inBoth = (light: string | undefined, other: string) =>
    light !== undefined && dark ? `light-dark(${light}, ${other})` : light
  return {
    'site-rail': inBoth(rail, darkRail.rail),
    'site-rail-ink': inBoth(railInk, darkRail.railInk),
    'site-rail-ink-2': inBoth(railInk2, darkRail.railInk2),
    'site-rail-line': inBoth(railLine, darkRail.railLine),
  }
}

const pixels = (size: number | undefined) => (size === undefined ? undefined : `${size}px`)

/**
 * The styles of a site's theme, for the head of its page; empty without a theme. The file's schema admits nothing that
 * could end a declaration.
 */
export function themeCss(theme: Theme | undefined): string {
  if (!theme) return ''
  const values: Readonly<Record<string, string | undefined>> = {
    'site-brand': theme.brand,
    'site-on-brand': theme.onBrand,
    'site-brand-dark': theme.brandDark,
    'site-on-brand-dark': theme.onBrandDark,
    'site-accent': theme.accent,
    ...railOf(withRail(theme)),
    'site-radius': pixels(theme.radius),
    'site-font': theme.font && `${theme.font}, ${fallback}`,
    'site-font-display': theme.fontDisplay && `${theme.fontDisplay}, var(--site-font)`,
    'site-display-weight': theme.displayWeight?.toString(),
    'site-display-tracking': theme.displayTracking === undefined ? undefined : `${theme.displayTracking}em`,
    'site-logo-h': pixels(theme.logoHeight),
    'site-logo-ratio': theme.logoRatio?.toString(),
  }
  const declarations = Object.entries(values).flatMap(([name, value]) => (value ? [`--${name}:${value}`] : []))
  const faces = (theme.fontFiles ?? []).map(
    ({ family, url, weight = '400' }) =>
      `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url("${url}") format("woff2")}`,
  )
  // `:root` twice, so that it overrides our own values wherever the style sheet comes.
  return `${faces.join('')}${declarations.length ? `:root:root{${declarations.join(';')}}` : ''}`
}
