import { carriers } from '../../carriers/carriers.ts'
import { dynamicFlows, mainFlow } from '../../flows/main.ts'
import { insuranceTypes } from '../../lines/insurance-types.ts'
import { crossSells } from '../../recommendations/cross-sell.ts'
import { states } from '../../reference/states.ts'
import { renewalFlows } from '../../renewals/renewals.ts'
import type { Country } from '../country.ts'
import { unitedStatesOpening } from './opening.ts'

export const unitedStates: Country = {
  code: 'US',
  name: 'United States',
  locales: ['en-US'],
  currency: 'USD',
  opening: unitedStatesOpening,
  types: insuranceTypes,
  carriers,
  crossSells,
  flow: mainFlow,
  customFlows: {},
  dynamicFlows,
  renewals: renewalFlows,
  regions: states,
  postalCodeTable: true,
  statements: 'by-state',
}
