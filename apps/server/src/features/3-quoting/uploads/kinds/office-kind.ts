import { largestDocument } from '@coverwright/contract/values'
import type { FoundKind } from './found-kind.ts'
import { zipDirectory } from './zip-directory.ts'

/** Spreadsheets shrink to a twentieth; a file that claims to unpack to more is a ZIP bomb. */
const mostUnpacked = 50 * largestDocument

const active = [
  /vbaproject\.bin$/i,
  /(^|\/)(macrosheets|activex)\//i,
  /\.(exe|dll|com|scr|bat|cmd|ps1|js|jse|vbs|vbe|wsf|hta|msi|jar|lnk)$/i,
]
const outside = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i

/** A Word or Excel file by the names in its ZIP directory; nothing is unpacked. */
export function officeKind(bytes: Buffer): FoundKind {
  const directory = zipDirectory(bytes)
  // Overlapping members unpack to more than the file could hold.
  if (!directory || directory.packed > bytes.length || directory.unpacked > mostUnpacked) return { refusal: 'kind' }
  const names = new Set(directory.names)
  if (!names.has('[Content_Types].xml')) return { refusal: 'kind' }
  if (directory.names.some((name) => outside.test(name))) return { refusal: 'kind' }
  if (directory.names.some((name) => active.some((pattern) => pattern.test(name)))) return { refusal: 'active' }
  if (names.has('xl/workbook.xml')) return { kind: 'xlsx' }
  return names.has('word/document.xml') ? { kind: 'docx' } : { refusal: 'kind' }
}
