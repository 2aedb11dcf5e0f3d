import { inflateSync } from 'node:zlib'

/** The letters of a PDF: what its streams show, piece by piece, in the codes of the fonts built into readers. */
export function lettersOf(pdf: Buffer): string {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)
  return Array.from(streams, ([, body = '']) => {
    try {
      const shown = inflateSync(Buffer.from(body, 'latin1'))
        .toString('latin1')
        .matchAll(/<([0-9a-f]+)>/g)
      return Array.from(shown, ([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join('')
    } catch {
      return ''
    }
  }).join('')
}
