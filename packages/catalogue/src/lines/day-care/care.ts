import { isRecord } from '@coverwright/core/answers/answers'
import type { Field } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { all, any, is, not, yes } from '@coverwright/core/rules/rule'
import { afterNo, derivation } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { longText, shortText, wholeNumberBetween } from '../bounds.ts'
import { insures } from '../insures.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.cdcs.${index}.label`,
  form: { fields },
})

const common = (name: string) => `cdcs.uw_questions.${name}`
/** The seed's own spelling, kept in the API. */
const atHome = (name: string) => `cdcs.residental_questions.${name}`
const atCenter = (name: string) => `cdcs.commercial_questions.${name}`

/** Our sub-classes of child day care: "Commercial day care services" and "Residential day care services". */
const commercialClass = 'CWT62441'
const residentialClass = 'CWT62442'

const kindIsKnown = is('sub_class_code_ref', commercialClass, residentialClass)
/** Children are looked after in somebody’s home. */
export const isResidential = any(is('sub_class_code_ref', residentialClass), is(common('setting'), 'residential'))
/** Children are looked after in a center. */
export const isCommercial = any(is('sub_class_code_ref', commercialClass), is(common('setting'), 'commercial'))

const childrenAt = (name: string) =>
  field(name, 'number', { width: 3, checks: wholeNumberBetween(0, 1000) }, `cdcs.uw_questions.children.${name}`)

const children = [
  field(common('setting'), 'select', { options: ['commercial', 'residential'], visible: not(kindIsKnown) }),
  field(common('licensed'), 'select', { hint: true, options: ['licensed', 'exempt', 'applied', 'none'] }),
  field(common('license_number'), 'text', {
    width: 3,
    sensitive: true,
    visible: is(common('licensed'), 'licensed'),
    parent: common('licensed'),
    checks: shortText,
  }),
  field(common('capacity'), 'number', {
    hint: true,
    width: 3,
    visible: is(common('licensed'), 'licensed'),
    parent: common('licensed'),
    checks: wholeNumberBetween(1, 1000),
  }),
  field(common('children'), 'group', {
    hint: true,
    why: true,
    fields: ['under_6_months', 'under_2', 'two_to_three', 'four_to_five', 'six_and_over'].map(childrenAt),
  }),
  field(common('caregivers'), 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 500) }),
  field(common('ratio_met'), 'yes_no', { hint: true }),
]

const safety = [
  field(common('background_checks'), 'yes_no', {
    statement: { list: 'protection', kind: 'safeguard' },
    hint: true,
    why: true,
  }),
  field(common('two_adults'), 'yes_no', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field(common('cpr'), 'yes_no', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field(common('release'), 'yes_no', { statement: { list: 'protection', kind: 'safeguard' }, hint: true }),
  field(common('corporal_punishment'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(common('license_suspended'), 'yes_no', {
    yearly: true,
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
  }),
  field(common('abuse_allegation'), 'yes_no', {
    yearly: true,
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
  }),
  field(common('abuse_detail'), 'long_text', {
    hint: true,
    visible: any(yes(common('abuse_allegation')), yes(common('license_suspended'))),
    checks: longText,
  }),
]

const daily = [
  field(common('medicines'), 'select', { options: ['none', 'locked', 'unlocked'] }),
  field(common('allergy_plan'), 'yes_no', { hint: true }),
  field(common('sick_care'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(common('special_needs'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(common('animals'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(common('overnight'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(common('overnight_awake'), 'yes_no', {
    visible: yes(common('overnight')),
    parent: common('overnight'),
  }),
]

const outings = [
  field(common('field_trips'), 'number', { hint: true, width: 3, checks: wholeNumberBetween(0, 60) }),
  field(common('water_trips'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(common('lifeguard'), 'yes_no', {
    visible: yes(common('water_trips')),
    parent: common('water_trips'),
  }),
  field(common('transports'), 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    remarks: [afterNo('has_vehicles', ['noVehicles', 'section.start'])],
  }),
  field(common('playground'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(common('playground_fenced'), 'yes_no', { visible: yes(common('playground')), parent: common('playground') }),
  field(common('playground_surface'), 'select', {
    visible: yes(common('playground')),
    parent: common('playground'),
    options: ['soft', 'grass', 'hard'],
  }),
  field(common('pool'), 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field(common('pool_fenced'), 'yes_no', { hint: true, visible: yes(common('pool')), parent: common('pool') }),
  field(common('trampoline'), 'yes_no', { statement: { list: 'true', kind: 'exposure' } }),
]

const residential = [
  field(atHome('home_type'), 'select', { visible: isResidential, options: ['house', 'apartment', 'mobile'] }),
  field(atHome('owned'), 'select', { visible: isResidential, options: ['own', 'rent'] }),
  field(atHome('home_policy'), 'yes_no_not_sure', { hint: true, why: true, visible: isResidential }),
  field(atHome('alarms'), 'yes_no', { hint: true, visible: isResidential }),
  field(atHome('own_children'), 'number', {
    hint: true,
    width: 3,
    visible: isResidential,
    checks: wholeNumberBetween(0, 20),
  }),
  field(atHome('firearms'), 'select', { hint: true, visible: isResidential, options: ['none', 'locked', 'unlocked'] }),
  field(atHome('basement'), 'yes_no', { hint: true, visible: isResidential }),
]

const hasVolunteers = all(isCommercial, yes(atCenter('volunteers')))

/** Property insurance asked what the building has. */
const hasSprinklers = derivation('the main building has sprinklers', ['locations', 'primary_location'], (view) => {
  const place = view.get('primary_location')
  const protection = isRecord(place) ? place.protection : undefined
  if (!Array.isArray(protection)) return undefined
  return protection.includes('sprinklers') ? 'Yes' : 'No'
})

/** A business owner’s policy insures the building, and asked about sprinklers with it. */
const commercial = [
  field(atCenter('exits'), 'yes_no', {
    statement: { list: 'protection', kind: 'safeguard' },
    hint: true,
    visible: isCommercial,
  }),
  field(atCenter('sprinklers'), 'yes_no_not_sure', {
    visible: all(isCommercial, not(insures('bop'))),
    derived: hasSprinklers,
  }),
  field(atCenter('cameras'), 'yes_no', {
    statement: { list: 'protection', kind: 'safeguard' },
    hint: true,
    visible: isCommercial,
  }),
  field(atCenter('volunteers'), 'yes_no', {
    // Workers' compensation asks for the same fact.
    fact: 'wc.volunteers',
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    visible: isCommercial,
  }),
  field(atCenter('volunteers_checked'), 'yes_no', { visible: hasVolunteers, parent: atCenter('volunteers') }),
  field(atCenter('after_school'), 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    visible: isCommercial,
  }),
  field(atCenter('several_rooms'), 'yes_no', {
    statement: { list: 'protection', kind: 'safeguard' },
    hint: true,
    visible: isCommercial,
  }),
]

const wantedCoverages = [
  field(common('abuse_limit'), 'select', { hint: true, why: true, options: ['100000', '300000', '1000000'] }),
  field(common('accident_limit'), 'select', { hint: true, options: ['0', '10000', '25000'] }),
]

/** Child day care: the children, who looks after them, their day, the place, and two limits of its own. */
export const dayCareQuestions: DynamicFlow = {
  id: 'cdcs',
  label: 'step.cdcs.label',
  pages: [
    page(0, children),
    pageOfSections('cdcs', [1, safety], [2, daily]),
    page(3, outings),
    pageOfSections('cdcs', [4, residential], [5, commercial], [6, wantedCoverages]),
  ],
}
