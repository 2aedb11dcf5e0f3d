import { expect, it } from 'vitest'
import { ApiProblem } from '../../api/server/problem.ts'
import { parseSecondFactorCode, secondFactorError } from './second-factor-errors.ts'

it.each([
  ['123 456', '123456'],
  ['k7mzq-4x8wp', 'k7mzq4x8wp'],
  [' K7MZQ4X8WP ', 'K7MZQ4X8WP'],
  ['12345', undefined],
  ['k7mzq-4x8w', undefined],
  ['', undefined],
])('%j typed is the second-factor code %j (case P5)', (input, code) => {
  expect(parseSecondFactorCode(input)).toBe(code)
})

it('explains a rejected second factor, and when to try again (case P5)', () => {
  const problem = (status: number, code: string, retryAfter?: number) =>
    secondFactorError(new ApiProblem(status, { code }, { retryAfter }))
  expect(problem(401, 'second_factor.wrong')).toEqual({ key: 'page.secondFactor.wrong' })
  expect(problem(401, 'sign_in.over')).toEqual({ key: 'page.secondFactor.over' })
  expect(problem(429, 'second_factor.too_many', 540)).toEqual({
    key: 'page.secondFactor.tooMany',
    params: { count: 9 },
  })
  expect(problem(0, 'unknown')).toEqual({ key: 'page.signIn.failed.offline' })
})
