import atkinson from './fonts/atkinson-next-latin.woff2?url'
import atkinsonExt from './fonts/atkinson-next-latin-ext.woff2?url'
import figtree from './fonts/figtree-latin.woff2?url'
import figures from './fonts/figures.woff2?url'
import sourceSerif from './fonts/source-serif-4-latin.woff2?url'

type Face = {
  readonly family: string
  readonly source: string
  readonly look: FontFaceDescriptors & { readonly sizeAdjust?: string }
  /** Fetched when a text contains one of its characters. */
  readonly rare?: true
}

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'
const latinExt =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0'

const faces: readonly Face[] = [
  { family: 'Atkinson Next', source: atkinson, look: { weight: '200 800', unicodeRange: latin } },
  { family: 'Atkinson Next', source: atkinsonExt, look: { weight: '200 800', unicodeRange: latinExt }, rare: true },
  {
    family: 'Coverwright Figures',
    source: figures,
    look: { weight: '300 900', unicodeRange: 'U+0024, U+0030-0039, U+00A3, U+20AC', sizeAdjust: '95.5%' },
  },
  { family: 'Source Serif 4', source: sourceSerif, look: { weight: '200 900' } },
  { family: 'Figtree', source: figtree, look: { weight: '300 900' } },
]

/**
 * Adds the site's fonts to a rendered page. They are shown at once if nothing moves: nobody should lose the line they
 * are reading, or miss what they press.
 * @returns shows them with the next page, if they are not shown yet
 */
export async function bringFonts(): Promise<(() => void) | undefined> {
  const styles = getComputedStyle(document.documentElement)
  const families = styles.getPropertyValue('--site-font') + styles.getPropertyValue('--site-font-display')
  const loadedFaces = faces
    .filter(({ family }) => families.includes(family))
    .map(({ family, source, look, rare }) => ({
      face: new FontFace(family, `url("${source}")`, { ...look, display: 'swap' }),
      rare,
    }))
  await Promise.all(loadedFaces.map(({ face, rare }) => (rare ? undefined : face.load())))
  const show = () => {
    for (const { face } of loadedFaces) document.fonts.add(face)
  }
  const before = placesOfWords()
  show()
  if (!haveMoved(before, placesOfWords())) return undefined
  for (const { face } of loadedFaces) document.fonts.delete(face)
  return show
}

/** A smaller movement is invisible. */
const seenPixels = 3

/** Where the lines of the page stand; that words within one of them come to stand a little nearer is no harm. */
function placesOfWords(): readonly number[] {
  const range = document.createRange()
  return Array.from(document.querySelectorAll('#root :is(h1, h2, p, label, legend, summary, li, button)'), (part) => {
    range.selectNodeContents(part)
    return range.getBoundingClientRect().top
  })
}

const haveMoved = (before: readonly number[], after: readonly number[]): boolean =>
  before.some((top, at) => Math.abs((after[at] ?? top) - top) >= seenPixels)
