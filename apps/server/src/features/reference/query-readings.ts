import synonyms from '@coverwright/catalogue/reference/class-synonyms.json' with { type: 'json' }
import { isWeak, stem, wordsOf } from './search-text.ts'
import type { Reading, Vocabulary } from './vocabulary.ts'

/** One typed word with every stem it may stand for and how surely, 0 to 1. */
export type QueryWord = { readonly weak: boolean; readonly stems: ReadonlyMap<string, number> }

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

const put = (stems: Map<string, number>, word: string, weight: number) =>
  stems.set(word, Math.max(weight, stems.get(word) ?? 0))

const completing = (vocabulary: Vocabulary, word: string): Reading[] => {
  if (word.length < 2) return []
  const certainty = vocabulary.has(word) ? 0.55 : 1
  return vocabulary.completions(word).map(({ stems, weight }) => ({ stems, weight: weight * certainty }))
}

const read = (vocabulary: Vocabulary, word: string, isLast: boolean): QueryWord => {
  const stems = new Map<string, number>()
  const known = vocabulary.has(word)
  if (vocabulary.hasStem(word)) put(stems, stem(word), known ? 1 : 0.9)
  const others = [...(isLast ? completing(vocabulary, word) : []), ...(known ? [] : vocabulary.corrections(word))]
  for (const reading of others) for (const one of reading.stems) put(stems, one, reading.weight)
  for (const [one, weight] of [...stems]) {
    if (weight < 0.7) continue
    for (const synonym of synonymsOf.get(one) ?? []) put(stems, synonym, weight * 0.75)
  }
  for (const synonym of synonymsOf.get(stem(word)) ?? []) put(stems, synonym, 0.75)
  return { weak: isWeak(word), stems }
}

const replaced = <T>(list: readonly T[], at: number, count: number, by: readonly T[]) => [
  ...list.slice(0, at),
  ...by,
  ...list.slice(at + count),
]

const exactly = (one: string): QueryWord => ({ weak: isWeak(one), stems: new Map([[one, 1]]) })

/** The ways a query can be meant: as typed, with two words written as one, with one word written as two. */
export const readingsOf = (vocabulary: Vocabulary, query: string): QueryReading[] => {
  const typed = wordsOf(query).slice(0, mostWords)
  const words = typed.map((word, i) => read(vocabulary, word, i === typed.length - 1))
  const readings: QueryReading[] = [{ words, weight: 1 }]
  typed.forEach((word, i) => {
    const joined = word + (typed[i + 1] ?? '')
    if (joined !== word && vocabulary.has(joined)) {
      readings.push({ words: replaced(words, i, 2, [read(vocabulary, joined, false)]), weight: 1 })
    }
    if (vocabulary.has(word)) return
    for (const { stems, weight } of vocabulary.splits(word)) {
      readings.push({ words: replaced(words, i, 1, stems.map(exactly)), weight })
    }
  })
  return readings
}
