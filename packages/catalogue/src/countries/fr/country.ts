import { any } from '@coverwright/core/rules/rule'
import { claimsAskedWhen } from '../../application/claims.ts'
import type { Country } from '../country.ts'
import { coverDates } from '../shared/cover-dates.ts'
import { countryFlow } from '../shared/flow.ts'
import { carriers } from './carriers/carriers.ts'
import { crossSells } from './cross-sells.ts'
import { insures } from './insures.ts'
import { cyberRisks } from './lines/cyber.ts'
import { tenYearLiability } from './lines/dec.ts'
import { directors } from './lines/directors.ts'
import { businessPackage } from './lines/mrp.ts'
import { civilLiability } from './lines/rc.ts'
import { drivers } from './lines/vtc.ts'
import { franceOpening } from './opening.ts'
import { regions } from './regions.ts'
import { start } from './start.ts'
import { types } from './types.ts'

/** Lines whose insurers want to know of past claims. */
const askingClaims = ['rc', 'mrp', 'dec', 'rcp_uber_fr'].map(insures)

const flow = countryFlow({
  start,
  types,
  carriers,
  lines: [
    claimsAskedWhen(any(...askingClaims), 100_000_000),
    civilLiability,
    tenYearLiability,
    drivers,
    businessPackage,
    cyberRisks,
    directors,
  ],
})

export const france: Country = {
  code: 'FR',
  name: 'France',
  locales: ['fr-FR'],
  currency: 'EUR',
  paperSize: 'A4',
  opening: franceOpening,
  types,
  carriers,
  crossSells,
  flow,
  customFlows: { france: flow },
  dynamicFlows: { [coverDates.id]: coverDates },
  regions,
  statements: 'one',
  licensing: { by: 'country', register: 'ORIAS', form: /^\d{2} ?\d{3} ?\d{3}$/, example: '12 345 678' },
}
