import { carriers } from '../../carriers/carriers.ts'
import { dataBreach } from '../../lines/breach/type.ts'
import { contractorsEquipment } from '../../lines/equipment/type.ts'
import { insuranceTypes } from '../../lines/insurance-types.ts'
import { otherCoverage } from '../../lines/other/type.ts'
import { crossSells } from '../../recommendations/cross-sell.ts'
import { businessTypes } from '../../reference/business-types.ts'
import { states } from '../../reference/states.ts'
import type { Country } from '../country.ts'
import { attorneysFlow, dynamicFlows, linesOfLawFirms, mainFlow, retailChainFlow } from './flow.ts'
import { unitedStatesOpening } from './opening.ts'

export const unitedStates: Country = {
  code: 'US',
  name: 'United States',
  locales: ['en-US'],
  currency: 'USD',
  paperSize: 'LETTER',
  opening: unitedStatesOpening,
  legalForms: businessTypes,
  types: [...insuranceTypes, otherCoverage, dataBreach, contractorsEquipment],
  carriers,
  crossSells,
  flow: mainFlow,
  customFlows: { 'retail-chain': retailChainFlow, attorneys: attorneysFlow },
  customClasses: { attorneys: ['CW541110'] },
  customLines: { attorneys: linesOfLawFirms },
  dynamicFlows,
  regions: states,
  postalCodeTable: true,
  statements: 'by-state',
  licensing: { by: 'region', form: /^[A-Z0-9][A-Z0-9-]{2,19}$/, example: 'AGR123456', hasNationalNumber: true },
}
