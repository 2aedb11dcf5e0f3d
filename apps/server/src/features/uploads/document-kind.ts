import type { DocumentKind } from '@coverwright/contract/uploads'
import { zipNames } from './zip-names.ts'

const startsWith = (bytes: Buffer, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte)

/**
 * What a file is, by what is in it; undefined for everything that is not accepted. An Office file with macros is not:
 * whoever opens it runs a stranger's code.
 */
export function kindOf(bytes: Buffer): DocumentKind | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x50, 0x4b)) return officeKind(bytes)
  return isText(bytes) ? 'text' : undefined
}

function officeKind(bytes: Buffer): DocumentKind | undefined {
  const names = new Set(zipNames(bytes))
  if (!names.has('[Content_Types].xml')) return undefined
  if (Array.from(names).some((name) => /vbaproject\.bin$/i.test(name))) return undefined
  if (names.has('xl/workbook.xml')) return 'xlsx'
  return names.has('word/document.xml') ? 'docx' : undefined
}

/** Letters of any alphabet, tabs and line ends; older programs write letters beyond ASCII as single bytes. */
function isText(bytes: Buffer): boolean {
  return bytes.every((byte) =>
    byte >= 0x20 ? byte !== 0x7f : byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c,
  )
}
