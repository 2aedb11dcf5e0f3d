import { enUs } from '@coverwright/catalogue/messages/en-us'
import { expect, it } from 'vitest'
import { ApiProblem } from '../../api/server/problem.ts'
import { parseCode, sendingError, signInError } from './sign-in-errors.ts'

const apiProblem = (status: number, code: string, retryAfter?: number) =>
  new ApiProblem(status, { code }, { retryAfter })

it.each<[unknown, string, object?]>([
  [apiProblem(0, 'none'), 'page.signIn.failed.offline'],
  [apiProblem(422, 'validation'), 'page.signIn.failed.email'],
  [apiProblem(429, 'code.too_many', 60), 'page.signIn.failed.tooMany', { count: 1 }],
  [apiProblem(429, 'code.too_many', 61), 'page.signIn.failed.tooMany', { count: 2 }],
  [apiProblem(429, 'too_many'), 'page.signIn.failed.tooMany', { count: 1 }],
  [apiProblem(500, 'internal'), 'page.signIn.failed.unknown'],
  [new TypeError('ours'), 'page.signIn.failed.unknown'],
])('%s on requesting a code has the message %s (R2)', (problem, key, params) => {
  expect(sendingError(problem)).toEqual(params ? { key, params } : { key })
  expect(enUs).toHaveProperty([key])
})

it.each([
  [apiProblem(401, 'code.wrong'), 'page.signIn.code.wrong'],
  [apiProblem(401, 'code.expired'), 'page.signIn.code.over'],
  [apiProblem(401, 'sign_in.over'), 'page.signIn.code.over'],
  [apiProblem(429, 'too_many', 30), 'page.signIn.failed.tooMany'],
  [apiProblem(0, 'none'), 'page.signIn.failed.offline'],
])('%s on entering a code has the message %s (R2)', (problem, key) => {
  expect(signInError(problem).key).toBe(key)
  expect(enUs).toHaveProperty([key])
})

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['012345', '012345'],
  ['３６８０４８', '368048'],
  ['348\u2011008', '348008'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('%j typed is the code %s (R2)', (input, code) => {
  expect(parseCode(input)).toBe(code)
})
