import { cookieOf } from './cookie-values.ts'

export const colorSchemes = ['light', 'dark'] as const
export type ColorScheme = (typeof colorSchemes)[number]

/** What somebody chose instead of the colors of their system, in the cookie of that choice; undefined without one. */
export function colorSchemeIn(cookies: string): ColorScheme | undefined {
  const value = cookieOf(cookies, 'color_scheme')
  return colorSchemes.find((scheme) => scheme === value)
}
