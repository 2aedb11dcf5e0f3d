import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { northgateMutual } from './chubb-sci/carrier.ts'
import { keystoneCasualty } from './cna/carrier.ts'
import { harrowAndLyme } from './liberty/carrier.ts'

/** Every sample insurer: a new one is a folder and a line here. */
export const sampleCarriers: readonly SampleCarrier[] = [northgateMutual, harrowAndLyme, keystoneCasualty]
