import type { Carrier } from '../../../carriers/carrier.ts'
import { encinar } from './encinar/carrier.ts'
import { puertoClaro } from './puerto-claro/carrier.ts'

/** The insurers of Spain, in the order they are asked. */
export const carriers: readonly Carrier[] = [encinar, puertoClaro]
