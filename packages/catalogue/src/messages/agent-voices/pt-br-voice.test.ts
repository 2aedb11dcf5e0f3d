import { expect, it } from 'vitest'
import { ptBr } from '../pt-br.ts'
import { ptBrAgentVoice } from './pt-br-voice.ts'
import { voiceFaults } from './voice-faults.ts'

it('speaks to Brazilian agents of the client wherever it speaks to the client (R6)', () => {
  expect(
    voiceFaults({
      texts: ptBr,
      voice: ptBrAgentVoice,
      you: /(?<!\p{L})(vocês?|seus?|suas?|lhe)(?!\p{L})/iu,
      us: /(?<!\p{L})(eu|meus?|minhas?|nossos?|nossas?|nós|temos|somos)(?!\p{L})/iu,
      shared: {
        'what whoever fills in the form does': [
          'step.coverage_choices.lede',
          'step.done.lede',
          'step.last-year.lede',
          'recommendation.several.lede',
          'step.empresarial-covers.lede',
          'step.vida-cover.lede',
        ],
        'what the agent answered before': [
          'page.clearing.text',
          'said.employees.one',
          'said.employees.other',
          'said.payroll',
          'said.payrollWithoutEmployees',
          'said.employeesWithoutPayroll.one',
          'said.employeesWithoutPayroll.other',
          'said.beforeBusinessBegan',
        ],
        'the agent’s own questions': [
          'step.client.label',
          'step.client.title',
          'step.client.lede',
          'field.agent.show_mc_group.hint',
          'field.agent.authorized.label',
          'field.agent.authorized.why',
          'field.agent.client_since.option.insured_with_us',
          'field.agent.client_reference.label',
          'field.agent.client_reference.hint',
        ],
        'to whoever signs': ['validationError.signature'],
        'only the client can agree, or kept as evidence': [
          'field.follow_up_consent.hint',
          'field.recommendation_choice.label',
        ],
      },
      // What the agent does or answered before.
      toAgents: ['page.offers.send.text', 'page.done.next.text', 'page.prices.note', 'said.noLosses'],
    }),
  ).toEqual([])
})
