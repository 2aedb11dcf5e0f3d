/** A piece of a text; with `href` it is a link. */
export type TextPiece = { readonly at: number; readonly words: string; readonly href?: string }

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g

/** Splits a text at its web addresses. The pieces joined are the text. */
export function linkedText(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let end = 0
  for (const { 0: href, index } of text.matchAll(address)) {
    if (index > end) pieces.push({ at: end, words: text.slice(end, index) })
    pieces.push({ at: index, words: href, href })
    end = index + href.length
  }
  return end < text.length ? [...pieces, { at: end, words: text.slice(end) }] : pieces
}
