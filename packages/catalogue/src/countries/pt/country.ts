import { any } from '@coverwright/core/rules/rule'
import { claimsAskedWhen } from '../../application/claims.ts'
import type { Country } from '../country.ts'
import { coverDates } from '../shared/cover-dates.ts'
import { countryFlow } from '../shared/flow.ts'
import { carriers } from './carriers/carriers.ts'
import { crossSells } from './cross-sells.ts'
import { at } from './lines/at.ts'
import { ciber } from './lines/ciber.ts'
import { mr } from './lines/mr.ts'
import { rc } from './lines/rc.ts'
import { rcp } from './lines/rcp.ts'
import { portugalOpening } from './opening.ts'
import { regions } from './regions.ts'
import { start } from './start.ts'
import { insures, types } from './types.ts'

const flow = countryFlow({
  start,
  types,
  carriers,
  lines: [claimsAskedWhen(any(insures('rc'), insures('mr')), 50_000_000), at, rc, mr, rcp, ciber],
})

export const portugal: Country = {
  code: 'PT',
  name: 'Portugal',
  locales: ['pt-PT'],
  currency: 'EUR',
  paperSize: 'A4',
  opening: portugalOpening,
  types,
  carriers,
  crossSells,
  flow,
  customFlows: { portugal: flow },
  dynamicFlows: { [coverDates.id]: coverDates },
  regions,
  statements: 'one',
  licensing: { by: 'country', register: 'ASF', form: /^\d{9}(\/\d)?$/, example: '612345678/3' },
}
