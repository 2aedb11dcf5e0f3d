/** `#rrggbb` as red, green and blue, 0 to 1. */
const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** The lightness of a colour, 0 (black) to 1 (white), by WCAG 2. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

type Triple = readonly [number, number, number]

const dot = ([a, b, c]: Triple, [x, y, z]: Triple): number => a * x + b * y + c * z
const times = (rows: readonly [Triple, Triple, Triple], vector: Triple): Triple => [
  dot(rows[0], vector),
  dot(rows[1], vector),
  dot(rows[2], vector),
]

const toOklab = (colour: string): Triple => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map(linear)
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [red, green, blue],
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  )
}

const fromOklab = (lab: Triple): string => {
  const [l, m, s] = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  )
  const rgb = times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    [l ** 3, m ** 3, s ** 3],
  )
  const bytes = rgb.map((channel) =>
    Math.round(Math.min(Math.max(gamma(channel), 0), 1) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${bytes.join('')}`
}

/** Mixes a share of the first colour into the second, as `color-mix(in oklab)` does in the styles. */
export function mixColours(colour: string, share: number, into: string): string {
  const [a, b] = [toOklab(colour), toOklab(into)]
  const part = (at: 0 | 1 | 2) => a[at] * share + b[at] * (1 - share)
  return fromOklab([part(0), part(1), part(2)])
}
