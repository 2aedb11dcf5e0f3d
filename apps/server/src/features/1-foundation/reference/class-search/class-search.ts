import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { ClassCodeHit } from '@coverwright/contract/reference'
import MiniSearch from 'minisearch'
import { toClassCode } from '../class-code.ts'
import type { ClassTable } from '../class-table.ts'
import { type QueryReading, type QueryWord, readingsOf } from './query-readings.ts'
import { isRole, isWeak, phraseOf, stem, wordsOf } from './search-text.ts'
import { createVocabulary } from './vocabulary.ts'

/** One way to name a class: its name, a search term, the title of its NAICS code, or a brand as an example. */
type Name = {
  readonly row: BusinessClass
  readonly text: string
  readonly weight: number
  /** A brand matches its class only as a whole: a subway tile is not a sandwich. */
  readonly isBrand?: true
}

type Entry = Name & {
  readonly id: number
  readonly phrase: string
  readonly stems: readonly string[]
  /** The stems that answer a word of a query: a brand's own, and those of its class ("Popeyes chicken"). */
  readonly answers: readonly string[]
}

type RankedEntry = { readonly entry: Entry; readonly score: number }

const bestScore = (entries: readonly RankedEntry[]) => entries[0]?.score ?? 0

const candidateLimit = 400

/** For an entry equal to the whole query, including words that mostly say nothing ("business cards"). */
const exactBonus = 1.2

/**
 * Below this the best hit is not a good answer, and even a known word may be a typing error. Without a known word it
 * merely shares some letters with the query.
 */
const convincingScore = 0.5

/** How much of a query must match a brand and the name of its class. */
const brandShare = 0.75

/** How much likelier than others an owner who searches here is in this sector. */
const likelihood = ({ ref, naics6 }: BusinessClass): number => {
  const own = !ref.endsWith('Z')
  if (/^(3|42)/.test(naics6)) return own ? 0.85 : 0.4
  if (/^(11|21|22)/.test(naics6)) return own ? 0.85 : 0.45
  if (naics6.startsWith('92')) return 0.2
  return own ? 1 : 0.7
}

/** Classes to search in: those of the United States, or the activities of another country. */
export type SearchedClasses = Pick<ClassTable, 'own' | 'generic' | 'brands' | 'ofCode'>

/** Activities of a country with words of its own for them. */
export const activitiesOf = (rows: readonly BusinessClass[]): SearchedClasses => ({
  own: rows,
  generic: [],
  brands: new Map(),
  ofCode: () => [],
})

const namesOf = (table: SearchedClasses): Name[] => [
  ...table.own.flatMap((row) => [
    { row, text: row.name, weight: 1 },
    ...row.terms.map((text) => ({ row, text, weight: 0.98 })),
    ...(table.brands.get(row.ref) ?? []).map((text) => ({ row, text, weight: 0.9, isBrand: true as const })),
    { row, text: row.blurb, weight: 0.7 },
  ]),
  ...table.generic.map((generic) => {
    const row = table.ofCode(generic.naics6)[0] ?? generic
    return { row, text: generic.name, weight: 0.8 }
  }),
]

const stemsOf = (text: string) => wordsOf(text).map(stem)

const entriesOf = (table: SearchedClasses): Entry[] => {
  const entries = namesOf(table).map((name, id) => {
    const stems = stemsOf(name.text)
    const weight = name.weight * likelihood(name.row)
    return { ...name, id, phrase: phraseOf(name.text), stems, answers: stems, weight }
  })
  const ofClass = Map.groupBy(entries, ({ row }) => row.ref)
  const classStems = new Map(
    [...table.brands.keys()].map((ref) => [ref, [...new Set((ofClass.get(ref) ?? []).flatMap(plainStems))]]),
  )
  return entries.map((entry) =>
    entry.isBrand ? { ...entry, answers: [...entry.stems, ...(classStems.get(entry.row.ref) ?? [])] } : entry,
  )
}

const plainStems = ({ isBrand, stems }: Entry) => (isBrand ? [] : stems)

/** How much a stem tells: rare ones much, weak ones little. */
const informationOf = (entries: readonly Entry[]) => {
  const uses = new Map<string, number>()
  for (const { stems } of entries) for (const one of new Set(stems)) uses.set(one, (uses.get(one) ?? 0) + 1)
  const weakStems = new Set(entries.flatMap(({ text }) => wordsOf(text).filter(isWeak).map(stem)))
  return (one: string) => Math.log(1 + entries.length / (1 + (uses.get(one) ?? 0))) * (weakStems.has(one) ? 0.3 : 1)
}

type Information = ReturnType<typeof informationOf>

const wordInformation = (information: Information, { stems, weak }: QueryWord): number => {
  // An unknown word counts little: it is a place, a name or too misspelled.
  if (stems.size === 0) return 3
  const [surest] = [...stems].toSorted((a, b) => b[1] - a[1])
  return information(surest?.[0] ?? '') * (weak ? 0.5 : 1)
}

/**
 * 0 to 1: how much of the query the entry matches. Beside the name of a chain, the person's role in it does not count.
 */
function answeredShare(reading: QueryReading, needs: readonly number[], { answers, isBrand }: Entry): number {
  let queryWeight = 0
  let answeredCount = 0
  reading.words.forEach(({ stems, role }, i) => {
    if (isBrand && role) return
    const need = needs[i] ?? 0
    queryWeight += need
    answeredCount += need * Math.max(0, ...answers.map((one) => stems.get(one) ?? 0))
  })
  return queryWeight > 0 ? answeredCount / queryWeight : 0
}

const isWholeBrand = (reading: QueryReading, share: number, { text, stems }: Entry): boolean => {
  const names = wordsOf(text)
    .filter((word) => word.length > 1 && !isRole(word))
    .map(stem)
  const isNamed = (names.length > 0 ? names : stems).every((one) =>
    reading.words.some((word) => (word.stems.get(one) ?? 0) >= brandShare),
  )
  return isNamed && share >= brandShare
}

/** 0 to 1: how much of the query the entry matches, and how much of the entry the query contains. */
const agreement = (reading: QueryReading, needs: readonly number[], entry: Entry, information: Information): number => {
  const share = answeredShare(reading, needs, entry)
  if (entry.isBrand && !isWholeBrand(reading, share, entry)) return 0
  let score = 0
  let entryWeight = 0
  for (const one of entry.stems) {
    const tells = information(one)
    score += tells
    entryWeight += tells * Math.max(0, ...reading.words.map(({ stems }) => stems.get(one) ?? 0))
  }
  return reading.weight * share ** 1.5 * (0.45 + (0.55 * entryWeight) / score)
}

/** What people type to get past the question, in English and Spanish. A similar class would be a wrong one. */
const namesNoTrade: ReadonlySet<string> = new Set(
  ['none', 'other', 'others', 'nothing', 'unknown', 'test', 'ninguno', 'ninguna', 'nada', 'otro', 'otra', 'prueba'].map(
    phraseOf,
  ),
)

/** Builds the index once; a search then takes about a millisecond. */
export const createClassSearch = (table: SearchedClasses) => {
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
    if (namesNoTrade.has(phraseOf(query))) return []
    const asTyped = rank(query, false)
    const entries = bestScore(asTyped) >= convincingScore ? asTyped : rank(query, true)
    if (bestScore(entries) < convincingScore && !wordsOf(query).some(vocabulary.has)) return []
    return entries.slice(0, limit).map(({ entry: { row, text } }) => ({
      ...toClassCode(row),
      ...(text === row.name || text === row.blurb ? {} : { matched: text }),
    }))
  }
}
