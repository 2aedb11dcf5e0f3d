import { any } from '@coverwright/core/rules/rule'
import { claimsAskedWhen } from '../../application/claims.ts'
import type { Country } from '../country.ts'
import { coverDates } from '../shared/cover-dates.ts'
import { countryFlow } from '../shared/flow.ts'
import { carriers } from './carriers.ts'
import { crossSells } from './cross-sells.ts'
import { automotores } from './lines/aa.ts'
import { riesgosDelTrabajo } from './lines/art.ts'
import { integralDeComercio } from './lines/ic.ts'
import { responsabilidadCivil } from './lines/rc.ts'
import { accidentesPersonales } from './lines/sa.ts'
import { equiposDeContratistas } from './lines/stcontr.ts'
import { equiposFijos } from './lines/stfijo.ts'
import { equiposMoviles } from './lines/stmov.ts'
import { argentineOpening } from './opening.ts'
import { regions } from './regions.ts'
import { start } from './start.ts'
import { insures, types } from './types.ts'

const noClaimCostsMore = 1_000_000_000_000

/** Everything but workers' compensation, which asks for its own accidents. */
const lossesMatter = any(...types.filter(({ line }) => line !== 'art').map(({ line }) => insures(line)))

const flow = countryFlow({
  start,
  types,
  carriers,
  lines: [
    claimsAskedWhen(lossesMatter, noClaimCostsMore),
    integralDeComercio,
    responsabilidadCivil,
    riesgosDelTrabajo,
    equiposFijos,
    equiposMoviles,
    equiposDeContratistas,
    automotores,
    accidentesPersonales,
  ],
})

export const argentina: Country = {
  code: 'AR',
  name: 'Argentina',
  locales: ['es-AR'],
  currency: 'ARS',
  paperSize: 'A4',
  opening: argentineOpening,
  types,
  carriers,
  crossSells,
  flow,
  customFlows: { argentina: flow },
  dynamicFlows: { [coverDates.id]: coverDates },
  regions,
  statements: 'one',
  licensing: { by: 'country', register: 'SSN', form: /^\d{2,7}$/, example: '123456' },
}
