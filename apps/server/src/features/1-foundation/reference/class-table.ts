import { existsSync, readdirSync, readFileSync } from 'node:fs'
import everydayTerms from '@coverwright/catalogue/reference/class-everyday-terms.json' with { type: 'json' }
import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
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

/** Adds the plain words people type beyond the terms a class comes with; refuses words for a class that is gone. */
const withEverydayTerms = (rows: readonly BusinessClass[]): BusinessClass[] => {
  const added = new Map(Object.entries(everydayTerms))
  const known = new Set(rows.map(({ ref }) => ref))
  for (const ref of added.keys()) if (!known.has(ref)) throw new Error(`Everyday terms name the unknown class ${ref}`)
  return rows.map((row) => ({ ...row, terms: [...row.terms, ...(added.get(row.ref) ?? [])] }))
}

/** The class that stands for a whole code; every code has one, so that no business is left without a class. */
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
    /** A code's own classes first, then the one for the whole code. Empty for a code that NAICS does not have. */
    ofCode: (naics6: string): readonly BusinessClass[] => byCode.get(naics6) ?? [],
  }
}
