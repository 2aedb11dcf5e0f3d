import { any } from '@coverwright/core/rules/rule'
import { claimsAskedWhen } from '../../application/claims.ts'
import type { Country } from '../country.ts'
import { coverDates } from '../shared/cover-dates.ts'
import { countryFlow } from '../shared/flow.ts'
import { carriers } from './carriers/carriers.ts'
import { crossSells } from './cross-sells.ts'
import { accidents } from './lines/accidents.ts'
import { cyber } from './lines/cyber.ts'
import { multirriesgo } from './lines/multirriesgo.ts'
import { professional } from './lines/professional.ts'
import { rc } from './lines/rc.ts'
import { opening } from './opening.ts'
import { regions } from './regions.ts'
import { start } from './start.ts'
import { insures, types } from './types.ts'

const claims = claimsAskedWhen(any(...types.map(({ line }) => insures(line))))

const flow = countryFlow({
  start,
  types,
  carriers,
  lines: [claims, rc, multirriesgo, accidents, professional, cyber],
})

export const spain: Country = {
  code: 'ES',
  name: 'España',
  locales: ['es-ES'],
  currency: 'EUR',
  paperSize: 'A4',
  opening,
  types,
  carriers,
  crossSells,
  flow,
  customFlows: { spain: flow },
  dynamicFlows: { [coverDates.id]: coverDates },
  regions,
  statements: 'one',
  licensing: { by: 'country', register: 'DGSFP', form: /^[A-Z]{1,2}-?\d{4}[A-Z0-9]{0,9}$/, example: 'J-1234' },
}
