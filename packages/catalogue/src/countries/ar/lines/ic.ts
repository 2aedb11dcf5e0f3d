import { is, yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { aSum, none } from './amounts.ts'
import { lineOf } from './line.ts'
import { premises } from './premises.ts'

const owns = openedBy('ic.tenure', is('ic.tenure', 'owner'))
const theft = openedBy('ic.theft_share', is('ic.theft_share', '20', '40', '60', '100'))

/** Integral de Comercio: the shop’s package, with a sum of its own for each peril. Source: docs/reference-data.md. */
export const integralDeComercio = lineOf('ic', 'IC', [
  linePage('/ic/premises', [
    ...premises('ic'),
    field('ic.tenure', 'select', { hint: true, options: ['owner', 'tenant', 'lent'] }),
    field('ic.area_m2', 'number', { hint: true, unit: true, width: 3, checks: wholeNumberBetween(1, 100_000) }),
    field('ic.walls', 'select', { hint: true, options: ['masonry', 'metal', 'mixed', 'wood'] }),
    field('ic.roof', 'select', { options: ['slab', 'tiles', 'metal', 'wood_or_thatch'] }),
  ]),
  linePage('/ic/sums', [
    field('ic.building', 'money', { ...owns, hint: true, width: 3, checks: aSum }),
    field('ic.contents', 'money', { hint: true, width: 3, checks: aSum }),
    field('ic.theft_share', 'select', { hint: true, why: true, options: ['0', '20', '40', '60', '100'] }),
    field('ic.cash', 'money', { ...theft, hint: true, width: 3, optional: true, checks: aSum }),
    field('ic.glass', 'money', { hint: true, width: 3, optional: true, checks: aSum }),
    field('ic.electronics', 'money', { hint: true, width: 3, optional: true, checks: aSum }),
    field('ic.limit', 'select', { hint: true, options: ['20000000', '50000000', '100000000', '200000000'] }),
    field('ic.adjustment', 'select', { hint: true, why: true, options: ['20', '40', '60'] }),
    field('ic.deductible', 'select', { hint: true, options: ['0', '200000', '500000'] }),
  ]),
  linePage('/ic/security', [
    field('ic.alarm', 'select', { ...theft, hint: true, why: true, options: ['monitored', 'local', 'none'] }),
    field('ic.guard', 'yes_no', { ...theft, hint: true }),
    field('ic.grilles', 'yes_no', { ...theft, hint: true }),
    field('ic.extinguishers', 'yes_no_not_sure', {}),
    field('ic.neighbors', 'multi_select', {
      hint: true,
      options: ['fuel', 'timber', 'chemicals', 'nightclub', 'vacant', none],
    }),
    field('ic.flammables', 'yes_no', { hint: true }),
    field('ic.flammables_what', 'text', { ...openedBy('ic.flammables', yes('ic.flammables')), checks: shortText }),
    field('ic.closed_long', 'yes_no', { hint: true }),
  ]),
])
