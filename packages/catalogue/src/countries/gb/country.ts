import type { GroupNode } from '@coverwright/core/model/step'
import { any } from '@coverwright/core/rules/rule'
import { claimsAskedWhen } from '../../application/claims.ts'
import { insurance as usualInsurance } from '../../application/insurance.ts'
import type { Country } from '../country.ts'
import { coverDates } from '../shared/cover-dates.ts'
import { countryFlow } from '../shared/flow.ts'
import { carriers } from './carriers/carriers.ts'
import { conduct } from './conduct.ts'
import { crossSells } from './cross-sells.ts'
import { cyber } from './lines/cyber.ts'
import { el } from './lines/el.ts'
import { pi } from './lines/pi.ts'
import { pl } from './lines/pl.ts'
import { prop } from './lines/prop.ts'
import { unitedKingdomOpening } from './opening.ts'
import { packagesPage } from './packages.ts'
import { regions } from './regions.ts'
import { start } from './start.ts'
import { insures, types } from './types.ts'

/** As elsewhere; and packages are offered once the insurance is picked. */
const insurance: GroupNode = { ...usualInsurance, children: [...usualInsurance.children, packagesPage] }

const flow = countryFlow({
  start,
  insurance,
  types,
  carriers,
  lines: [claimsAskedWhen(any(insures('gb_pl'), insures('gb_prop')), 50_000_000), conduct, pl, el, pi, prop, cyber],
})

export const unitedKingdom: Country = {
  code: 'GB',
  name: 'United Kingdom',
  locales: ['en-GB'],
  currency: 'GBP',
  paperSize: 'A4',
  opening: unitedKingdomOpening,
  types,
  carriers,
  crossSells,
  flow,
  customFlows: { uk: flow },
  dynamicFlows: { [coverDates.id]: coverDates },
  regions,
  statements: 'one',
  licensing: { by: 'country', register: 'FCA', form: /^\d{6,7}$/, example: '123456' },
}
