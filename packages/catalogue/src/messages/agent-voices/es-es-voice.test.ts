import { expect, it } from 'vitest'
import { esEs } from '../es-es.ts'
import { esEsAgentVoice } from './es-es-voice.ts'
import { spanishPronouns, wordsForEverybody } from './spanish-exceptions.ts'
import { voiceFaults } from './voice-faults.ts'

it('speaks to Spanish agents of the client wherever it speaks to the client (R6)', () => {
  expect(
    voiceFaults({
      texts: esEs,
      voice: esEsAgentVoice,
      ...spanishPronouns,
      shared: wordsForEverybody,
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
