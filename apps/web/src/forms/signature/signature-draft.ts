import { isRecord } from '@coverwright/core/answers/answers'
import type { Signature } from '@coverwright/core/model/field'

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The signature as entered so far; an untouched one begins as typed. */
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

/** A signature that is being given: it has no time yet, and only a drawn one has a drawing. */
export const newSignature = (kind: Signature['kind'], name: string, drawing = ''): Signature => ({
  kind,
  name,
  ...(kind === 'drawn' && drawing ? { drawing } : {}),
})
