import { expect, it } from 'vitest'
import { answerEntered } from '../entries/entered-answers.ts'
import { newSignature, signatureIn } from './signature-draft.ts'

const us = { locale: 'en-US', currency: 'USD' }

it('an untouched signature is about to be typed (N1)', () => {
  expect(signatureIn(undefined)).toEqual({ kind: 'typed', name: '' })
  expect(signatureIn('Helena')).toEqual({ kind: 'typed', name: '' })
})

it('a changed signature is a new one: its time and answers are removed (N1)', () => {
  const storedSignature = {
    kind: 'drawn',
    name: 'Helena Alder',
    drawing: 'M 1 2 L 3 4',
    signed_at: '2026-11-21T10:42:00Z',
    document_hash: 'a',
  }
  const signature = signatureIn(storedSignature)
  expect(signature).toEqual({
    kind: 'drawn',
    name: 'Helena Alder',
    drawing: 'M 1 2 L 3 4',
    signed_at: '2026-11-21T10:42:00Z',
  })
  expect(newSignature(signature.kind, 'Helena M. Alder', signature.drawing)).toEqual({
    kind: 'drawn',
    name: 'Helena M. Alder',
    drawing: 'M 1 2 L 3 4',
  })
})

it('a typed signature holds no drawing (N1)', () => {
  expect(newSignature('typed', 'Helena', 'M 1 2 L 3 4')).toEqual({ kind: 'typed', name: 'Helena' })
})

it('a draft keeps a half-typed signature as it stands (N1)', () => {
  const field = { path: 'signature', type: 'signature', label: '' } as const
  const draft: unknown = JSON.parse(JSON.stringify(newSignature('drawn', 'Hel ')))
  expect(signatureIn(answerEntered(field, draft, us))).toEqual({ kind: 'drawn', name: 'Hel ' })
})
