import type { DocumentKind } from '@coverwright/contract/uploads'
import { largestDocument } from '@coverwright/contract/uploads'
import { endsAsZip, zipDirectory } from './zip-directory.ts'

const startsWith = (bytes: Buffer, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/** What every virus scanner takes for a virus, to be tried out with; in two parts, or they would take this file. */
const scannerTest = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-${'ANTIVIRUS-TEST-FILE!$H+H*'}`)

/**
 * What a file is, by what is in it; undefined for everything that is not accepted. An Office file with macros is not:
 * whoever opens it runs a stranger's code. Nor is what a browser or another program would take for something else.
 */
export function kindOf(bytes: Buffer): DocumentKind | undefined {
  if (bytes.includes(scannerTest)) return undefined
  if (startsWith(bytes, 0x50, 0x4b)) return officeKind(bytes)
  if (endsAsZip(bytes)) return undefined
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  return isText(bytes) && !isMarkup(bytes) ? 'text' : undefined
}

/** Spreadsheets shrink to a twentieth; a file that claims to unpack to more is a ZIP bomb. */
const mostUnpacked = 50 * largestDocument

// Macros, programs, and names that lead out of the folder it is unpacked into.
const harmful = [
  /vbaproject\.bin$/i,
  /(^|\/)(macrosheets|activex)\//i,
  /\.(exe|dll|com|scr|bat|cmd|ps1|js|jse|vbs|vbe|wsf|hta|msi|jar|lnk)$/i,
  /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i,
]

function officeKind(bytes: Buffer): DocumentKind | undefined {
  const directory = zipDirectory(bytes)
  // Overlapping members unpack to more than the file could hold.
  if (!directory || directory.packed > bytes.length || directory.unpacked > mostUnpacked) return undefined
  const names = new Set(directory.names)
  if (!names.has('[Content_Types].xml')) return undefined
  if (directory.names.some((name) => harmful.some((pattern) => pattern.test(name)))) return undefined
  if (names.has('xl/workbook.xml')) return 'xlsx'
  return names.has('word/document.xml') ? 'docx' : undefined
}

/** Letters of any alphabet, tabs and line ends; older programs write letters beyond ASCII as single bytes. */
function isText(bytes: Buffer): boolean {
  return bytes.every((byte) =>
    byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c,
  )
}

/** HTML or SVG: some programs run scripts in it, whatever its name. */
function isMarkup(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  const tag = /<(?:!doctype|html|head|body|script|svg|iframe|object|embed)\b/i
  return /^(?:\xef\xbb\xbf)?\s*</.test(text) || tag.test(text)
}
