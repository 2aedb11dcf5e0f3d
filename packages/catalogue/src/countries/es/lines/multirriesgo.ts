import type { Field } from '@coverwright/core/model/field'
import type { GroupNode, NumberedPage } from '@coverwright/core/model/step'
import { type DynamicFlow, dynamicSteps } from '@coverwright/core/overlay/dynamic-flow'
import { has, is, yes } from '@coverwright/core/rules/rule'
import { derivation } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { pastYear, wholeNumberBetween } from '../../../lines/bounds.ts'
import { belowABillion } from '../../../lines/line-page.ts'
import { insures } from '../types.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.multirriesgo.${index}.label`,
  form: { fields },
})

const none = { value: 'none', exclusive: true } as const
const sum = (name: string, more: Pick<Field, 'visible' | 'parent'> = {}): Field =>
  field(`multirriesgo.${name}`, 'money', { hint: true, width: 3, checks: [belowABillion], ...more })

const isElsewhere = is('multirriesgo.at_address', 'No')
const elsewhere = { visible: isElsewhere, parent: 'multirriesgo.at_address' }
const owns = is('multirriesgo.tenure', 'owner')

const tenures: Readonly<Record<string, string>> = { own: 'owner', rent: 'tenant' }

/** Liability has asked who owns the premises, in other words. */
const tenureBefore = derivation(
  'own or rented premises',
  ['rc.premises'],
  (view) => tenures[String(view.get('rc.premises'))],
)

const place = [
  field('multirriesgo.at_address', 'yes_no', { hint: true }),
  field('multirriesgo.street', 'text', {
    hint: true,
    ...elsewhere,
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }, { rule: 'isStreet' }],
  }),
  field('multirriesgo.zip_code', 'zip', {
    width: 3,
    country: 'ES',
    ...elsewhere,
    checks: [{ rule: 'isPostalCode', country: 'ES' }],
  }),
  field('multirriesgo.city', 'text', {
    width: 3,
    ...elsewhere,
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 81 }],
  }),
  field('multirriesgo.tenure', 'select', { hint: true, options: ['owner', 'tenant'], derived: tenureBefore }),
  field('multirriesgo.square_meters', 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 50_000) }),
  field('multirriesgo.floor', 'select', { hint: true, options: ['street', 'upper', 'basement', 'building'] }),
]

const building = [
  field('multirriesgo.year_built', 'year', { hint: true, width: 3, checks: pastYear }),
  field('multirriesgo.construction', 'select', {
    hint: true,
    why: true,
    options: ['concrete', 'mixed', 'metal', 'panel', 'timber'],
  }),
  field('multirriesgo.surroundings', 'select', {
    hint: true,
    options: ['homes', 'offices', 'mall', 'estate', 'isolated'],
  }),
  field('multirriesgo.extraction', 'select', {
    hint: true,
    why: true,
    visible: has('class_traits', 'cooking'),
    options: ['half_year', 'year', 'rarely', 'no_hood'],
  }),
  field('multirriesgo.flammables', 'yes_no', { hint: true }),
  field('multirriesgo.water', 'yes_no_not_sure', { hint: true }),
]

const insuresTheft = is('multirriesgo.theft', 'full', 'quarter')
const theft = { visible: insuresTheft, parent: 'multirriesgo.theft' }

const sums = [
  sum('building', { visible: owns, parent: 'multirriesgo.tenure' }),
  sum('works', { visible: is('multirriesgo.tenure', 'tenant'), parent: 'multirriesgo.tenure' }),
  sum('contents'),
  sum('stock', { visible: has('class_traits', 'stock', 'retail', 'food', 'cooking', 'manufacturing') }),
  field('multirriesgo.theft', 'select', { hint: true, options: ['full', 'quarter', 'none'] }),
  field('multirriesgo.cash', 'select', { hint: true, ...theft, options: ['0', '1500', '3000', '6000'] }),
  field('multirriesgo.closed_days', 'select', { hint: true, why: true, options: ['0', '30', '90', '180'] }),
  field('multirriesgo.daily_amount', 'select', {
    hint: true,
    visible: is('multirriesgo.closed_days', '30', '90', '180'),
    parent: 'multirriesgo.closed_days',
    options: ['100', '200', '300', '600'],
  }),
  field('multirriesgo.deductible', 'select', { hint: true, options: ['0', '150', '300', '600'] }),
]

const protection = [
  field('multirriesgo.extinguishers', 'select', { hint: true, options: ['serviced', 'not_serviced', 'no'] }),
  field('multirriesgo.fire_alarm', 'yes_no', { hint: true }),
  field('multirriesgo.alarm', 'select', { hint: true, ...theft, options: ['central', 'local', 'no'] }),
  field('multirriesgo.closures', 'multi_select', {
    hint: true,
    ...theft,
    options: ['shutter', 'bars', 'glass', 'door', 'safe', none],
  }),
  field('multirriesgo.unattended', 'yes_no', { hint: true, ...theft }),
  field('multirriesgo.mortgage', 'yes_no', { hint: true, visible: owns }),
  field('multirriesgo.mortgagee', 'text', {
    visible: yes('multirriesgo.mortgage'),
    parent: 'multirriesgo.mortgage',
    checks: [{ rule: 'isNotEmptyString' }, { rule: 'isLengthLessThan', than: 121 }],
  }),
]

const propertyQuestions: DynamicFlow = {
  id: 'multirriesgo',
  label: 'step.multirriesgo.label',
  pages: [page(0, place), page(1, building), page(2, sums), page(3, protection)],
}

/** The place of business and what is in it. */
export const multirriesgo: GroupNode = {
  kind: 'group',
  id: 'multirriesgo',
  label: 'section.multirriesgo',
  tag: 'MR',
  when: insures('multirriesgo'),
  children: dynamicSteps(propertyQuestions),
}
