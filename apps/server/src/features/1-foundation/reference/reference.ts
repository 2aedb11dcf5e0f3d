import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { EmployeeClassification } from '@coverwright/catalogue/reference/employee-classifications'
import { classificationsFor } from '@coverwright/catalogue/reference/employee-classifications'
import { isTrucking } from '@coverwright/catalogue/reference/vehicles/trucking'
import type { ClassCodeHit, ZipPlace } from '@coverwright/contract/reference'
import { lazy } from '../../../platform/lazy.ts'
import { toClassCode } from './class-code.ts'
import { activitiesOf, createClassSearch } from './class-search/class-search.ts'
import { createClassTable } from './class-table.ts'
import { classesOfTypedCode } from './code-search.ts'
import { createZipTable } from './places/zip-table.ts'
import { createReferenceLists, type ReferenceLists } from './reference-lists.ts'

export type Reference = {
  /** Undefined for an unknown ref. */
  classByRef(ref: string): BusinessClass | undefined
  /** The ref is of a class that businesses of the country have. */
  isClassIn(ref: string, country: string): boolean
  /**
   * A NAICS code's own classes, then the one for the whole code; for a code of NAICS 2017, those of the codes it became.
   * Empty for a code that neither has.
   */
  classesOfCode(naics6: string): readonly BusinessClass[]
  /** Takes five digits, with or without plus four. Undefined for a ZIP nobody knows. */
  cityByZip(zip: string): ZipPlace | undefined
  /** The names of the cities of a state of the US, in alphabetical order. Empty for a state that is none. */
  citiesOf(state: string): readonly string[]
  /**
   * The country's best hit first; empty when nothing fits. Limited to classes whose refs begin with `only`; if none of
   * those fits, all of them, since they are few.
   */
  search(country: string, query: string, limit: number, only?: readonly string[]): ClassCodeHit[]
  /** Our own classes of businesses that haul for others. */
  readonly truckingClasses: readonly BusinessClass[]
  /** What people in a business of this class do all day, likeliest first. */
  classificationsOf(businessClass: BusinessClass): readonly EmployeeClassification[]
  /** What the lines of insurance offer to choose from. */
  readonly lists: ReferenceLists
}

/** The reference data for looking up the facts of a quote. */
export type ReferenceLookup = Pick<Reference, 'classByRef' | 'isClassIn' | 'cityByZip' | 'classificationsOf'>

/** Reads the reference files. A country's search index is built at its first search: a second or two for the largest. */
export const createReference = (): Reference => {
  const classes = createClassTable()
  const zips = createZipTable()
  const lists = createReferenceLists()
  const searchWords = lazy(() => createClassSearch(classes))
  const searchClasses = (query: string, limit: number): ClassCodeHit[] => {
    const ofCode = classesOfTypedCode(classes, query)
    return ofCode.length > 0 ? ofCode.slice(0, limit).map(toClassCode) : searchWords()(query, limit)
  }
  const searches = new Map(
    Array.from(classes.byCountry, ([country, rows]) => [country, lazy(() => createClassSearch(activitiesOf(rows)))]),
  )
  return {
    classByRef: classes.byRef,
    isClassIn: classes.isIn,
    classesOfCode: classes.ofCode,
    cityByZip: zips.find,
    citiesOf: zips.citiesOf,
    search(country, query, limit, only) {
      const search = searches.get(country)?.() ?? searchClasses
      if (!only) return search(query, limit)
      const isMeant = ({ ref }: { readonly ref: string }) => only.some((start) => ref.startsWith(start))
      const hits = search(query, classes.own.length).filter((hit) => isMeant({ ref: hit.class_code_ref }))
      return (hits.length ? hits : classes.own.filter(isMeant).map(toClassCode)).slice(0, limit)
    },
    truckingClasses: classes.own.filter(({ naics6 }) => isTrucking(naics6)),
    classificationsOf: (businessClass) => classificationsFor(lists.classifications, businessClass),
    lists,
  }
}
