import { type BusinessTypeId, businessTypeNames } from './business-type-names.ts'

export type BusinessType = { readonly id: string; readonly label: string; readonly hint: string }

export type { BusinessTypeId }

/** Hints for an owner who does not know the term. */
const hints: Readonly<Record<BusinessTypeId, string>> = {
  llc: 'One or more owners, registered with a state',
  sole_proprietor: 'You own it alone and registered no company',
  corporation: 'Has shareholders and pays its own income tax',
  s_corporation: 'A corporation taxed through its shareholders',
  general_partnership: 'Two or more owners who share profit and liability',
  limited_partnership: 'General partners run it, limited partners invest',
  llp: 'Partners are not liable for each other',
  pllc: 'An LLC of licensed professionals',
  professional_corporation: 'A corporation of licensed professionals',
  nonprofit: 'Runs for a purpose and pays out no profit',
  trust: 'Trustees hold the business for others',
  joint_venture: 'Two or more businesses sharing one project',
  association: 'Members with a common purpose, such as a club',
  other: 'Such as a cooperative or a government body',
}

/** The legal forms of US businesses, the commonest first, each with an explanation. */
export const businessTypes = businessTypeNames.map((name) => ({ ...name, hint: hints[name.id] }))
