import { inflateSync } from 'node:zlib'

/** The words that the pages of our own PDFs write: their fonts have one byte a letter. */
export function pdfWords(file: Buffer): string {
  const drawn = [...file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => unpacked(stream))
    .join('\n')
  return [...drawn.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) => [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => fromHex(hex)).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').toString('latin1')

/** A font or a picture is no text. */
function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
