import { isRecord } from '@coverwright/core/answers/answers'

/** An uploaded file, as stored in the quote's answer. */
export type StoredDocument = {
  readonly id: string
  readonly name: string
  readonly size: number
}

const isDocument = (value: unknown): value is StoredDocument =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string' && typeof value.size === 'number'

/** The files in an answer. */
export const documentsIn = (answer: unknown): readonly StoredDocument[] =>
  Array.isArray(answer) ? answer.filter(isDocument) : []

/** A file's size as text: 340 kB, 1.2 MB. */
export function sizeText(bytes: number, locale: string): string {
  const large = bytes >= 1_000_000
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000)))
}
