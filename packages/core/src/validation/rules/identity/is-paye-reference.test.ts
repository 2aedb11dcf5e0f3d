import { expect, it } from 'vitest'
import { isPayeReference } from './is-paye-reference.ts'

const check = { rule: 'isPayeReference' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['123/AB456', '120/ZZ12345', '123AB456', '123 / ab456', '961/1', undefined, ' '])(
  '%j passes (I4)',
  (answer) => {
    expect(isPayeReference(answer, check, view)).toBeUndefined()
  },
)

it.each(['12/AB456', '1234/AB456', '123/', '000/AB456', '123/AB456789012', 'AB456', '123-AB456'])(
  '%j is refused (I4)',
  (answer) => {
    expect(isPayeReference(answer, check, view)).toEqual({ key: 'validationError.isPayeReference' })
  },
)
