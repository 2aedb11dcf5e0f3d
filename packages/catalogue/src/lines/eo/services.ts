import type { Field } from '@coverwright/core/model/field'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import type { Rule } from '@coverwright/core/rules/rule'
import { any, has, rule, yes } from '@coverwright/core/rules/rule'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'

const words = (than = 501) => [{ rule: 'isLengthLessThan', than }]
const upTo = (than: number) => [{ rule: 'isLessThan', than }]

/** NAICS codes of a trade, by their first digits. */
const trade = (label: string, ...starts: readonly string[]): Rule =>
  rule(`the business is ${label}`, ['naics6'], (view) => {
    const code = view.get('naics6')
    return typeof code === 'string' && starts.some((start) => code.startsWith(start))
  })

const isTechnology = has('class_traits', 'technology')
const isMedia = any(has('class_traits', 'design'), trade('media', '512', '513', '516', '5418', '7115'))
const isProperty = trade('real estate services', '5312', '5313')
const isAgency = trade('an agency', '5242', '5223', '5613', '5615', '7114')

/** How the work is checked before a client has it, asked of everyone. */
const delivery: readonly Field[] = [
  field('eo.sign_off', 'select', { hint: true, options: ['second_person', 'client', 'self', 'none'] }),
  field('eo.records_kept', 'yes_no', { hint: true, why: true }),
  field('eo.refunds', 'number', { yearly: true, hint: true, width: 3, checks: upTo(10_000) }),
  field('eo.client_money', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true, why: true }),
  field('eo.client_money_most', 'money', {
    hint: true,
    width: 3,
    visible: yes('eo.client_money'),
    parent: 'eo.client_money',
    checks: upTo(1_000_000_000),
  }),
  field('eo.signs_for_clients', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
]

const technology: readonly Field[] = [
  field('eo.technology.failure_effect', 'select', {
    hint: true,
    why: true,
    visible: isTechnology,
    options: ['none', 'money', 'much_money', 'injury'],
  }),
  field('eo.technology.uses', 'multi_select', {
    hint: true,
    visible: isTechnology,
    options: [
      'medical_devices',
      'vehicles_aircraft',
      'plant_control',
      'emergency_calls',
      'payments',
      'crypto',
      { value: 'none', exclusive: true },
    ],
  }),
  field('eo.technology.service_level', 'yes_no', { hint: true, visible: isTechnology }),
  field('eo.technology.service_level_penalty', 'yes_no_not_sure', {
    hint: true,
    visible: yes('eo.technology.service_level'),
    parent: 'eo.technology.service_level',
  }),
  field('eo.technology.tested', 'yes_no', { hint: true, visible: isTechnology }),
  field('eo.technology.licenses_checked', 'yes_no_not_sure', { hint: true, visible: isTechnology }),
  field('eo.technology.client_data_backup', 'select', {
    hint: true,
    visible: isTechnology,
    options: ['tested', 'untested', 'no', 'no_data'],
  }),
]

const media: readonly Field[] = [
  field('eo.media.rights_cleared', 'yes_no_not_sure', { hint: true, why: true, visible: isMedia }),
  field('eo.media.trademark_search', 'select', { hint: true, visible: isMedia, options: ['yes', 'no', 'no_names'] }),
  field('eo.media.reviewed', 'yes_no', { hint: true, visible: isMedia }),
  field('eo.media.contents', 'multi_select', {
    hint: true,
    visible: isMedia,
    options: [
      'health_claims',
      'contests',
      'investigations',
      'adult',
      'influencers',
      { value: 'none', exclusive: true },
    ],
  }),
  field('eo.media.takedowns', 'number', { yearly: true, hint: true, width: 3, visible: isMedia, checks: upTo(10_000) }),
]

const property: readonly Field[] = [
  field('eo.property.home_share', 'percent', { hint: true, visible: isProperty }),
  field('eo.property.own_deals', 'yes_no', { hint: true, why: true, visible: isProperty }),
  field('eo.property.both_sides', 'select', {
    hint: true,
    visible: isProperty,
    options: ['never', 'sometimes', 'often'],
  }),
  field('eo.property.disclosure_form', 'select', {
    hint: true,
    visible: isProperty,
    options: ['yes', 'no', 'no_deals'],
  }),
  field('eo.property.largest_deal', 'money', {
    hint: true,
    width: 3,
    visible: isProperty,
    checks: upTo(1_000_000_000),
  }),
  field('eo.property.units_managed', 'number', { hint: true, width: 3, visible: isProperty, checks: upTo(1_000_000) }),
]

const agency: readonly Field[] = [
  field('eo.agency.placements', 'number', { hint: true, width: 3, visible: isAgency, checks: upTo(1_000_000) }),
  field('eo.agency.agreement', 'select', { hint: true, visible: isAgency, options: ['always', 'mostly', 'no'] }),
  field('eo.agency.advice_recorded', 'yes_no', {
    statement: { list: 'protection', kind: 'safeguard' },
    hint: true,
    why: true,
    visible: isAgency,
  }),
  field('eo.agency.checks_partners', 'yes_no', {
    statement: { list: 'protection', kind: 'safeguard' },
    hint: true,
    visible: isAgency,
  }),
  field('eo.agency.failed_partner', 'yes_no', { yearly: true, hint: true, visible: isAgency }),
  field('eo.agency.failed_partner_detail', 'long_text', {
    hint: true,
    visible: yes('eo.agency.failed_partner'),
    parent: 'eo.agency.failed_partner',
    checks: words(),
  }),
]

/**
 * How mistakes are caught, then what goes wrong in the applicant's own trade: technology, media and design, real
 * estate, agencies. Only technology, which has the longest questions, has a page of its own.
 */
export const serviceMistakes: DynamicFlow = {
  id: 'eo_services',
  label: 'step.eo_services.label',
  pages: [
    pageOfSections('eo_services', [0, delivery], [2, media], [3, property], [4, agency]),
    { index: 1, label: 'step.eo_services.1.label', form: { fields: technology } },
  ],
}
