import { createHash } from 'node:crypto'
import { isRecord } from '@coverwright/core/answers/answers'

/** SHA-256 of a JSON value, whatever order its keys come in: the database keeps an order of its own. */
export const contentHash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .filter((key) => value[key] !== undefined)
      .map((key) => [key, sorted(value[key])]),
  )
}
