import { hash } from 'node:crypto'
import { isRecord } from '@coverwright/core/answers/answers'

/** SHA-256 of a JSON value, independent of the order of keys: `jsonb` stores them in its own. */
export const contentHash = (value: unknown): string => hash('sha256', JSON.stringify(sortKeys(value)))

// A plain loop for speed: every save hashes what it changes, which may be a long list.
function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sortKeys)
  if (!isRecord(value)) return value
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value).sort()) {
    const inner = sortKeys(value[key])
    // No request may hold this key; skipping it is a second guard.
    if (inner !== undefined && key !== '__proto__') copy[key] = inner
  }
  return copy
}
