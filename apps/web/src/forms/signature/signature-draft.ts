import { isRecord } from '@coverwright/core/answers/answers'
import type { Signature } from '@coverwright/core/model/field'

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The signature that an answer holds so far; an untouched one is about to be typed. */
export function signatureIn(answer: unknown): Signature {
  if (!isRecord(answer)) return { kind: 'typed', name: '' }
  const drawing = textIn(answer.drawing)
  const signedAt = textIn(answer.signed_at)
  return {
    kind: answer.kind === 'drawn' ? 'drawn' : 'typed',
    name: textIn(answer.name),
    ...(drawing ? { drawing } : {}),
    ...(signedAt ? { signed_at: signedAt } : {}),
  }
}

/** A signature to be given now: it has no moment yet, and only a drawn one holds a drawing. */
export const newSignature = (kind: Signature['kind'], name: string, drawing = ''): Signature => ({
  kind,
  name,
  ...(kind === 'drawn' && drawing ? { drawing } : {}),
})
