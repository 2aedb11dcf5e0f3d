import type { Field } from '@coverwright/core/model/field'
import { expect, it } from 'vitest'
import { duplicateCheck } from './unique-values.ts'

const area: Field = { path: 'area', type: 'select', label: '' }
const list: Field = { path: 'areas', type: 'repeat', label: '', fields: [area] }
const single: Field = { ...list, checks: [{ rule: 'hasNoDuplicates', of: 'area' }] }
const first = { id: 'r1', area: 'estates' }
const second = { id: 'r2', area: 'family' }

it('what one entry has is offered to no other, but stays its own (V3)', () => {
  expect(duplicateCheck(single, [first, second], first)?.(area, 'family')).toBe(true)
  expect(duplicateCheck(single, [first, second], first)?.(area, 'estates')).toBe(false)
  expect(duplicateCheck(single, [first, second], first)?.({ ...area, path: 'other' }, 'family')).toBe(false)
})

it('a list whose entries may be alike offers everything (V3)', () => {
  expect(duplicateCheck(list, [first, second], first)).toBeUndefined()
})
