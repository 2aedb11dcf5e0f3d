/** A piece of a text: with `href` it is an address to follow. */
export type TextPiece = { readonly at: number; readonly words: string; readonly href?: string }

const address = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)]/g

/** Takes the addresses out of a text, so that they can be followed; all pieces together are the text. */
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
