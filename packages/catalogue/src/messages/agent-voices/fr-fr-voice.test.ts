import { expect, it } from 'vitest'
import { frFr } from '../fr-fr.ts'
import { frFrAgentVoice } from './fr-fr-voice.ts'
import { voiceFaults } from './voice-faults.ts'

it('speaks to French agents of the client wherever it speaks to the client (R6)', () => {
  expect(
    voiceFaults({
      texts: frFr,
      voice: frFrAgentVoice,
      you: /(?<!\p{L})(vous|votre|vos|vôtres?)(?!\p{L})/iu,
      us: /(?<!\p{L})(je(?! ne sais pas)|j’|mon|ma|mes|moi|nous|notre|nos)(?!\p{L})/iu,
      shared: {
        'what whoever fills in the form does': [
          'validationError.tooLong',
          'validationError.isLengthLessThan',
          'validationError.isLessThanOrEqualWhen',
          'validationError.isMoreThanWhen',
          'step.insurance.lede',
          'step.knockout.lede',
          'step.done.lede',
          'step.last-year.lede',
          'field.employer_id.hint',
          'field.mrp.year_built.hint',
          'recommendation.several.lede',
          'recommendation.choose',
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
          'said.siteBeforeCover',
        ],
        'the agent’s own questions': [
          'validationError.isAuthorized',
          'step.client.label',
          'step.client.title',
          'step.client.lede',
          'field.agent.show_mc_group.hint',
          'field.agent.authorized.label',
          'field.agent.authorized.why',
          'field.agent.client_since.label',
          'field.agent.client_since.option.insured_with_us',
          'field.agent.client_reference.label',
          'field.agent.client_reference.hint',
        ],
        'to whoever signs': ['validationError.signature'],
        'only the client can agree, or kept as evidence': [
          'field.follow_up_consent.label',
          'field.recommendation_choice.label',
        ],
      },
      // What the agent does or answered before.
      toAgents: ['page.offers.send.text', 'page.done.next.text', 'page.prices.note', 'said.noLosses'],
    }),
  ).toEqual([])
})
