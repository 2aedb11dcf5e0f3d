import SearchableMap from 'minisearch/SearchableMap'
import { editCost } from './edit-cost.ts'
import { soundOf, stem } from './search-text.ts'

/** What a typed word may mean: the stems of one word, or of two written as one; weight 1 is certain. */
export type Reading = { readonly stems: readonly string[]; readonly weight: number }

type Entry = { readonly word: string; readonly stems: readonly string[]; uses: number }

const mostSlips = (length: number) => {
  if (length < 4) return 0
  if (length < 6) return 1.5
  return length < 9 ? 2.2 : 3.2
}

export type Vocabulary = ReturnType<typeof createVocabulary>

/** The words of every class, and the pairs of words that stand side by side in one ("nail salon", "nailsalon"). */
export const createVocabulary = (phrases: readonly (readonly string[])[]) => {
  const words = new SearchableMap<Entry>()
  const pairs = new SearchableMap<Entry>()
  const bySound = new Map<string, Entry[]>()
  const stems = new Set<string>()

  const count = (map: SearchableMap<Entry>, word: string, parts: readonly string[]) => {
    const known = map.get(word)
    if (known) known.uses++
    else map.set(word, { word, stems: parts.map(stem), uses: 1 })
  }
  for (const phrase of phrases) {
    phrase.forEach((word, i) => {
      const next = phrase[i + 1]
      count(words, word, [word])
      stems.add(stem(word))
      if (next) count(pairs, word + next, [word, next])
    })
  }
  for (const [word, entry] of words) {
    const sound = soundOf(word)
    bySound.set(sound, [...(bySound.get(sound) ?? []), entry])
  }

  const near = (map: SearchableMap<Entry>, typed: string): { entry: Entry; weight: number }[] => {
    const limit = mostSlips(typed.length)
    if (limit === 0) return []
    const found = new Map<Entry, number>()
    const consider = (entry: Entry, allowed: number) => {
      const cost = editCost(typed, entry.word)
      if (cost <= allowed) found.set(entry, 1 - (1.25 * cost) / Math.max(typed.length, 5) + Math.log(entry.uses) / 60)
    }
    // The map counts a swap as two slips.
    for (const [, [entry]] of map.fuzzyGet(typed, Math.max(2, Math.floor(limit)))) consider(entry, limit)
    if (map === words) for (const entry of bySound.get(soundOf(typed)) ?? []) consider(entry, limit + 1)
    return [...found].map(([entry, weight]) => ({ entry, weight: Math.min(weight, 0.95) }))
  }

  const best = (found: { entry: Entry; weight: number }[], most: number): Reading[] => {
    const sorted = found.toSorted((a, b) => b.weight - a.weight)
    const enough = (sorted[0]?.weight ?? 0) - 0.15
    return sorted
      .filter(({ weight }) => weight >= enough && weight > 0.4)
      .slice(0, most)
      .map(({ entry, weight }) => ({ stems: entry.stems, weight }))
  }

  return {
    has: (word: string) => words.has(word),
    hasStem: (word: string) => stems.has(stem(word)),
    hasPair: (word: string) => pairs.has(word),
    /** Words that begin with what was typed so far. */
    completions(typed: string): Reading[] {
      const found: Reading[] = []
      for (const [word, entry] of words.atPrefix(typed)) {
        if (word !== typed) found.push({ stems: entry.stems, weight: 0.5 + (0.45 * typed.length) / word.length })
      }
      return found
    },
    /** Words that may have been meant. */
    corrections: (typed: string): Reading[] => best(near(words, typed), 5),
    /** Two neighbouring words that may have been written as one. */
    splits(typed: string): Reading[] {
      if (typed.length < 6) return []
      const exact = pairs.get(typed)
      return exact ? [{ stems: exact.stems, weight: 1 }] : best(near(pairs, typed), 2)
    },
  }
}
