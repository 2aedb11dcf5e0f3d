import type { Answers } from '@coverwright/core/answers/answers'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import { submission } from '@coverwright/core/saving/submission'
import { expect, it } from 'vitest'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { siteFlow } from '../sites/site-flow.ts'
import { switchesOf, viewerSwitches } from '../sites/switches.ts'
import { agentClient } from './agent-client.ts'

const { flow } = siteFlow(site, unitedStates)
const servedSwitches = switchesOf({ switches: site.switches, channel: 'direct' })

function seenBy(agent: boolean, answers: Answers = {}) {
  const switches = { ...servedSwitches, ...viewerSwitches({ agent }) }
  const context = { answers, facts: {}, sets: {}, switches, today: '2026-11-20' }
  const flowState = evaluateFlow(flow, context)
  return { flowState, sent: submission(flowState, context), paths: flowState.pages.map(({ path }) => path) }
}

it('an agent is asked about the client, right after the contact details (R6)', () => {
  const { paths } = seenBy(true)
  expect(paths[paths.indexOf('/contact') + 1]).toBe('/client')
  const without = paths.filter((path) => path !== '/client')
  expect(seenBy(false).paths).toEqual(without)
})

it('the agent’s answers about a client are on no flow of the client (R6)', () => {
  const answers = { agent: { authorized: 'Yes', client_since: 'client', client_reference: 'Q-1' } }
  expect(seenBy(true, answers).sent.agent).toEqual(answers.agent)
  expect(seenBy(false, answers).sent).not.toHaveProperty('agent')
})

it.each([
  ['Yes', 'complete'],
  ['No', 'invalid'],
  [undefined, 'incomplete'],
])('asked by the client: %s leaves the page %s (R6)', (authorized, state) => {
  const { flowState } = seenBy(true, { agent: { authorized, client_since: 'client' } })
  expect(flowState.pages.find(({ slot }) => slot.node === agentClient)?.status).toBe(state)
})
