import type { Field, FieldType } from '@coverwright/core/model/field'
import type { DynamicEntity } from '@coverwright/core/overlay/dynamic-flow'
import { yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { formOfSections } from '../../page-sections.ts'
import { licensingStates } from '../licensing-states.ts'
import { driversForVehicles, licensedAtAge } from '../unlikely.ts'
import { ratingOfDriver } from './driver-rating.ts'
import { ownsVehicles } from './use.ts'

const own = (name: string, type: FieldType, extras: Parameters<typeof field>[2] = {}): Field =>
  field(`item.${name}`, type, extras, `drivers.${name}`)

const nameChecks = [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 61 }]

/** The youngest age at which any state lets a person drive for work. */
const youngestDays = Math.round(15 * 365.25)

const fewerThan = (than: number) => [{ rule: 'isLessThan', than }]

const personFields = [
  own('first_name', 'text', { width: 3, checks: nameChecks }),
  own('last_name', 'text', { width: 3, checks: nameChecks }),
  own('birthdate', 'date', {
    why: true,
    width: 3,
    sensitive: true,
    checks: [
      { rule: 'dateIsBefore', date: 'today', days: -youngestDays },
      { rule: 'dateIsAfter', date: '1915-01-01' },
    ],
  }),
  { ...own('license_state', 'select', { width: 3 }), options: licensingStates },
  own('license_number', 'text', {
    hint: true,
    why: true,
    width: 4,
    optional: true,
    sensitive: true,
    checks: [{ rule: 'isLengthLessThan', than: 26 }],
  }),
  own('cdl', 'yes_no', { hint: true }),
]

const record = [
  own('years_licensed', 'number', { hint: true, width: 3, remarks: [licensedAtAge], checks: fewerThan(80) }),
  own('violations', 'number', { yearly: true, hint: true, width: 3, checks: fewerThan(50) }),
  own('accidents', 'number', { yearly: true, hint: true, width: 3, checks: fewerThan(50) }),
  own('major', 'yes_no', { yearly: true, hint: true }),
  own('major_detail', 'text', {
    hint: true,
    visible: yes('item.major'),
    parent: 'item.major',
    checks: [{ rule: 'isLengthLessThan', than: 251 }],
  }),
]

/** Everyone who drives the business's vehicles, owners and family among them. */
export const drivers: DynamicEntity = {
  id: 'drivers',
  label: 'step.drivers.label',
  items: 'drivers',
  when: ownsVehicles,
  max: 100,
  checks: [{ name: 'at_least_one', message: 'list.drivers.atLeastOne', passes: (items) => items.length > 0 }],
  pages: [
    {
      label: 'step.drivers.0.menu',
      form: formOfSections('drivers', [
        [0, personFields],
        [1, record],
      ]),
    },
  ],
  columns: [
    'item.first_name',
    'item.last_name',
    'item.license_state',
    'item.violations',
    'item.accidents',
    ratingOfDriver,
  ],
  texts: {
    item: 'list.drivers.item',
    add: 'list.drivers.add',
    deletePrompt: 'list.drivers.deletePrompt',
    empty: 'list.drivers.empty',
    guidance: 'list.drivers.guidance',
  },
  remarks: [driversForVehicles],
  prefill: { first_name: 'contact_first_name', last_name: 'contact_last_name', license_state: 'state' },
}
