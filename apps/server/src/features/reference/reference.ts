import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { ClassCodeHit, ZipPlace } from '@coverwright/contract/reference'
import { createClassSearch } from './class-search.ts'
import { createClassTable } from './class-table.ts'
import { createZipTable } from './zip-table.ts'

export type Reference = {
  /** Undefined for a ref that no class has. */
  classByRef(ref: string): BusinessClass | undefined
  /** A NAICS code's own classes, then the one for the whole code; empty for a code that NAICS 2022 does not have. */
  classesOfCode(naics6: string): readonly BusinessClass[]
  /** Takes five digits, with or without plus four. Undefined for a ZIP nobody knows. */
  cityByZip(zip: string): ZipPlace | undefined
  /** Best hit first; empty when nothing fits. */
  search(query: string, limit: number): ClassCodeHit[]
}

/** Reads the reference files and builds the search index: once a process, well under a second. */
export const createReference = (): Reference => {
  const classes = createClassTable()
  const zips = createZipTable()
  return {
    classByRef: classes.byRef,
    classesOfCode: classes.ofCode,
    cityByZip: zips.find,
    search: createClassSearch(classes),
  }
}
