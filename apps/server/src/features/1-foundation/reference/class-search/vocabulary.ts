import SearchableMap from 'minisearch/SearchableMap'
import { editCost } from './edit-cost.ts'
import { isStop, plainSpelling, soundOf, stem } from './search-text.ts'

/** What a typed word may mean: the stems of one word, or of two written as one; weight 1 is certain. */
export type Reading = { readonly stems: readonly string[]; readonly weight: number }

type Entry = { readonly word: string; readonly stems: readonly string[]; uses: number }

/** How many typing errors a word of this length may have. */
const mostSlips = (length: number) => {
  if (length < 3) return 0
  if (length < 6) return length < 5 ? 1 : 1.5
  return length < 9 ? 2.2 : 3.2
}

/**
 * Singular or plural of a word, so that typing errors in "lawns" are corrected although the classes only say "lawn".
 */
const otherNumber = (word: string): string => {
  if (word.endsWith('s')) return word.slice(0, -1)
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

const best = (costs: Map<Entry, number>, most: number): Reading[] => {
  const entries = [...costs].toSorted((a, b) => b[1] - a[1])
  const enough = Math.max((entries[0]?.[1] ?? 0) - 0.15, 0.4)
  return entries
    .filter(([, weight]) => weight >= enough)
    .slice(0, most)
    .map(([{ stems }, weight]) => ({ stems, weight }))
}

type Normalize = (word: string) => string

const asTyped: Normalize = (word) => word

const near = (
  entries: Iterable<Entry>,
  prefix: string,
  allowance: number,
  spelling: Normalize = asTyped,
): Map<Entry, number> => {
  const costs = new Map<Entry, number>()
  for (const entry of entries) {
    const cost = editCost(spelling(prefix), spelling(entry.word), allowance)
    const weight = 1 - (1.25 * cost) / Math.max(prefix.length, 5) + Math.log(1 + entry.uses) / 60
    if (cost <= allowance) costs.set(entry, Math.min(weight, 0.95))
  }
  return costs
}

/** Every way to cut a word in two, no part shorter than three letters. */
const halvesOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 5) }, (_, i) => [word.slice(0, i + 3), word.slice(i + 3)])

export type Vocabulary = ReturnType<typeof createVocabulary>

/** The words of every class, and its pairs of adjacent words ("nail salon", "nailsalon"). */
export const createVocabulary = (phrases: readonly (readonly string[])[]) => {
  const words = new SearchableMap<Entry>()
  const pairs = new SearchableMap<Entry>()
  const bySound = new Map<string, Entry[]>()

  const count = (map: SearchableMap<Entry>, word: string, parts: readonly string[], uses: number) => {
    const entry = map.get(word)
    if (entry) entry.uses += uses
    else map.set(word, { word, stems: parts.map(stem), uses })
  }
  for (const phrase of phrases) {
    phrase.forEach((word, i) => {
      const next = phrase[i + 1]
      count(words, word, [word], 1)
      if (next) count(pairs, word + next, [word, next], 1)
    })
  }
  for (const phrase of phrases) {
    for (const word of phrase) if (word.length > 1) count(words, otherNumber(word), [word], 0)
  }
  const stems = new Set([...words.values()].flatMap((entry) => entry.stems))
  for (const [word, entry] of words) bySound.set(soundOf(word), [...(bySound.get(soundOf(word)) ?? []), entry])

  /** The map counts a swap as two slips. */
  const around = (map: SearchableMap<Entry>, word: string, slips: number): Entry[] =>
    [...map.fuzzyGet(word, Math.max(2, Math.floor(slips))).values()].map(([entry]) => entry)

  const has = (word: string) => words.has(word)

  return {
    has,
    /** The stem of a known word, or of one whose stem is known; undefined for a word without meaning here. */
    stemOf(word: string): string | undefined {
      const [firstStem] = words.get(word)?.stems ?? []
      return firstStem ?? (stems.has(stem(word)) ? stem(word) : undefined)
    },
    /** Words that begin with the letters so far. */
    completions(prefix: string): Reading[] {
      const readings: Reading[] = []
      for (const [completion, { stems }] of words.atPrefix(prefix)) {
        if (completion !== prefix) readings.push({ stems, weight: 0.5 + (0.45 * prefix.length) / completion.length })
      }
      return readings
    },
    /** Words that nearly begin with the letters so far: for a typing error in an unfinished word. */
    roughCompletions(prefix: string): Reading[] {
      if (prefix.length < 4) return []
      const costs = new Map<Entry, number>()
      for (const [completion, entry] of words.atPrefix(prefix.slice(0, 1))) {
        if (completion.length <= prefix.length) continue
        const cost = editCost(prefix, completion.slice(0, prefix.length), 1)
        if (cost <= 1) costs.set(entry, 0.75 - cost / prefix.length + Math.log(1 + entry.uses) / 60)
      }
      return best(costs, 4)
    },
    /** Similar words. */
    corrections(word: string): Reading[] {
      const slips = mostSlips(word.length)
      if (slips === 0) return []
      const alike = near(bySound.get(soundOf(word)) ?? [], word, slips + 1, plainSpelling)
      return best(new Map([...alike, ...near(around(words, word, slips), word, slips)]), 5)
    },
    /** Two words that may have been written as one, the surest way to cut first. */
    splits(word: string): Reading[] {
      if (word.length < 6) return []
      const neighbours = pairs.get(word)
      if (neighbours) return [{ stems: neighbours.stems, weight: 1 }]
      const cuts = halvesOf(word)
      const sure = cuts.find((halves) => halves.every((half) => has(half) || isStop(half)))
      if (sure) return [{ stems: sure.filter((half) => !isStop(half)).map(stem), weight: 0.9 }]
      const slips = mostSlips(word.length)
      const readings = best(near(around(pairs, word, slips), word, slips), 2)
      if (readings.length > 0) return readings
      const parts = cuts.flat().filter((half) => half.length >= 5 && has(half))
      const longest = parts.toSorted((a, b) => b.length - a.length).slice(0, 1)
      return longest.map((half) => ({ stems: [stem(half)], weight: 0.5 }))
    },
  }
}
