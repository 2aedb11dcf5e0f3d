import { has, is, moreThan, not, yes } from '@coverwright/core/rules/rule'
import { allOfEmployees, allOfPayroll, noLossesBefore, onlyIf } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, money, none, people } from '../../shared/line-pages.ts'
import { insures } from '../types.ts'

const kind = (value: string) => openedBy('gb_el.who', has('gb_el.who', value))
const hadClaims = openedBy('gb_el.claims', moreThan('gb_el.claims', 0))
const wasServed = openedBy('gb_el.notices', yes('gb_el.notices'))

/** Otherwise the second of the two counts both. */
const clericalOnly = not(has('gb_el.who', 'manual'))

/** Wages by kind of work, since the rates differ widely. */
const wages = [
  field('gb_el.who', 'multi_select', {
    hint: true,
    why: true,
    options: ['clerical', 'manual', 'labour_only', 'unpaid'],
  }),
  field('gb_el.clerical_people', 'number', {
    hint: true,
    ...people,
    ...kind('clerical'),
    remarks: [onlyIf(clericalOnly, allOfEmployees())],
  }),
  field('gb_el.clerical_wages', 'money', {
    hint: true,
    ...money,
    ...kind('clerical'),
    remarks: [onlyIf(clericalOnly, allOfPayroll())],
  }),
  field('gb_el.manual_people', 'number', {
    hint: true,
    ...people,
    ...kind('manual'),
    remarks: [allOfEmployees('gb_el.clerical_people')],
  }),
  field('gb_el.manual_wages', 'money', {
    hint: true,
    ...money,
    ...kind('manual'),
    remarks: [allOfPayroll('gb_el.clerical_wages')],
  }),
  field('gb_el.labour_only_wages', 'money', {
    hint: true,
    ...money,
    ...kind('labour_only'),
    fact: 'labour_only.payments',
  }),
  field('gb_el.unpaid_people', 'number', { hint: true, ...people, ...kind('unpaid') }),
]

/** The law has insurers report whom they insure to the tracing office, by the employer's PAYE reference. */
const tracing = [
  field('gb_el.paye', 'select', { hint: true, why: true, options: ['has', 'exempt', 'applied'] }),
  field('gb_el.paye_reference', 'text', {
    hint: true,
    width: 4,
    sensitive: true,
    checks: [{ rule: 'isPayeReference' }],
    ...openedBy('gb_el.paye', is('gb_el.paye', 'has')),
  }),
  field('gb_el.subsidiaries', 'yes_no', { hint: true }),
  field('gb_el.subsidiaries_detail', 'long_text', {
    hint: true,
    checks: longText,
    ...openedBy('gb_el.subsidiaries', yes('gb_el.subsidiaries')),
  }),
  field('gb_el.abroad', 'yes_no', { hint: true }),
]

const hazards = [
  field('gb_el.hazards', 'multi_select', {
    hint: true,
    options: ['height', 'depth', 'machines', 'heat', 'dust', 'lone', 'offshore', 'asbestos', none],
  }),
  field('gb_el.height', 'select', {
    options: ['to_5', 'to_10', 'to_15', 'over_15'],
    fact: 'work.height',
    ...openedBy('gb_el.hazards', has('gb_el.hazards', 'height')),
  }),
  field('gb_el.guards', 'yes_no_not_sure', {
    hint: true,
    ...openedBy('gb_el.hazards', has('gb_el.hazards', 'machines')),
  }),
  field('gb_el.dust_measures', 'yes_no_not_sure', {
    hint: true,
    ...openedBy('gb_el.hazards', has('gb_el.hazards', 'dust')),
  }),
  field('gb_el.policy', 'yes_no', { hint: true, why: true }),
  field('gb_el.risk_assessments', 'yes_no', { hint: true }),
  field('gb_el.training', 'yes_no', { hint: true }),
]

const past = [
  field('gb_el.claims', 'number', {
    yearly: true,
    hint: true,
    width: 3,
    checks: wholeNumberBetween(0, 999),
    remarks: [noLossesBefore],
  }),
  field('gb_el.claims_paid', 'money', { yearly: true, hint: true, ...money, ...hadClaims }),
  field('gb_el.disease', 'yes_no', { yearly: true, hint: true, ...hadClaims }),
  field('gb_el.riddor', 'yes_no', { yearly: true, hint: true }),
  field('gb_el.notices', 'yes_no', { yearly: true, hint: true }),
  field('gb_el.notices_kind', 'multi_select', {
    options: ['improvement', 'prohibition', 'prosecution'],
    ...wasServed,
  }),
  field('gb_el.notices_detail', 'long_text', { hint: true, checks: longText, ...wasServed }),
]

/** Employers' liability: compulsory for nearly everybody who employs anybody. */
export const el = lineOf('gb_el', 'EL', insures('gb_el'), [wages, tracing, hazards, past])
