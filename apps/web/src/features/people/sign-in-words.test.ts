import { enUs } from '@coverwright/catalogue/messages/en-us'
import { expect, it } from 'vitest'
import { ApiProblem } from '../../api/server/problem.ts'
import { codeIn, notSent, notSignedIn } from './sign-in-words.ts'

const refused = (status: number, code: string, retryAfter?: number) => new ApiProblem(status, { code }, { retryAfter })

it.each<[unknown, string, object?]>([
  [refused(0, 'none'), 'page.signIn.failed.offline'],
  [refused(422, 'validation'), 'page.signIn.failed.email'],
  [refused(429, 'code.too_many', 60), 'page.signIn.failed.tooMany', { count: 1 }],
  [refused(429, 'code.too_many', 61), 'page.signIn.failed.tooMany', { count: 2 }],
  [refused(429, 'too_many'), 'page.signIn.failed.tooMany', { count: 1 }],
  [refused(500, 'internal'), 'page.signIn.failed.unknown'],
  [new TypeError('ours'), 'page.signIn.failed.unknown'],
])('%s, when a code is asked for, is said as %s (R2)', (problem, key, params) => {
  expect(notSent(problem)).toEqual(params ? { key, params } : { key })
  expect(enUs).toHaveProperty([key])
})

it.each([
  [refused(401, 'code.wrong'), 'page.signIn.code.wrong'],
  [refused(401, 'code.expired'), 'page.signIn.code.over'],
  [refused(401, 'sign_in.over'), 'page.signIn.code.over'],
  [refused(429, 'too_many', 30), 'page.signIn.failed.tooMany'],
  [refused(0, 'none'), 'page.signIn.failed.offline'],
])('%s, when a code is entered, is said as %s (R2)', (problem, key) => {
  expect(notSignedIn(problem).key).toBe(key)
  expect(enUs).toHaveProperty([key])
})

it.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['012345', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('%j typed is the code %s (R2)', (typed, code) => {
  expect(codeIn(typed)).toBe(code)
})
