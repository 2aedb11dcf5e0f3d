import { expect, it } from 'vitest'
import { isOfDocument } from './is-of-document.ts'

const check = { rule: 'isOfDocument' }
const viewOf = (document_hash: unknown) => ({
  get: (path: string) => (path === 'document_hash' ? document_hash : undefined),
  today: '2026-11-21',
})
const signedAnswer = { kind: 'typed', name: 'Helen Alder', document_hash: 'aa' }

it('a signature is valid for the answers it was given to, and no others (N1)', () => {
  expect(isOfDocument(signedAnswer, check, viewOf('aa'))).toBeUndefined()
  expect(isOfDocument(signedAnswer, check, viewOf('ab'))).toEqual({ key: 'validationError.signedOtherAnswers' })
  expect(isOfDocument(signedAnswer, check, viewOf(undefined))).toEqual({ key: 'validationError.signedOtherAnswers' })
})

it('a signature that is just being given has no hash yet (N1)', () => {
  expect(isOfDocument({ kind: 'typed', name: 'Helen Alder' }, check, viewOf('aa'))).toBeUndefined()
  expect(isOfDocument(undefined, check, viewOf('aa'))).toBeUndefined()
})
