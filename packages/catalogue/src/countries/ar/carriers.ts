import type { Carrier } from '../../carriers/carrier.ts'
import { jarilla } from './carriers/jarilla/carrier.ts'
import { lapacho } from './carriers/lapacho/carrier.ts'

/** The insurers of Argentina, in the order they are asked within a line. Both are invented. */
export const carriers: readonly Carrier[] = [jarilla, lapacho]
