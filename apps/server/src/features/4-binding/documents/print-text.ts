import { Text, type View } from '@react-pdf/renderer'
import { type ComponentProps, createElement as element, type ReactElement } from 'react'
import { breaksWithin } from './line-breaks.ts'
import { type FontByLetter, printable } from './printable.ts'

export const paperSizes = ['A4', 'LETTER'] as const
export type PaperSize = (typeof paperSizes)[number]

/** Points between the margins of the narrower paper, A4. */
export const pageWidth = 595 - 2 * 48
export const bodySize = 9.5

// Of each text: a box would hand it down as that many of its own letters' heights.
const lineHeight = 1.35

type TextStyle = Exclude<NonNullable<ComponentProps<typeof View>['style']>, readonly unknown[]>
type TextOptions = {
  readonly key?: string
  /** Points that a line may take. */
  readonly room?: number
  readonly minPresenceAhead?: number
}

/** Makes one text of a page, in the fonts that have its letters. */
export type Print = (style: TextStyle, text: string, options?: TextOptions) => ReactElement

export const printWith =
  (fonts: FontByLetter): Print =>
  (style, text, { room = pageWidth, ...options } = {}) => {
    const { words, fontFamily, direction } = printable(text, fonts)
    const fontSize = typeof style.fontSize === 'number' ? style.fontSize : bodySize
    return element(
      Text,
      {
        ...options,
        style: { fontSize, lineHeight, ...style, fontFamily, direction, textAlign: 'left' },
        hyphenationCallback: breaksWithin(room / fontSize),
      },
      words,
    )
  }
