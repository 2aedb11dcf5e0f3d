import type { Answers } from '@coverwright/core/answers/answers'
import { expect, test } from 'vitest'
import { stampSignatures } from './signatures.ts'

const now = new Date('2026-11-20T18:00:00Z')
const entry = { form: { fields: [{ path: 'signature', type: 'signature' as const, label: '' }] } }
const quote = (answers: Answers, base = answers) => ({ answers, base, facts: { document_hash: 'now' } })
const signatureNow = { kind: 'typed', name: 'Ann' }
const earlier = { ...signatureNow, signed_at: '2026-11-19T09:00:00.000Z', document_hash: 'now' }
const stampNow = { signed_at: now.toISOString(), document_hash: 'now' }

test.each([
  ['a first signature is stamped', {}, signatureNow, { ...signatureNow, ...stampNow }],
  [
    'forged stamps are put right',
    {},
    { ...signatureNow, signed_at: '1970', document_hash: 'x' },
    { ...signatureNow, ...stampNow },
  ],
  ['the same one keeps its moment', { signature: earlier }, signatureNow, earlier],
  [
    'a changed name makes a new signature',
    { signature: earlier },
    { ...signatureNow, name: 'Bo' },
    { ...signatureNow, name: 'Bo', ...stampNow },
  ],
  [
    'other answers are signed anew',
    { signature: { ...earlier, document_hash: 'then' } },
    signatureNow,
    { ...signatureNow, ...stampNow },
  ],
])('%s (N1, R9)', (_name, stored, signature, expected) => {
  expect(stampSignatures({ signature }, entry, quote(stored), now)).toEqual({ signature: expected })
})

test('a page without a signature, and a removed one, are unchanged (N1)', () => {
  expect(stampSignatures({ a: 1 }, entry, quote({}), now)).toEqual({ a: 1 })
  expect(stampSignatures({ signature: null }, entry, quote({ signature: earlier }), now)).toEqual({ signature: null })
})

test('a signature sent back unchanged is not a new one: it still signs the same answers (N1, R9)', () => {
  const stale = { ...earlier, document_hash: 'then' }
  expect(stampSignatures({ signature: stale }, entry, quote({ signature: stale }), now)).toEqual({ signature: stale })
  const other = { ...signatureNow, name: 'Bo', ...stampNow }
  const read = quote({ signature: other }, { signature: stale })
  expect(stampSignatures({ signature: stale }, entry, read, now)).toEqual({ signature: stale })
})
