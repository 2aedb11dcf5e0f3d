import { expect, it } from 'vitest'
import { refuseType } from './field-types.ts'

const field = { path: 'signature', type: 'signature', label: 'Signature' } as const
const fits = (answer: unknown) => refuseType(field, answer) === undefined

it.each([
  [{ kind: 'typed', name: 'Helen Alder' }],
  [{ kind: 'drawn', name: 'Helen Alder', drawing: 'M10 20L30 40L31 41' }],
  [{ kind: 'typed', name: 'Helen Alder', signed_at: '2026-11-21T10:00:00.000Z', document_hash: 'ab' }],
])('a signature is typed or drawn, and has a name (N1): %j', (answer) => expect(fits(answer)).toBe(true))

it.each([
  ['Helen Alder'],
  [{ kind: 'typed', name: '  ' }],
  [{ kind: 'typed', name: '\u200b\u202e' }],
  [{ kind: 'typed', name: 'x'.repeat(121) }],
  [{ kind: 'typed', name: 'Helen Alder', drawing: 'M1 2L3 4' }],
  [{ kind: 'drawn', name: 'Helen Alder' }],
  [{ kind: 'drawn', name: 'Helen Alder', drawing: '<script>' }],
  [{ kind: 'drawn', name: 'Helen Alder', drawing: '     ' }],
  [{ kind: 'drawn', name: 'Helen Alder', drawing: 'M 1 1' }],
  [{ kind: 'drawn', name: 'Helen Alder', drawing: 'L 1 1 L 2 2' }],
  [{ kind: 'drawn', name: 'Helen Alder', drawing: 'M 1 1 L 2 2\n' }],
  [{ kind: 'drawn', name: 'Helen Alder', drawing: `M 1 1${' L 2 2'.repeat(3400)}` }],
  [{ kind: 'stamped', name: 'Helen Alder' }],
  [{ kind: 'typed', name: 'Helen Alder', role: 'owner' }],
  [{ kind: 'typed', name: 'Helen Alder', signed_at: 7 }],
])('anything else is none (N1): %j', (answer) => expect(fits(answer)).toBe(false))
