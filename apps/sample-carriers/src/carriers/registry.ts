import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { acuityCarrier } from './acuity/carrier.ts'
import { ashlarMutual } from './aig/carrier.ts'
import { ternHarbor } from './amtrust/carrier.ts'
import { jarilla } from './ar/jarilla/carrier.ts'
import { lapacho } from './ar/lapacho/carrier.ts'
import { abrolhos } from './br/abrolhos/carrier.ts'
import { aroeira } from './br/aroeira/carrier.ts'
import { chubbSciCarrier } from './chubb-sci/carrier.ts'
import { cnaCarrier } from './cna/carrier.ts'
import { encinarMutua } from './es/encinar/carrier.ts'
import { puertoClaroSeguros } from './es/puerto-claro/carrier.ts'
import { ardelune } from './fr/ardelune/carrier.ts'
import { troisClochers } from './fr/clochers/carrier.ts'
import { cairnmuir } from './gb/cairnmuir/carrier.ts'
import { wharfedge } from './gb/wharfedge/carrier.ts'
import { palisadeWorkers } from './guard/carrier.ts'
import { copperfield } from './hartford/carrier.ts'
import { alderAndFinch } from './hiscox/carrier.ts'
import { libertyCarrier } from './liberty/carrier.ts'
import { caisNovo } from './pt/cais-novo/carrier.ts'
import { penhaClara } from './pt/penha-clara/carrier.ts'
import { ledgerstone } from './rps/carrier.ts'

/**
 * Every sample carrier: a new one is a folder and a line here. Names, questions and prices are invented for
 * demonstration.
 */
export const sampleCarriers: readonly SampleCarrier[] = [
  chubbSciCarrier,
  libertyCarrier,
  cnaCarrier,
  palisadeWorkers,
  ternHarbor,
  ashlarMutual,
  alderAndFinch,
  acuityCarrier,
  ledgerstone,
  copperfield,
  troisClochers,
  ardelune,
  encinarMutua,
  puertoClaroSeguros,
  penhaClara,
  caisNovo,
  jarilla,
  lapacho,
  aroeira,
  abrolhos,
  wharfedge,
  cairnmuir,
]
