import { fileTypeFromBuffer } from 'file-type'
import type { FoundKind, RefusedKind } from './found-kind.ts'
import { officeKind } from './office-kind.ts'
import { isMarkup, plainText } from './text-file.ts'
import { endsAsZip } from './zip-directory.ts'

/** The test pattern that every virus scanner recognizes; in two parts, or scanners would quarantine this file. */
const scannerTest = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`)

const refusal = (kind: RefusedKind): FoundKind => ({ refusal: kind })

/**
 * The kind of a file, by its content, or why it is not accepted: opening it must not run a stranger's code, need a
 * password, or be read as something else by another program.
 */
export async function kindOf(bytes: Buffer): Promise<FoundKind> {
  if (bytes.includes(scannerTest)) return refusal('kind')
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return officeKind(bytes)
  if (endsAsZip(bytes)) return refusal('kind')
  if (isPdf(bytes)) return pdfKind(bytes)
  // A CSV may begin with BMW, which is how a bitmap begins: readable content is text.
  const text = plainText(bytes)
  if (text === undefined) return await binaryKind(bytes)
  if (/^\s*\{\\rt/.test(text)) return activeRtf.test(text) ? refusal('active') : { kind: 'rtf' }
  return isMarkup(text) ? refusal('kind') : { kind: 'text' }
}

/** Blanks, a byte order mark or a printer's commands may stand before the head; readers look for it further on. */
const pdfHead = /^(?:\xef\xbb\xbf|[\p{Cc}\s]|%-12345X|@PJL[^\r\n]*[\r\n])*%PDF-\d/u

const isPdf = (bytes: Buffer): boolean => pdfHead.test(bytes.subarray(0, 1024).toString('latin1'))

function pdfKind(bytes: Buffer): FoundKind {
  const source = bytes.toString('latin1')
  if (/\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(source)) return refusal('locked')
  // Scripts stay: forms check their fields with them, and readers keep them from anything else.
  return /\/S\s*\/Launch\b/.test(source) ? refusal('active') : { kind: 'pdf' }
}

/** Objects of other programs, templates that are fetched, and fields that start programs. */
const activeRtf = /\\(?:obj[a-z]|template|datastore)|\\fldinst\b[^\\]*\bDDE/i

async function binaryKind(bytes: Buffer): Promise<FoundKind> {
  const fileType = await fileTypeFromBuffer(bytes)
  switch (fileType?.ext) {
    case 'png':
    case 'apng':
      return { kind: 'png' }
    case 'jpg':
      return { kind: 'jpeg' }
    case 'heic':
      return refusal('heic')
    case 'tif':
      return refusal('tiff')
    case 'cfb':
      return refusal(olderOffice(bytes))
    default:
      return refusal(fileType?.mime.startsWith('image/') ? 'picture' : 'kind')
  }
}

/** Which program wrote a compound file, by the names of its streams. Source: MS-CFB, MS-OFFCRYPTO. */
function olderOffice(bytes: Buffer): RefusedKind {
  const hasStream = (name: string): boolean => bytes.includes(Buffer.from(name, 'utf16le'))
  if (hasStream('EncryptedPackage')) return 'locked'
  if (hasStream('WordDocument')) return 'oldWord'
  return hasStream('Workbook') ? 'oldExcel' : 'kind'
}
