import { isRecord } from '@coverwright/core/answers/answers'
import { isSealed, type Sealer } from '../../../platform/sealing/sealer.ts'

/** Every encrypted text in a stored value, which is one itself or a document that contains some. */
export function sealedTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return within(value)
}

function within(value: unknown): readonly string[] {
  if (isSealed(value)) return [value.$sealed]
  if (Array.isArray(value)) return value.flatMap(within)
  return isRecord(value) ? Object.values(value).flatMap(within) : []
}

/** The same value with everything encrypted by today's key. */
export function resealed(value: unknown, sealer: Sealer, owner: string): unknown {
  if (typeof value === 'string') return sealer.seal(sealer.open({ $sealed: value }, owner), owner).$sealed
  return resealedWithin(value, sealer, owner)
}

function resealedWithin(value: unknown, sealer: Sealer, owner: string): unknown {
  if (isSealed(value)) return sealer.isOutdated(value) ? sealer.seal(sealer.open(value, owner), owner) : value
  if (Array.isArray(value)) return value.map((each) => resealedWithin(each, sealer, owner))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resealedWithin(inner, sealer, owner)]))
}
