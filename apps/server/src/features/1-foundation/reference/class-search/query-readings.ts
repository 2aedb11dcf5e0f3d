import synonyms from '@coverwright/catalogue/reference/class-synonyms.json' with { type: 'json' }
import { isRole, isStop, isWeak, stem, wordsOf } from './search-text.ts'
import type { Reading, Vocabulary } from './vocabulary.ts'

/** One typed word with every stem it may mean and how surely, 0 to 1. */
export type QueryWord = { readonly weak: boolean; readonly role: boolean; readonly stems: ReadonlyMap<string, number> }

/** One way to cut the query into words; weight 1 is as typed. */
export type QueryReading = { readonly words: readonly QueryWord[]; readonly weight: number }

const mostWords = 8

const synonymsOf = new Map<string, string[]>()
for (const group of synonyms) {
  for (const word of group) {
    const others = group.filter((other) => other !== word).map(stem)
    synonymsOf.set(stem(word), [...(synonymsOf.get(stem(word)) ?? []), ...others])
  }
}

const raiseWeight = (stems: Map<string, number>, word: string, weight: number) =>
  stems.set(word, Math.max(weight, stems.get(word) ?? 0))

const putSynonyms = (stems: Map<string, number>, word: string) => {
  const sure = [...stems].filter(([, weight]) => weight >= 0.7)
  for (const [one, weight] of [...sure, [word, 1] as const]) {
    for (const synonym of synonymsOf.get(one) ?? []) raiseWeight(stems, synonym, weight * 0.75)
  }
}

type Reader = (word: string, isLast: boolean) => QueryWord

/** With `doubt`, a known word may also be a typing error ("pan shop"). */
const createReader = (vocabulary: Vocabulary, doubt: boolean): Reader => {
  const completions = (word: string): Reading[] => {
    if (word.length < 2) return []
    const certainty = vocabulary.has(word) ? 0.55 : 1
    const completions = vocabulary.completions(word)
    if (completions.length === 0 && !vocabulary.has(word)) return vocabulary.roughCompletions(word)
    return completions.map(({ stems, weight }) => ({ stems, weight: weight * certainty }))
  }
  const corrections = (word: string): Reading[] => {
    const mayBeSlip = !isStop(word) && (doubt || !vocabulary.has(word))
    return mayBeSlip ? vocabulary.corrections(word) : []
  }

  return (word, isLast) => {
    const stems = new Map<string, number>()
    const knownStem = vocabulary.stemOf(word)
    if (knownStem) raiseWeight(stems, knownStem, vocabulary.has(word) ? 1 : 0.9)
    for (const reading of [...(isLast ? completions(word) : []), ...corrections(word)]) {
      for (const one of reading.stems) raiseWeight(stems, one, reading.weight)
    }
    putSynonyms(stems, stem(word))
    return { weak: isWeak(word), role: isRole(word), stems }
  }
}

const replaceRange = <T>(list: readonly T[], at: number, count: number, by: readonly T[]) => [
  ...list.slice(0, at),
  ...by,
  ...list.slice(at + count),
]

const exactly = (one: string): QueryWord => ({ weak: isWeak(one), role: isRole(one), stems: new Map([[one, 1]]) })

const joinedWeight = (vocabulary: Vocabulary, first: string, second: string): number => {
  if (vocabulary.stemOf(first + second)) return 1
  const bothKnown = vocabulary.has(first) && vocabulary.has(second)
  if (bothKnown || isStop(first) || isStop(second)) return 0
  return vocabulary.corrections(first + second).length > 0 ? 0.95 : 0
}

/** A single letter at the end is the start of an unfinished word. */
const typedWords = (query: string): string[] => {
  const words = wordsOf(query).slice(0, mostWords)
  return words.at(-1)?.length === 1 ? words.slice(0, -1) : words
}

/** The ways a query can be meant: as typed, with two words written as one, with one word written as two. */
export const readingsOf = (vocabulary: Vocabulary, query: string, doubt: boolean): QueryReading[] => {
  const readWord = createReader(vocabulary, doubt)
  const queryWords = typedWords(query)
  const words = queryWords.map((word, i) => readWord(word, i === queryWords.length - 1))
  const readings: QueryReading[] = [{ words, weight: 1 }]
  queryWords.forEach((word, i) => {
    const next = queryWords[i + 1]
    const weight = next ? joinedWeight(vocabulary, word, next) : 0
    if (next && weight > 0) readings.push({ words: replaceRange(words, i, 2, [readWord(word + next, false)]), weight })
    if (vocabulary.has(word)) return
    for (const { stems, weight } of vocabulary.splits(word)) {
      readings.push({ words: replaceRange(words, i, 1, stems.map(exactly)), weight })
    }
  })
  return readings
}
