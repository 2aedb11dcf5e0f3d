import { expect, it } from 'vitest'
import { esAr } from '../es-ar.ts'
import { esEs } from '../es-es.ts'
import { esArAgentVoice } from './es-ar-voice.ts'
import { esEsAgentVoice } from './es-es-voice.ts'
import { spanishPronouns, wordsForEverybody } from './spanish-exceptions.ts'
import { voiceFaults } from './voice-faults.ts'

it('speaks to Argentine agents of the client wherever it speaks to the client (R6)', () => {
  expect(
    voiceFaults({
      texts: esAr,
      voice: esArAgentVoice,
      ...spanishPronouns,
      shared: {
        'as Spanish agents': Object.values(wordsForEverybody)
          .flat()
          .filter((key) => spanishPronouns.you.test(esAr[key] ?? '')),
        'of something or somebody else': [
          'step.ic-sums.lede',
          'field.stcontr.items.hint',
          'step.stcontr-cover.lede',
          'field.sa.demanded.hint',
        ],
      },
      // The agent’s own mail, and what belongs to others.
      toAgents: ['field.subcontractor_cost.why', 'page.offers.send.text', 'recommendation.art.reason.employees'],
    }),
  ).toEqual([])
})

it('has its own version for agents of every text that differs from the Spanish one (R6, I4)', () => {
  const spanish = Object.keys(esArAgentVoice).filter(
    (key) => esAr[key] !== esEs[key] && esArAgentVoice[key] === esEsAgentVoice[key],
  )
  // The client’s “mediador” or “productor” is not named to the agent.
  expect(spanish).toEqual(['page.resume.step.3.title', 'page.offer.unavailable.text'])
})
