import { expect, it } from 'vitest'
import { esEs } from '../es-es.ts'
import { esEsAgentVoice } from './es-es-voice.ts'
import { voiceFaults } from './voice-faults.ts'

it('speaks to Spanish agents of the client wherever it speaks to the client (R6)', () => {
  expect(
    voiceFaults({
      texts: esEs,
      voice: esEsAgentVoice,
      you: /\b(usted|sus?|suy[oa]s?)\b/i,
      us: /\b(yo|mi|mis|nuestr[oa]s?|nos|tenemos|somos|hemos)\b/i,
      shared: {
        'what whoever fills in the form does': [
          'validationError.isLessThanOrEqualWhen',
          'validationError.isMoreThanWhen',
          'step.knockout.lede',
        ],
        'the agent’s own questions': [
          'step.client.label',
          'step.client.title',
          'step.client.lede',
          'field.agent.show_mc_group.hint',
          'field.agent.authorized.why',
          'field.agent.client_since.label',
          'field.agent.client_reference.label',
          'field.agent.client_reference.hint',
        ],
        'to whoever signs': ['validationError.signature'],
        'of something or somebody else': [
          'validationError.isFeinOrSsnValid',
          'validationError.isVin',
          'validationError.taxNumber.nif_es',
          'validationError.unknownZip',
          'field.carriers.chubb_sci.knockout_answer.why',
          'field.claims.list.line.option.liability',
          'field.multirriesgo.theft.option.full',
          'field.sa_es.obliged.why',
          'field.sa_es.scope.hint',
          'field.sa_es.total.hint',
          'appetite.animals',
          'appetite.care',
        ],
      },
      // The agent’s own mail, and what belongs to the business or to others.
      toAgents: [
        'field.company_name.hint',
        'field.subcontractor_cost.why',
        'field.rc.goods_in_care.label',
        'page.offers.send.text',
      ],
    }),
  ).toEqual([])
})
