import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { prairieShield } from './acuity/carrier.ts'
import { ashlarMutual } from './aig/carrier.ts'
import { ternHarbor } from './amtrust/carrier.ts'
import { northgateMutual } from './chubb-sci/carrier.ts'
import { keystoneCasualty } from './cna/carrier.ts'
import { palisadeWorkers } from './guard/carrier.ts'
import { copperfield } from './hartford/carrier.ts'
import { alderAndFinch } from './hiscox/carrier.ts'
import { harrowAndLyme } from './liberty/carrier.ts'
import { ledgerstone } from './rps/carrier.ts'

/** Every sample insurer: a new one is a folder and a line here. */
export const sampleCarriers: readonly SampleCarrier[] = [
  northgateMutual,
  harrowAndLyme,
  keystoneCasualty,
  palisadeWorkers,
  ternHarbor,
  ashlarMutual,
  alderAndFinch,
  prairieShield,
  ledgerstone,
  copperfield,
]
