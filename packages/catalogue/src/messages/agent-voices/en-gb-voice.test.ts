import { expect, it } from 'vitest'
import { enGb } from '../en-gb.ts'
import { enUs } from '../en-us.ts'
import { enGbAgentVoice } from './en-gb-voice.ts'
import { enUsAgentVoice } from './en-us-voice.ts'
import { englishPronouns, wordsForEverybody, wordsToAgents } from './english-exceptions.ts'
import { voiceFaults } from './voice-faults.ts'

it('speaks to British agents of the client wherever it speaks to the client (R6)', () => {
  expect(
    voiceFaults({
      texts: enGb,
      voice: enGbAgentVoice,
      ...englishPronouns,
      shared: {
        'as American agents': Object.values(wordsForEverybody)
          .flat()
          .filter((key) => enGb[key] !== undefined && !Object.hasOwn(enGbAgentVoice, key)),
        'what whoever fills in the form does': ['step.coverage_choices.note.1.text', 'step.packages.lede'],
      },
      toAgents: wordsToAgents,
    }),
  ).toEqual([])
})

it('has its own version for agents of every text that differs from the American one (R6, I4)', () => {
  const american = Object.keys(enGbAgentVoice).filter(
    (key) => enGb[key] !== enUs[key] && enGbAgentVoice[key] === enUsAgentVoice[key],
  )
  // The advisor or adviser of the client is not the agent’s.
  expect(american).toEqual(['upload.failed.other', 'page.done.failed.passing', 'page.resume.step.3.title'])
})
