import type { Carrier } from '../../../carriers/carrier.ts'
import { caisNovo } from './cais-novo/carrier.ts'
import { penhaClara } from './penha-clara/carrier.ts'

/** Every insurer of Portugal, in the order they are asked within a line. */
export const carriers: readonly Carrier[] = [penhaClara, caisNovo]
