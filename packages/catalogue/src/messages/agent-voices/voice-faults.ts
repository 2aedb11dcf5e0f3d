import type { Messages } from '@coverwright/core/text/text'

/** Texts of the form, and what stands beside its questions. */
const spokenKeys =
  /^(step|field|section|list|validationError|said|appetite|subject|recommendation|renewal\.referral|page\.clearing)\./

/** Answers in the words of whoever gives them. */
const answerKeys = /^field\..+\.(statement$|option\.)/

const placesIn = (words: string): string => [...new Set(words.match(/\{\w+\}/g))].toSorted().join(' ')

type Voice = {
  readonly texts: Messages
  readonly voice: Messages
  /** Words that address whoever reads. */
  readonly you: RegExp
  /** Words of somebody who speaks of themselves. */
  readonly us: RegExp
  /** The keys that agents read as clients do, by why. */
  readonly shared: Readonly<Record<string, readonly string[]>>
  /** Versions for agents that have such words on purpose: they address the agent, or speak of others. */
  readonly toAgents?: readonly string[]
}

function faultOfVersion({ texts, you, toAgents = [] }: Voice, key: string, words: string): string | undefined {
  const text = texts[key]
  if (text === undefined) return 'has a version, but no text'
  if (text === words) return 'has a version that does not differ'
  if (placesIn(words) !== placesIn(text)) return `has the places ${placesIn(words)}, not ${placesIn(text)}`
  if (words.includes("'") || / {2}|^ | $/.test(words)) return 'has a typewriter apostrophe or a space too many'
  if (you.test(words) !== toAgents.includes(key)) return 'speaks to the client'
}

/** Faults of a locale's texts for agents, one sentence each. */
export function voiceFaults(voice: Voice): readonly string[] {
  const sharedKeys = new Set(Object.values(voice.shared).flat())
  const keysToClient = Object.entries(voice.texts).flatMap(([key, words]) =>
    (spokenKeys.test(key) && voice.you.test(words)) || (answerKeys.test(key) && voice.us.test(words)) ? [key] : [],
  )
  return [
    ...keysToClient.flatMap((key) =>
      Object.hasOwn(voice.voice, key) || sharedKeys.has(key) ? [] : [`${key} has no version for agents`],
    ),
    ...[...sharedKeys].flatMap((key) =>
      keysToClient.includes(key) && !Object.hasOwn(voice.voice, key) ? [] : [`${key} need not be listed as shared`],
    ),
    ...Object.entries(voice.voice).flatMap(([key, words]) => {
      const fault = faultOfVersion(voice, key, words)
      return fault ? [`${key} ${fault}`] : []
    }),
  ]
}
