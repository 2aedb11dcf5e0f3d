import type { Carrier } from '../../../carriers/carrier.ts'
import { ardelune } from './ardelune.ts'
import { clochers } from './clochers.ts'

/** Every insurer of the French sites, in the order they are asked within a line. */
export const carriers: readonly Carrier[] = [clochers, ardelune]
