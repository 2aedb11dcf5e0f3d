import { inflateSync } from 'node:zlib'

/** The words in our own PDFs, whose fonts have one byte per character. */
export function pdfWords(file: Buffer): string {
  const streams = [...file.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)]
    .map(([, stream = '']) => unpack(stream))
    .join('\n')
  return [...streams.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) => [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => fromHex(hex)).join(''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').toString('latin1')

/** Streams of fonts and pictures contain no text. */
function unpack(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
