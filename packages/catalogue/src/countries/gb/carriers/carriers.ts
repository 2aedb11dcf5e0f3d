import type { Carrier } from '../../../carriers/carrier.ts'
import { cairnmuir } from './cairnmuir/carrier.ts'
import { wharfedge } from './wharfedge/carrier.ts'

/** Every insurer of the United Kingdom, in the order they are asked within a line. */
export const carriers: readonly Carrier[] = [wharfedge, cairnmuir]
