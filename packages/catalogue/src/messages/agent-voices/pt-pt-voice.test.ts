import { expect, it } from 'vitest'
import { ptPt } from '../pt-pt.ts'
import { ptPtAgentVoice } from './pt-pt-voice.ts'
import { voiceFaults } from './voice-faults.ts'

it('speaks to Portuguese agents of the client wherever it speaks to the client (R6)', () => {
  expect(
    voiceFaults({
      texts: ptPt,
      voice: ptPtAgentVoice,
      you: /(?<!\p{L})(você|seus?|suas?|lhe|consigo)(?!\p{L})/iu,
      us: /(?<!\p{L})(eu|meus?|minhas?|nossos?|nossas?|nós|temos|somos)(?!\p{L})/iu,
      shared: {
        'the agent’s own questions': [
          'step.client.label',
          'step.client.title',
          'field.agent.show_mc_group.hint',
          'field.agent.authorized.label',
          'field.agent.authorized.why',
          'field.agent.client_since.option.insured_with_us',
          'field.agent.client_reference.label',
          'field.agent.client_reference.hint',
        ],
        'to whoever signs': ['validationError.signature'],
        'of somebody else': ['step.ciber.1.lede'],
      },
      // The agent’s own mail, and of the insurer.
      toAgents: ['field.claims.list.reserved.hint', 'page.offers.send.text'],
    }),
  ).toEqual([])
})
