import { expect, it } from 'vitest'
import { isNotReached, whyNotReached } from './why-not-reached.ts'

const failure = (code: string) => Object.assign(new Error('refused'), { code })

it.each([
  ['3D000', 'create it first'],
  ['28P01', 'the password is not the user’s'],
  ['ECONNREFUSED', 'start PostgreSQL, or check host and port.'],
])('%s is said with what to do (operations)', (code, says) => {
  expect(isNotReached(failure(code))).toBe(true)
  expect(whyNotReached(failure(code))).toContain(`(${code}): `)
  expect(whyNotReached(failure(code))).toContain(says)
})

it('what is not known is said by its code (operations)', () => {
  expect(isNotReached(failure('XX000'))).toBe(false)
  expect(whyNotReached(failure('XX000'))).toBe('The database of DATABASE_URL does not answer as it should (XX000).')
})
