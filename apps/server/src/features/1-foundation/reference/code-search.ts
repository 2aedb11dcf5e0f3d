import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import { asciiSigns } from '@coverwright/core/input/ascii-signs'
import type { ClassTable } from './class-table.ts'

/** Two digits are a sector, six a code; people put the name of the list before it, and blanks between. */
const typedCode = /^(?:naics(?: codes?)?[ :#]*)?(\d(?: ?\d){1,5})$/i

/** The classes of the NAICS code, or of those that begin with it, that was typed; none for words. */
export function classesOfTypedCode(table: ClassTable, query: string): readonly BusinessClass[] {
  const digits = typedCode.exec(asciiSigns(query).trim())?.[1]?.replaceAll(' ', '')
  return digits === undefined ? [] : table.ofCodesFrom(digits)
}
