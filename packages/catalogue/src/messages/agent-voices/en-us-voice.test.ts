import { expect, it } from 'vitest'
import { enUs } from '../en-us.ts'
import { enUsAgentVoice } from './en-us-voice.ts'
import { englishPronouns, wordsForEverybody, wordsToAgents } from './english-exceptions.ts'
import { voiceFaults } from './voice-faults.ts'

it('speaks to agents of the client wherever it speaks to the client (R6)', () => {
  expect(
    voiceFaults({
      texts: enUs,
      voice: enUsAgentVoice,
      ...englishPronouns,
      shared: wordsForEverybody,
      toAgents: wordsToAgents,
    }),
  ).toEqual([])
})
