import { acuity } from './acuity/carrier.ts'
import { aig } from './aig/carrier.ts'
import { amtrust } from './amtrust/carrier.ts'
import type { Carrier, CarrierLine } from './carrier.ts'
import { chubbSci } from './chubb-sci/carrier.ts'
import { cna } from './cna/carrier.ts'
import { guard } from './guard/carrier.ts'
import { hartford } from './hartford/carrier.ts'
import { hiscox } from './hiscox/carrier.ts'
import { liberty } from './liberty/carrier.ts'
import { rps } from './rps/carrier.ts'

/** Every insurer of the United States, in the order they are asked within a line (seed 4.3: g, a, cs, cn and cs, l, cn and a, h, cn). */
export const carriers: readonly Carrier[] = [guard, amtrust, aig, hiscox, chubbSci, liberty, cna, acuity, rps, hartford]

export type OfferedLine = { readonly carrier: Carrier; readonly line: CarrierLine }

/** The insurers that write `line`, in order: of the United States, or of `among`. */
export const carriersOf = (line: string, among: readonly Carrier[] = carriers): readonly OfferedLine[] =>
  among.flatMap((carrier) =>
    carrier.lines.filter((each) => each.line === line).map((each) => ({ carrier, line: each })),
  )
