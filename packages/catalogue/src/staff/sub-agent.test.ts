import { expect, it } from 'vitest'
import { isSubAgent, type SignedInUser } from './sub-agent.ts'

it.each<[string, SignedInUser, boolean]>([
  ['who really signed in is an agent', { original: { roles: ['agent'] } }, true],
  ['among other things', { original: { roles: ['customer', 'agent'] } }, true],
  ['who really signed in is support', { original: { roles: ['support'] } }, false],
  ['nobody else signed in', {}, false],
])('a sub-agent is recognized by the user who really signed in: %s (R6, seed 6)', (_who, user, isOne) => {
  expect(isSubAgent(user)).toBe(isOne)
})
