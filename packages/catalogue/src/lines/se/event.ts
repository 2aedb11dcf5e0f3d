import type { Field } from '@coverwright/core/model/field'
import type { NumberedPage } from '@coverwright/core/model/step'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { has, is, yes } from '@coverwright/core/rules/rule'
import { derivation, initialFrom, lockedAnswer, noLossesBefore } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { privateHostClass } from '../../reference/private-host.ts'
import { longText, shortText, wholeNumberBetween } from '../bounds.ts'

const page = (index: number, fields: readonly Field[]): NumberedPage => ({
  index,
  label: `step.event.${index}.label`,
  form: { fields },
})

const none = { value: 'none', exclusive: true } as const

/** A year and a half: venues and bands are booked that far ahead. */
const furthestDays = 549
/** A series of events needs a different kind of policy. */
const longestDays = 31

/** The role that follows from the trade; a caterer may serve there or host. */
const parts: Readonly<Record<string, string>> = {
  [privateHostClass]: 'host',
  CW812990A: 'planner',
  CW711130A: 'performer',
}

const partOfTrade = derivation('the part of the trade in an event', ['class_code_ref'], (view) => {
  const trade = String(view.get('class_code_ref'))
  return Object.hasOwn(parts, trade) ? parts[trade] : undefined
})

const eventFields = [
  field('event.name', 'text', { hint: true, checks: shortText }),
  field('event.type', 'select', { hint: true, optionsFrom: 'event-types' }),
  field('event.role', 'select', {
    hint: true,
    initial: initialFrom(partOfTrade, 'step.home.label'),
    options: ['host', 'planner', 'vendor', 'performer'],
  }),
  field('event.start_date', 'date', {
    hint: true,
    width: 3,
    checks: [
      { rule: 'dateIsAfter', date: 'today' },
      { rule: 'dateIsBefore', date: 'today', days: furthestDays + 1 },
    ],
  }),
  field('event.end_date', 'date', {
    hint: true,
    width: 3,
    checks: [
      { rule: 'dateIsAfter', date: 'event.start_date', days: -1 },
      { rule: 'dateIsBefore', date: 'event.start_date', days: longestDays },
    ],
  }),
  field('event.setup_days', 'number', { hint: true, why: true, width: 3, checks: wholeNumberBetween(0, 14) }),
]

const placeFields = [
  field('event.venue.name', 'text', { hint: true, checks: shortText }),
  field('event.venue.street', 'text', { hint: true, checks: [...shortText, { rule: 'isStreet' }] }),
  field('event.venue.zip_code', 'zip', {
    width: 3,
    fills: { city: 'event.venue.city', state: 'event.venue.state' },
    checks: [{ rule: 'isZipCode' }],
  }),
  field('event.venue.city', 'text', { width: 4, checks: [{ rule: 'isLengthLessThan', than: 81 }] }),
  field('event.venue.state', 'select', { width: 2, optionsFrom: 'state' }),
  field('event.setting', 'select', { options: ['indoors', 'outdoors', 'both', 'on_water'] }),
  field('event.structures', 'multi_select', { hint: true, options: ['stage', 'bleachers', 'tents', 'lighting', none] }),
  field('event.structures_by', 'select', {
    hint: true,
    visible: has('event.structures', 'stage', 'bleachers', 'tents', 'lighting'),
    parent: 'event.structures',
    options: ['venue', 'company', 'ourselves', 'not_sure'],
  }),
]

const servesAlcohol = is('event.alcohol', 'free', 'own', 'sold')
const hasSecurity = is('event.security', 'venue', 'company', 'police', 'staff')

const allOnOneDay = lockedAnswer(
  derivation('everyone comes on one day', ['event.attendance_total', 'event.start_date', 'event.end_date'], (view) =>
    view.get('event.end_date') === view.get('event.start_date') ? view.get('event.attendance_total') : undefined,
  ),
)

const people = [
  field('event.attendance_total', 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 100_000) }),
  field('event.attendance_day', 'number', {
    hint: true,
    width: 3,
    derived: allOnOneDay,
    checks: [...wholeNumberBetween(1, 100_000), { rule: 'isNotMoreThanAnswer', of: 'event.attendance_total' }],
  }),
  field('event.alcohol', 'select', { why: true, options: ['none', 'free', 'own', 'sold'] }),
  field('event.alcohol_server', 'select', {
    hint: true,
    visible: servesAlcohol,
    parent: 'event.alcohol',
    options: ['caterer', 'venue', 'staff', 'volunteers', 'guests'],
  }),
  field('event.alcohol_license', 'yes_no_not_sure', {
    hint: true,
    visible: is('event.alcohol', 'sold'),
    parent: 'event.alcohol',
  }),
  field('event.security', 'select', { hint: true, options: ['none', 'staff', 'venue', 'company', 'police'] }),
  field('event.security_count', 'number', {
    hint: true,
    width: 3,
    visible: hasSecurity,
    parent: 'event.security',
    checks: wholeNumberBetween(1, 2000),
  }),
  field('event.security_armed', 'yes_no_not_sure', {
    hint: true,
    visible: hasSecurity,
    parent: 'event.security',
  }),
]

const activities = [
  field('event.activities', 'multi_select', {
    hint: true,
    why: true,
    options: [
      'fireworks',
      'bonfire',
      'rides',
      'inflatables',
      'mechanical_bull',
      'climbing',
      'animals',
      'weapons',
      'swimming',
      'flying',
      'motor',
      none,
    ],
  }),
  field('event.past_midnight', 'yes_no', { statement: { list: 'event', kind: 'exposure' }, hint: true }),
  field('event.athletic', 'yes_no', { statement: { list: 'event', kind: 'exposure' }, hint: true }),
  field('event.overnight', 'yes_no', { statement: { list: 'event', kind: 'exposure' }, hint: true }),
  field('event.performers', 'yes_no', { statement: { list: 'event', kind: 'exposure' }, hint: true }),
  field('event.genres', 'multi_select', {
    visible: yes('event.performers'),
    parent: 'event.performers',
    options: ['classical', 'country', 'jazz', 'pop', 'rock', 'rap', 'electronic', 'metal', 'spoken', 'other'],
  }),
  field('event.first_aid', 'yes_no_not_sure', { hint: true }),
]

const hasVendors = yes('event.vendors')

const others = [
  field('event.vendors', 'yes_no', { statement: { list: 'event', kind: 'exposure' }, hint: true }),
  field('event.vendor_count', 'number', {
    width: 3,
    visible: hasVendors,
    parent: 'event.vendors',
    checks: wholeNumberBetween(1, 5000),
  }),
  field('event.vendors_insured', 'yes_no_not_sure', { hint: true, visible: hasVendors, parent: 'event.vendors' }),
  field('event.past_losses', 'yes_no', {
    statement: { list: 'event', kind: 'exposure' },
    yearly: true,
    hint: true,
    remarks: [noLossesBefore],
  }),
  field('event.past_losses_paid', 'money', {
    yearly: true,
    hint: true,
    width: 3,
    visible: yes('event.past_losses'),
    parent: 'event.past_losses',
    checks: [{ rule: 'isLessThan', than: 100_000_000 }],
  }),
  field('event.past_losses_detail', 'long_text', {
    hint: true,
    visible: yes('event.past_losses'),
    parent: 'event.past_losses',
    checks: longText,
  }),
  field('event.additional_insureds', 'repeat', {
    entry: true,
    hint: true,
    why: true,
    optional: true,
    maxItems: 10,
    fields: [
      field('name', 'text', { checks: shortText }, 'event.additional_insureds.name'),
      field(
        'relation',
        'select',
        { optional: true, options: ['venue', 'city', 'sponsor', 'other'] },
        'event.additional_insureds.relation',
      ),
      field(
        'address',
        'text',
        { hint: true, optional: true, checks: [{ rule: 'isLengthLessThan', than: 251 }] },
        'event.additional_insureds.address',
      ),
    ],
  }),
]

const wantedCoverages = [
  field('event.cancellation', 'yes_no', { hint: true, why: true }),
  field('event.cancellation_costs', 'money', {
    hint: true,
    width: 3,
    visible: yes('event.cancellation'),
    parent: 'event.cancellation',
    checks: [
      { rule: 'isMoreThan', than: 0 },
      { rule: 'isLessThan', than: 10_000_000 },
    ],
  }),
  field('event.limit', 'select', {
    usual: '1000000',
    hint: true,
    why: true,
    options: ['1000000', '2000000', '5000000'],
  }),
  field('event.deductible', 'select', { usual: '500', hint: true, options: ['0', '500', '1000'] }),
]

/** One event: what and when, where, who comes, what they do there, who else takes part, and how much insurance. */
export const eventQuestions: DynamicFlow = {
  id: 'event',
  label: 'step.event.label',
  pages: [
    page(0, eventFields),
    page(1, placeFields),
    pageOfSections('event', [2, people], [3, activities]),
    pageOfSections('event', [4, others], [5, wantedCoverages]),
  ],
}
