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
