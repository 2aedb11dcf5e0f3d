import { inflateSync } from 'node:zlib'

type Cmap = ReadonlyMap<string, string>

/** The letters of a PDF: what its pages show, piece by piece, in the order in which they are drawn. */
export function lettersOf(pdf: Buffer): string {
  return linesOf(pdf)
    .map(({ text }) => text)
    .join('')
}

/** The size in points, and what is drawn in it in one go: a line, or a part of one in one font. */
type DrawnLine = { readonly size: number; readonly text: string }

/** The same, a line at a time. */
export function linesOf(pdf: Buffer): readonly DrawnLine[] {
  const source = pdf.toString('latin1')
  const objects = new Map(
    Array.from(source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm), ([, id = '', body = '']) => [id, body] as const),
  )
  const cmaps = new Map(
    Array.from(source.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => {
      const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      return [name, cmapOf(streamOf(objects.get(unicode) ?? ''))] as const
    }),
  )
  return [...objects.values()]
    .map(streamOf)
    .filter((content) => /\bTf\b/.test(content) && !content.includes('begincmap'))
    .flatMap((content) => shownIn(content, cmaps))
}

function streamOf(object: string): string {
  const [, body = ''] = /stream\r?\n([\s\S]*?)\nendstream/.exec(object) ?? []
  try {
    return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
  } catch {
    return body
  }
}

/** Which letters the codes of an embedded font stand for. */
function cmapOf(stream: string): Cmap | undefined {
  if (!stream.includes('begincmap')) return undefined
  const ranges = stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)
  return new Map(
    Array.from(ranges, ([, first = '', list = '']) =>
      Array.from(list.matchAll(/<([^>]*)>/g), ([, codes = ''], at) => {
        const units = codes.split(' ').map((code) => Number.parseInt(code, 16))
        const code = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0')
        return [code, String.fromCharCode(...units.filter((unit) => unit > 0))] as const
      }),
    ).flat(),
  )
}

function shownIn(content: string, cmaps: ReadonlyMap<string, Cmap | undefined>): readonly DrawnLine[] {
  return Array.from(content.matchAll(/BT\b([\s\S]*?)\bET\b/g), ([, block = '']) => {
    const [, font = '', size = ''] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? []
    const cmap = cmaps.get(font)
    const text = Array.from(block.matchAll(/<([0-9a-f]+)>/g), ([, hex = '']) =>
      cmap
        ? (hex.match(/.{4}/g) ?? []).map((code) => cmap.get(code) ?? '\ufffd').join('')
        : Buffer.from(hex, 'hex').toString('latin1'),
    ).join('')
    return { size: Number(size), text }
  })
}
