import { final } from '../../application/final.ts'
import { insurance, start } from '../../application/start.ts'
import { retailChainStart } from '../../application/store.ts'
import { coverageChoices } from '../../dynamic/coverage-choices.ts'
import { businessTypes } from '../../reference/business-types.ts'
import type { CountryOpening } from '../country.ts'

export const unitedStatesOpening: CountryOpening = {
  code: 'US',
  legalForms: businessTypes,
  renews: true,
  nodes: [start, insurance, final],
  dynamicFlows: { [coverageChoices.id]: coverageChoices },
  baseFacts: ['state', 'industry', 'sub_class_codes'],
  customNodes: { 'retail-chain': [retailChainStart, insurance, final] },
}
