import type { UserReply } from '@coverwright/contract/people'
import { expect, it } from 'vitest'
import { homePageOf, isAgent, isAgentMode } from './roles.ts'

type Roles = UserReply['roles']

it.each<[Roles, boolean]>([
  [[], false],
  [['customer'], false],
  [['support'], false],
  [['desk'], false],
  [['agent'], true],
  [['sub_agent'], true],
  [['self_service_agent'], true],
  [['platform_agent'], true],
])('%j is an agent: %s (R6)', (roles, agent) => {
  expect(isAgent({ roles })).toBe(agent)
})

it.each<['direct' | 'agent', UserReply['status'], Roles, boolean]>([
  ['direct', 'not_authenticated', [], false],
  ['direct', 'authenticated', ['agent'], true],
  ['direct', 'authenticated', ['desk'], true],
  ['agent', 'not_authenticated', [], true],
  ['agent', 'registered', [], true],
  ['agent', 'authenticated', ['customer'], false],
  ['agent', 'authenticated', ['sub_agent'], true],
])('a %s site is denser for a user who is %s with roles %j: %s (R6)', (channel, status, roles, denser) => {
  expect(isAgentMode({ channel }, { status, roles })).toBe(denser)
})

it.each<[Roles, string]>([
  [['customer'], '/account'],
  [['self_service_agent'], '/roles/agent'],
  [['support'], '/roles/support'],
  [['desk'], '/desk'],
  [['operator'], '/console'],
])('the home page of a user with roles %j is %s (R6)', (roles, path) => {
  expect(homePageOf({ roles }, {})?.path).toBe(path)
})

it.each<[Roles, string | undefined]>([
  [['customer'], undefined],
  [[], undefined],
  [['agent'], '/roles/agent'],
  [['support'], '/roles/support'],
])('without accounts the home page of a user with roles %j is %s (C1)', (roles, path) => {
  expect(homePageOf({ roles }, { customerFacing: { myCoverwalletDisabled: true } })?.path).toBe(path)
})
