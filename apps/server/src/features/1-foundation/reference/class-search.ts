import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { ClassCodeHit } from '@coverwright/contract/reference'
import MiniSearch from 'minisearch'
import { toClassCode } from './class-code.ts'
import type { ClassTable } from './class-table.ts'
import { type QueryReading, type QueryWord, readingsOf } from './query-readings.ts'
import { isWeak, phraseOf, stem, wordsOf } from './search-text.ts'
import { createVocabulary } from './vocabulary.ts'

/** One way to name a class: its name, a search term, or the title of its NAICS code. */
type Entry = {
  readonly id: number
  readonly row: BusinessClass
  readonly text: string
  readonly phrase: string
  readonly stems: readonly string[]
  readonly weight: number
}

type RankedEntry = { readonly entry: Entry; readonly score: number }

const candidateLimit = 400

/** For an entry that is the query word for word, words that mostly say nothing included ("business cards"). */
const exactBonus = 1.2

/** Below this the best hit is no good answer, and even a known word may be a slip. */
const convincingScore = 0.5

/** How much likelier than others an owner who searches here is in this sector. */
const likelihood = ({ ref, naics6 }: BusinessClass): number => {
  const own = !ref.endsWith('Z')
  if (/^(3|42)/.test(naics6)) return own ? 0.85 : 0.4
  if (/^(11|21|22)/.test(naics6)) return own ? 0.85 : 0.45
  if (naics6.startsWith('92')) return 0.2
  return own ? 1 : 0.7
}

const namesOf = (table: ClassTable): { row: BusinessClass; text: string; weight: number }[] => [
  ...table.own.flatMap((row) => [
    { row, text: row.name, weight: 1 },
    ...row.terms.map((text) => ({ row, text, weight: 0.98 })),
    { row, text: row.blurb, weight: 0.7 },
  ]),
  ...table.generic.map((generic) => {
    const row = table.ofCode(generic.naics6)[0] ?? generic
    return { row, text: generic.name, weight: 0.8 }
  }),
]

const entriesOf = (table: ClassTable): Entry[] =>
  namesOf(table).map(({ row, text, weight }, id) => ({
    id,
    row,
    text,
    phrase: phraseOf(text),
    stems: wordsOf(text).map(stem),
    weight: weight * likelihood(row),
  }))

/** How much a stem tells: rare ones much, weak ones little. */
const informationOf = (entries: readonly Entry[]) => {
  const uses = new Map<string, number>()
  for (const { stems } of entries) for (const one of new Set(stems)) uses.set(one, (uses.get(one) ?? 0) + 1)
  const weakStems = new Set(entries.flatMap(({ text }) => wordsOf(text).filter(isWeak).map(stem)))
  return (one: string) => Math.log(1 + entries.length / (1 + (uses.get(one) ?? 0))) * (weakStems.has(one) ? 0.3 : 1)
}

type Information = ReturnType<typeof informationOf>

const wordInformation = (information: Information, { stems, weak }: QueryWord): number => {
  // A word that means nothing here counts little: it is a place, a name or a slip too far.
  if (stems.size === 0) return 3
  const [surest] = [...stems].toSorted((a, b) => b[1] - a[1])
  return information(surest?.[0] ?? '') * (weak ? 0.5 : 1)
}

/** 0 to 1: how much of the query the entry answers, and how much of the entry the query asked for. */
const agreement = (reading: QueryReading, needs: readonly number[], entry: Entry, information: Information): number => {
  let asked = 0
  let answered = 0
  reading.words.forEach(({ stems }, i) => {
    const need = needs[i] ?? 0
    asked += need
    answered += need * Math.max(0, ...entry.stems.map((one) => stems.get(one) ?? 0))
  })
  let said = 0
  let wanted = 0
  for (const one of entry.stems) {
    const tells = information(one)
    said += tells
    wanted += tells * Math.max(0, ...reading.words.map(({ stems }) => stems.get(one) ?? 0))
  }
  return reading.weight * (answered / asked) ** 1.5 * (0.45 + (0.55 * wanted) / said)
}

/** Builds the index once; a search then takes about a millisecond. */
export const createClassSearch = (table: ClassTable) => {
  const entries = entriesOf(table)
  const information = informationOf(entries)
  const vocabulary = createVocabulary(entries.map(({ text }) => wordsOf(text)))
  const index = new MiniSearch<Entry>({
    fields: ['stems'],
    extractField: (entry, field) => (field === 'id' ? entry.id : entry.stems.join(' ')),
    tokenize: (text) => text.split(' '),
    processTerm: (one) => one,
  })
  index.addAll(entries)

  const candidates = ({ words }: QueryReading): Entry[] =>
    index
      .search({
        combineWith: 'OR',
        queries: words.flatMap(({ stems }) =>
          [...stems].map(([one, weight]) => ({ queries: [one], boostTerm: () => weight })),
        ),
      })
      .slice(0, candidateLimit)
      .flatMap(({ id }) => entries[id] ?? [])

  const rank = (query: string, doubt: boolean): RankedEntry[] => {
    const best = new Map<string, RankedEntry>()
    const phrase = phraseOf(query)
    for (const reading of readingsOf(vocabulary, query, doubt)) {
      const needs = reading.words.map((word) => wordInformation(information, word))
      for (const entry of candidates(reading)) {
        const exact = entry.phrase === phrase ? exactBonus : 1
        const score = exact * entry.weight * agreement(reading, needs, entry, information)
        if (score > (best.get(entry.row.ref)?.score ?? 0)) best.set(entry.row.ref, { entry, score })
      }
    }
    return [...best.values()].toSorted((a, b) => b.score - a.score)
  }

  return (query: string, limit = 8): ClassCodeHit[] => {
    const asTyped = rank(query, false)
    const convincing = (asTyped[0]?.score ?? 0) >= convincingScore
    return (convincing ? asTyped : rank(query, true)).slice(0, limit).map(({ entry: { row, text } }) => ({
      ...toClassCode(row),
      ...(text === row.name || text === row.blurb ? {} : { matched: text }),
    }))
  }
}
