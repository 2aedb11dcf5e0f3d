import { isRecord } from '@coverwright/core/answers/answers'

/** A file handed in, as the quote's answer names it. */
export type StoredDocument = {
  readonly id: string
  readonly name: string
  readonly size: number
}

const isDocument = (value: unknown): value is StoredDocument =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string' && typeof value.size === 'number'

/** The files that an answer names. */
export const documentsIn = (answer: unknown): readonly StoredDocument[] =>
  Array.isArray(answer) ? answer.filter(isDocument) : []

/** How large a file is, in words: 340 kB, 1.2 MB. */
export function sizeText(bytes: number, locale: string): string {
  const large = bytes >= 1_000_000
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, Math.round(bytes / 1000)))
}
