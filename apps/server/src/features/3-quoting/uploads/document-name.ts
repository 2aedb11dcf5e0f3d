import type { DocumentKind } from '@coverwright/contract/uploads'
import { cleanText } from '@coverwright/core/input/clean-text'

const endings: Readonly<Record<DocumentKind, readonly [string, ...string[]]>> = {
  pdf: ['pdf'],
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  xlsx: ['xlsx'],
  docx: ['docx'],
  rtf: ['rtf'],
  text: ['txt', 'csv', 'tsv'],
}

const longest = 100

/** Letters without a shape that others know, and format marks but those that shape words and emoji. */
const unsafe = /\p{Co}|(?!\p{Default_Ignorable_Code_Point})\p{Cf}/gu

/** Names that Windows reserves for devices, with any ending. */
const reservedNames = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * A name that is safe to show and to save under on any system: no folders, no control characters or marks that change
 * the reading direction, and the ending of the file's kind.
 * @param originalName percent-encoded UTF-8 as a header carries it
 */
export function documentName(originalName: string | undefined, kind: DocumentKind): string {
  const plain = cleanText(decodeName(originalName ?? ''))
    .replace(/^.*[/\\]/s, '')
    .replace(unsafe, '')
    .replace(/[<>:"|?*%]/g, '_')
    .replace(/\s+/g, ' ')
  const dot = plain.lastIndexOf('.')
  const ending = dot < 0 ? '' : plain.slice(dot + 1).toLowerCase()
  const isRight = endings[kind].includes(ending)
  const cut = Array.from(isRight ? plain.slice(0, dot) : plain).slice(0, longest)
  const stem = cleanText(cut.join('')).replace(/^[. ]+|[. ]+$/g, '')
  const safe = stem === '' || reservedNames.test(stem) ? `document${stem === '' ? '' : ` ${stem}`}` : stem
  return `${safe}.${isRight ? ending : endings[kind][0]}`
}

function decodeName(originalName: string): string {
  try {
    return decodeURIComponent(originalName)
  } catch {
    return ''
  }
}

/** Content-Disposition that saves under the name and never opens in the page. Source: RFC 6266, RFC 8187. */
export function asAttachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encodedName = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodedName}`
}
