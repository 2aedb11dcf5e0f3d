import { expect, it } from 'vitest'
import { contrast, mixColours } from './colours.ts'
import type { Theme } from './site.ts'
import { themeCss } from './theme-css.ts'
import { houseTheme, themeFaults } from './theme-faults.ts'

it('computes contrast by WCAG (C2)', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(mixColours('#000000', 0.5, '#ffffff')).toBe('#636363')
})

it('the default theme is readable (C2)', () => {
  expect(themeFaults({})).toEqual([])
  expect(themeFaults(houseTheme)).toEqual([])
})

it.each<[string, Theme, string]>([
  ['a pale brand', { brand: '#9fd3e0' }, 'theme.brand: #9fd3e0 on white (#ffffff) has a contrast of 1.6'],
  ['white text on a light brand', { brand: '#767676', onBrand: '#b0b0b0' }, 'theme.onBrand: #b0b0b0 on theme.brand'],
  ['a dark brand on dark pages', { brandDark: '#2a4a55', onBrandDark: '#ffffff' }, 'theme.brandDark: #2a4a55 on dark'],
  ['a rail without ink for it', { rail: '#eef1fb' }, 'theme.railInk: #f1f6f6 on theme.rail (#eef1fb)'],
  ['an accent that is lost on the rail', { accent: '#0e3f4d' }, 'theme.accent: #0e3f4d on theme.rail'],
  [
    'a font that nothing uses',
    { fontFiles: [{ family: 'Lora', url: '/site-files/lora.woff2' }] },
    'theme.fontFiles: Lora',
  ],
])('%s is refused with what to change (C2)', (_name, theme, sentence) => {
  expect(themeFaults(theme).some((fault) => fault.startsWith(sentence))).toBe(true)
})

it('suggests only possible changes: no ink is lighter than white (C2)', () => {
  const [ink] = themeFaults({ brand: '#ffee00', onBrand: '#ffffff' })
  expect(ink).toContain('Choose a darker onBrand')
})

it('a theme sets the styles’ own variables, and nothing else (C2)', () => {
  expect(themeCss(undefined)).toBe('')
  expect(themeCss({ onBrand: '#ffffff', radius: 0, displayTracking: -0.02 })).toBe(
    ':root:root{--site-on-brand:#ffffff;--site-radius:0px;--site-display-tracking:-0.02em}',
  )
  expect(themeCss({ rail: '#eef1fb', railInk: '#151c3c' })).toContain(
    '--site-rail:light-dark(#eef1fb, #121d21);--site-rail-ink:light-dark(#151c3c, #eef3f3)',
  )
  expect(themeCss({ logoHeight: 24, logoRatio: 3.5 })).toBe(':root:root{--site-logo-h:24px;--site-logo-ratio:3.5}')
  expect(themeCss({ rail: '#0b333f' })).toBe(':root:root{--site-rail:#0b333f}')
})

it('a site without a rail gets one of its brand color, readable whatever that is (C2)', () => {
  expect(themeCss({ brand: '#7a2e1f' })).toContain('--site-rail:#4c1a10;--site-rail-ink:#f6f2f2')
  expect(themeCss({ brand: '#7a2e1f', rail: '#0b333f' })).toContain('--site-rail:#0b333f}')
  const steps = [0, 51, 102, 153, 204, 255].map((part) => part.toString(16).padStart(2, '0'))
  const brands = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)))
  const legible = brands.filter(
    (brand) => !themeFaults({ brand }).some((fault) => /^theme\.(brand|onBrand):/.test(fault)),
  )
  expect(legible.length).toBeGreaterThan(30)
  expect(legible.flatMap((brand) => themeFaults({ brand }))).toEqual([])
})
