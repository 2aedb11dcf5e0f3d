import type { Remark } from '@coverwright/core/model/remark'
import { has, is, moreThan, yes } from '@coverwright/core/rules/rule'
import { insuredToday, lockedAnswer, noLossesBefore } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText, pastYear, shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, money } from '../../shared/line-pages.ts'
import { insures, isPicked } from '../types.ts'

const professions = [
  'accountant',
  'solicitor',
  'architect',
  'surveyor',
  'engineer',
  'property',
  'ifa',
  'consultant',
  'technology',
  'media',
  'health',
  'other',
]
/** Bodies and regulators that set how much their members insure, and on which terms. */
const isRegulated = is('gb_pi.profession', 'accountant', 'solicitor', 'architect', 'surveyor', 'ifa', 'property')
const builds = is('gb_pi.profession', 'architect', 'surveyor', 'engineer')

const fees = [
  field('gb_pi.profession', 'select', { hint: true, why: true, options: professions }),
  field('gb_pi.regulator', 'text', { hint: true, checks: shortText, ...openedBy('gb_pi.profession', isRegulated) }),
  field('gb_pi.services', 'long_text', { hint: true, checks: longText }),
  field('gb_pi.fees_uk', 'money', { hint: true, ...money }),
  field('gb_pi.fees_europe', 'money', { hint: true, ...money }),
  field('gb_pi.fees_world', 'money', { hint: true, ...money }),
  field('gb_pi.fees_north_america', 'money', { hint: true, ...money }),
]

const hasMinimum = is('gb_pi.profession', 'architect', 'surveyor')

/** The registers of architects and of chartered surveyors both begin at £250,000. */
const lowForBody: Remark = {
  label: 'less than a professional body asks for',
  reads: hasMinimum.reads,
  text: 'field.gb_pi.limit.low',
  says: (view, answer) => (hasMinimum.test(view) === true && Number(answer) < 250_000 ? { differs: true } : undefined),
}

const limits = [
  field('gb_pi.limit', 'select', {
    hint: true,
    options: ['100000', '250000', '500000', '1000000', '2000000'],
    remarks: [lowForBody],
  }),
  field('gb_pi.basis', 'select', { hint: true, why: true, options: ['each_claim', 'aggregate'] }),
  field('gb_pi.excess', 'select', { hint: true, options: ['250', '500', '1000', '2500'] }),
  field('gb_pi.insured_today', 'yes_no', { hint: true, derived: lockedAnswer(insuredToday(isPicked('gb_pi'))) }),
  field('gb_pi.retroactive', 'select', {
    hint: true,
    options: ['none', 'date', 'unlimited'],
    ...openedBy('gb_pi.insured_today', yes('gb_pi.insured_today')),
  }),
  field('gb_pi.retroactive_year', 'year', {
    hint: true,
    width: 3,
    checks: pastYear,
    ...openedBy('gb_pi.retroactive', is('gb_pi.retroactive', 'date')),
  }),
]

const contracts = [
  field('gb_pi.people', 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 999) }),
  field('gb_pi.largest_contract', 'money', { hint: true, ...money }),
  field('gb_pi.terms', 'select', { hint: true, options: ['always', 'most', 'seldom'] }),
  field('gb_pi.wide_terms', 'yes_no_not_sure', { hint: true }),
  field('gb_pi.cladding', 'multi_select', {
    hint: true,
    options: ['cladding', 'fire_safety', 'basements', 'collateral', { value: 'none', exclusive: true }],
    ...openedBy('gb_pi.profession', builds),
  }),
  field('gb_pi.client_money', 'yes_no', { hint: true }),
  field('gb_pi.freelancers', 'select', { hint: true, options: ['no', 'insured', 'uninsured'] }),
]

const past = [
  field('gb_pi.claims', 'number', {
    yearly: true,
    hint: true,
    width: 3,
    checks: wholeNumberBetween(0, 99),
    remarks: [noLossesBefore],
  }),
  field('gb_pi.claims_detail', 'long_text', {
    hint: true,
    checks: longText,
    ...openedBy('gb_pi.claims', moreThan('gb_pi.claims', 0)),
  }),
  field('gb_pi.circumstances', 'yes_no', { yearly: true, hint: true, why: true }),
  field('gb_pi.circumstances_detail', 'long_text', {
    hint: true,
    checks: longText,
    ...openedBy('gb_pi.circumstances', yes('gb_pi.circumstances')),
  }),
  field('gb_pi.discipline', 'yes_no', { yearly: true, hint: true }),
  field('gb_pi.cladding_certificates', 'yes_no', {
    hint: true,
    ...openedBy('gb_pi.cladding', has('gb_pi.cladding', 'cladding', 'fire_safety')),
  }),
]

/** Mistakes in professional work, insured in the year the claim is made. */
export const pi = lineOf('gb_pi', 'PI', insures('gb_pi'), [fees, limits, contracts, past])
