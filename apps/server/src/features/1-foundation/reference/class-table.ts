import { existsSync, readdirSync, readFileSync } from 'node:fs'
import brands from '@coverwright/catalogue/reference/class-brands.json' with { type: 'json' }
import everydayTerms from '@coverwright/catalogue/reference/class-everyday-terms.json' with { type: 'json' }
import spanishTerms from '@coverwright/catalogue/reference/class-spanish-terms.json' with { type: 'json' }
import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import retiredCodes from '@coverwright/catalogue/reference/naics-retired.json' with { type: 'json' }
import titles from '@coverwright/catalogue/reference/naics2022.json' with { type: 'json' }
import { sectorOf } from '@coverwright/catalogue/reference/sectors'
import { ActivityFile, ClassFile } from './class-file.ts'
import { referenceFolder } from './reference-folder.ts'

const classFolder = new URL('classes/', referenceFolder)

const readClasses = (folder: URL): BusinessClass[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .flatMap((name) => {
      const rows: unknown = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
      if (ClassFile.Check(rows)) return rows
      const [first] = ClassFile.Errors(rows)
      throw new Error(`classes/${name}${first?.instancePath}: ${first?.message}`)
    })

const countriesFolder = new URL('../countries/', referenceFolder)

/** Countries that name what businesses do in their own words: their folders hold activities.json. */
const countryFolders = (): readonly string[] =>
  readdirSync(countriesFolder)
    .filter((name) => existsSync(new URL(`${name}/activities.json`, countriesFolder)))
    .map((name) => name.toUpperCase())

function readActivities(country: string): readonly BusinessClass[] {
  const name = `${country.toLowerCase()}/activities.json`
  const rows: unknown = JSON.parse(readFileSync(new URL(name, countriesFolder), 'utf8'))
  if (!ActivityFile.Check(rows)) {
    const [first] = ActivityFile.Errors(rows)
    throw new Error(`countries/${name}${first?.instancePath}: ${first?.message}`)
  }
  const foreign = rows.find(({ ref }) => !ref.startsWith(`${country}-`))
  if (foreign) throw new Error(`countries/${name}: ${foreign.ref} does not begin with ${country}-`)
  return rows
}

/** The words of a file by the classes they belong to; refuses words for a missing class. */
function wordsByRef(words: Readonly<Record<string, readonly string[]>>, rows: readonly BusinessClass[]) {
  const refs = new Set(rows.map(({ ref }) => ref))
  const missingRef = Object.keys(words).find((ref) => !refs.has(ref))
  if (missingRef) throw new Error(`Words name the unknown class ${missingRef}`)
  return new Map(Object.entries(words))
}

/** Adds plain words that people type, in English and Spanish, to the terms of a class. */
function withEverydayTerms(rows: readonly BusinessClass[]): BusinessClass[] {
  const addedWords = [everydayTerms, spanishTerms].map((words) => wordsByRef(words, rows))
  return rows.map((row) => ({
    ...row,
    terms: [...row.terms, ...addedWords.flatMap((words) => words.get(row.ref) ?? [])],
  }))
}

/** Codes of NAICS 2017 that NAICS 2022 does not have, with the codes they became, likeliest first. */
const heirsOf: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(retiredCodes))

/** The class of a whole code; every code has one, so that no business is left without a class. */
const genericClass = ([naics6, title]: [string, string]): BusinessClass => {
  const sector = sectorOf(naics6)
  if (!sector) throw new Error(`NAICS ${naics6} falls in no sector`)
  const { prefix, ...treatment } = sector
  return { ref: `CW${naics6}Z`, naics6, name: title, blurb: 'Any other business of this kind', terms: [], ...treatment }
}

export type ClassTable = ReturnType<typeof createClassTable>

/** Reads every class file once; refuses a ref used twice and a code that NAICS 2022 does not have. */
export const createClassTable = () => {
  const own = withEverydayTerms(readClasses(classFolder))
  const generic = Object.entries(titles).map(genericClass)
  const byRef = new Map<string, BusinessClass>()
  const byCode = new Map<string, BusinessClass[]>(Object.keys(titles).map((code) => [code, []]))

  const byCountry = new Map(countryFolders().map((country) => [country, readActivities(country)]))
  for (const row of [...own, ...generic, ...[...byCountry.values()].flat()]) {
    const sameCode = byCode.get(row.naics6)
    if (!sameCode) throw new Error(`Class ${row.ref} names the unknown NAICS code ${row.naics6}`)
    if (byRef.has(row.ref)) throw new Error(`Class ${row.ref} is defined twice`)
    byRef.set(row.ref, row)
    if (row.ref.startsWith('CW')) sameCode.push(row)
  }

  const heirs = (code: string) => heirsOf.get(code) ?? []
  const ofCode = (naics6: string): readonly BusinessClass[] =>
    byCode.get(naics6) ?? heirs(naics6).flatMap((heir) => byCode.get(heir) ?? [])
  const isOwn = ({ ref }: BusinessClass) => !ref.endsWith('Z')

  return {
    own: own as readonly BusinessClass[],
    generic: generic as readonly BusinessClass[],
    /** What businesses of other countries do, in their own words. */
    byCountry: byCountry as ReadonlyMap<string, readonly BusinessClass[]>,
    byRef: (ref: string): BusinessClass | undefined => byRef.get(ref),
    /** A country with words of its own for what businesses do has no other classes; the others share ours. */
    isIn: (ref: string, country: string): boolean => {
      const home = [...byCountry.keys()].find((each) => ref.startsWith(`${each}-`))
      return byRef.has(ref) && (byCountry.has(country) ? home === country : home === undefined)
    },
    /** Names of well-known businesses of a class, as examples. */
    brands: wordsByRef(brands, own) as ReadonlyMap<string, readonly string[]>,
    /**
     * A code's own classes first, then the one for the whole code; for a code of NAICS 2017, those of the codes it
     * became. Empty for a code that neither has.
     */
    ofCode,
    /** The classes of the codes that begin with these digits, own ones first. */
    ofCodesFrom(digits: string): readonly BusinessClass[] {
      const begins = (code: string) => code.startsWith(digits)
      const current = [...byCode.keys()].filter(begins).toSorted()
      const codes = current.length > 0 ? current : [...new Set([...heirsOf.keys()].filter(begins).flatMap(heirs))]
      const rows = codes.flatMap(ofCode)
      return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))]
    },
  }
}
