import { final } from '../../application/final.ts'
import { insurance, start } from '../../application/start.ts'
import { retailChainStart } from '../../application/store.ts'
import { coverageChoices } from '../../dynamic/coverage-choices.ts'
import { businessTypeNames } from '../../reference/business-type-names.ts'
import type { CountryOpening } from '../country.ts'

export const unitedStatesOpening: CountryOpening = {
  code: 'US',
  legalForms: businessTypeNames,
  renews: true,
  nodes: [start, insurance, final],
  dynamicFlows: { [coverageChoices.id]: coverageChoices },
  baseFacts: ['state', 'industry', 'sub_class_codes'],
  customNodes: { 'retail-chain': [retailChainStart, insurance, final] },
}
