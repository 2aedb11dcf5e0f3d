import { any } from '@coverwright/core/flow/rule'
import { claimsAskedWhen } from '../../application/claims.ts'
import type { Country } from '../country.ts'
import { countryFlow } from '../parts/flow.ts'
import { carriers } from './carriers/carriers.ts'
import { crossSells } from './cross-sells.ts'
import { cyber } from './lines/cyber.ts'
import { el } from './lines/el.ts'
import { pi } from './lines/pi.ts'
import { pl } from './lines/pl.ts'
import { prop } from './lines/prop.ts'
import { unitedKingdomOpening } from './opening.ts'
import { regions } from './regions.ts'
import { insures, types } from './types.ts'

const flow = countryFlow({
  opening: unitedKingdomOpening,
  types,
  carriers,
  lines: [claimsAskedWhen(any(insures('gb_pl'), insures('gb_prop')), 50_000_000), pl, el, pi, prop, cyber],
})

export const unitedKingdom: Country = {
  code: 'GB',
  name: 'United Kingdom',
  locales: ['en-GB'],
  currency: 'GBP',
  opening: unitedKingdomOpening,
  types,
  carriers,
  crossSells,
  flow,
  customFlows: { uk: flow },
  dynamicFlows: unitedKingdomOpening.dynamicFlows,
  renewals: {},
  regions,
  statements: 'one',
}
