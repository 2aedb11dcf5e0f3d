import type { Carrier } from '../../../carriers/carrier.ts'
import { abrolhos } from './abrolhos/carrier.ts'
import { aroeira } from './aroeira/carrier.ts'

/** Every insurer of Brazil, in the order they are asked. */
export const carriers: readonly Carrier[] = [aroeira, abrolhos]
