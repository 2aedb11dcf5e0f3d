import { any } from '@coverwright/core/rules/rule'
import { claimsAskedWhen } from '../../application/claims.ts'
import type { Country } from '../country.ts'
import { coverDates } from '../shared/cover-dates.ts'
import { countryFlow } from '../shared/flow.ts'
import { carriers } from './carriers/carriers.ts'
import { crossSells } from './cross-sells.ts'
import { insures } from './insures.ts'
import { cyber } from './lines/ciber.ts'
import { businessPackage } from './lines/empresarial.ts'
import { civilLiability } from './lines/rc.ts'
import { professionalLiability } from './lines/rcp.ts'
import { groupLife } from './lines/vida.ts'
import { opening } from './opening.ts'
import { regions } from './regions.ts'
import { start } from './start.ts'
import { types } from './types.ts'

/** Lines whose insurers want to know of past claims. */
const askingClaims = ['empresarial', 'rc', 'rcp', 'ciber'].map(insures)

const flow = countryFlow({
  start,
  types,
  carriers,
  lines: [
    claimsAskedWhen(any(...askingClaims), 1_000_000_000),
    businessPackage,
    civilLiability,
    professionalLiability,
    cyber,
    groupLife,
  ],
})

export const brazil: Country = {
  code: 'BR',
  name: 'Brazil',
  locales: ['pt-BR'],
  currency: 'BRL',
  paperSize: 'A4',
  opening,
  types,
  carriers,
  crossSells,
  flow,
  customFlows: { brazil: flow },
  dynamicFlows: { [coverDates.id]: coverDates },
  regions,
  statements: 'one',
  licensing: { by: 'country', register: 'SUSEP', form: /^[\d.]{9,14}(-\d)?$/, example: '202012345' },
}
