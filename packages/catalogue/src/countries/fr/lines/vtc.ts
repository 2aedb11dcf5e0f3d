import type { GroupNode } from '@coverwright/core/model/step'
import { is, yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { pastYear, shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { linePage, openedBy } from '../../../lines/line-page.ts'
import { insures } from '../insures.ts'

const none = { value: 'none', exclusive: true } as const
const at = (name: string) => `rcp_uber_fr.${name}`

const hasCard = openedBy(at('has_card'), yes(at('has_card')))
const hasDrivers = openedBy(at('status'), is(at('status'), 'owner_with_drivers'))

const driver = [
  field(at('status'), 'select', {
    hint: true,
    options: ['owner_driver', 'owner_with_drivers', 'group_transport'],
  }),
  field(at('has_card'), 'yes_no', { hint: true, why: true }),
  field(at('card_number'), 'text', {
    hint: true,
    width: 3,
    sensitive: true,
    ...hasCard,
    checks: [{ rule: 'isLengthLessThan', than: 21 }],
  }),
  field(at('card_expiry'), 'date', {
    hint: true,
    width: 3,
    ...hasCard,
    checks: [
      { rule: 'dateIsAfter', date: 'today', days: -1 },
      { rule: 'dateIsBefore', date: 'today', days: 1828 },
    ],
  }),
  field(at('registered'), 'select', { hint: true, why: true, options: ['yes', 'under_way', 'no'] }),
  field(at('registration_number'), 'text', {
    hint: true,
    width: 3,
    ...openedBy(at('registered'), is(at('registered'), 'yes')),
    checks: [{ rule: 'isLengthLessThan', than: 21 }],
  }),
  field(at('licence_year'), 'year', { hint: true, width: 3, checks: pastYear }),
  field(at('drivers'), 'number', { hint: true, width: 3, ...hasDrivers, checks: wholeNumberBetween(1, 50) }),
]

const vehicle = (name: string) => `${at('vehicles')}.${name}`

const activity = [
  field(at('platforms'), 'multi_select', {
    hint: true,
    options: ['uber', 'bolt', 'heetch', 'freenow', 'other', 'own_customers'],
  }),
  field(at('services'), 'multi_select', {
    hint: true,
    why: true,
    options: ['rides', 'by_the_hour', 'airports', 'weddings', 'reduced_mobility', 'school', 'deliveries'],
  }),
  field(at('vehicles'), 'repeat', {
    entry: true,
    hint: true,
    minItems: 1,
    maxItems: 20,
    fields: [
      field(
        'model',
        'text',
        { hint: true, width: 3, checks: [{ rule: 'isNotEmptyString' }, ...shortText] },
        vehicle('model'),
      ),
      field(
        'plate',
        'text',
        { hint: true, width: 3, optional: true, checks: [{ rule: 'isLengthLessThan', than: 13 }] },
        vehicle('plate'),
      ),
      field('year', 'year', { hint: true, width: 3, checks: pastYear }, vehicle('year')),
      field(
        'energy',
        'select',
        { width: 3, options: ['electric', 'hybrid', 'petrol', 'diesel', 'other'] },
        vehicle('energy'),
      ),
      field('held', 'select', { options: ['owned', 'leased', 'rented'] }, vehicle('held')),
    ],
  }),
  field(at('kilometres'), 'number', { hint: true, unit: true, width: 3, checks: wholeNumberBetween(1, 1_000_000) }),
  field(at('area'), 'multi_select', { options: ['paris', 'large_city', 'country', 'abroad'] }),
]

const cover = [
  field(at('motor_insured'), 'select', { hint: true, why: true, options: ['yes', 'quote', 'no'] }),
  field(at('motor_insurer'), 'text', {
    width: 3,
    ...openedBy(at('motor_insured'), is(at('motor_insured'), 'yes')),
    checks: shortText,
  }),
  field(at('bonus'), 'select', { hint: true, options: ['50', '75', '100', 'malus', 'not_sure'] }),
  field(at('suspended'), 'yes_no', { yearly: true, hint: true }),
  field(at('complaints'), 'yes_no', { yearly: true, hint: true }),
  field(at('limit'), 'select', { hint: true, options: ['1000000', '3000000', '8000000'] }),
  field(at('extras'), 'multi_select', { hint: true, options: ['luggage', 'legal', 'licence', 'income', none] }),
]

/** A hired car's driver: card and register, rides and cars, and what is insured. */
export const drivers: GroupNode = {
  kind: 'group',
  id: 'rcp_uber_fr',
  label: 'section.rcp_uber_fr',
  tag: 'VTC',
  when: insures('rcp_uber_fr'),
  children: [
    linePage('/rcp-uber-fr/driver', driver),
    linePage('/rcp-uber-fr/rides', activity),
    linePage('/rcp-uber-fr/cover', cover),
  ],
}
