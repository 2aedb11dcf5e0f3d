import type { Carrier, CarrierLine } from './carrier.ts'
import { chubbSci } from './chubb-sci/carrier.ts'
import { cna } from './cna/carrier.ts'
import { liberty } from './liberty/carrier.ts'

/** Every insurer, in the order they are asked within a line (seed 4.3: cs, l, cn). */
export const carriers: readonly Carrier[] = [chubbSci, liberty, cna]

export type OfferedLine = { readonly carrier: Carrier; readonly line: CarrierLine }

/** The insurers that write `line`, in order. */
export const carriersOf = (line: string): readonly OfferedLine[] =>
  carriers.flatMap((carrier) =>
    carrier.lines.filter((each) => each.line === line).map((each) => ({ carrier, line: each })),
  )
