import { is, yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../../earlier-answers.ts'
import { field } from '../../../field.ts'
import { longText, shortText, wholeNumberBetween } from '../../../lines/bounds.ts'
import { openedBy } from '../../../lines/line-page.ts'
import { lineOf, money } from '../../shared/line-pages.ts'
import { insures } from '../types.ts'

const professions = [
  'accountant',
  'lawyer',
  'projects',
  'property',
  'insurance',
  'health',
  'consulting',
  'technology',
  'media',
  'other',
]
/** They work under a card, a licence or the rules of an order. */
const isRegulated = is('rcp.profession', 'accountant', 'lawyer', 'projects', 'property', 'insurance', 'health')
const designs = is('rcp.profession', 'projects')

const services = [
  field('rcp.profession', 'select', { hint: true, why: true, options: professions }),
  field('rcp.licence', 'text', {
    hint: true,
    optional: true,
    sensitive: true,
    checks: shortText,
    ...openedBy('rcp.profession', isRegulated),
  }),
  field('rcp.services', 'long_text', { hint: true, checks: longText }),
  field('rcp.professionals', 'number', { hint: true, width: 3, checks: wholeNumberBetween(1, 999) }),
  field('rcp.abroad', 'select', { options: ['pt', 'eu', 'world', 'us'] }),
]

const limits = [
  field('rcp.limit', 'select', {
    hint: true,
    why: true,
    options: ['100000', '150000', '300000', '600000', '1000000', '2500000'],
  }),
  field('rcp.deductible', 'select', { hint: true, options: ['500', '1000', '2500', '5000'] }),
  field('rcp.retroactive', 'select', { hint: true, options: ['none', '1', '3', '5'] }),
  field('rcp.insured_since', 'year', {
    hint: true,
    width: 3,
    checks: [{ rule: 'isMoreThanOrEqual', than: '1950' }, { rule: 'isNotFutureYear' }],
    ...openedBy('rcp.retroactive', is('rcp.retroactive', '1', '3', '5')),
  }),
]

const work = [
  field('rcp.largest_contract', 'money', { hint: true, ...money }),
  field('rcp.largest_client', 'percent', { hint: true, width: 3 }),
  field('rcp.written', 'select', { hint: true, options: ['always', 'most', 'seldom'] }),
  field('rcp.client_money', 'yes_no', { hint: true }),
  field('rcp.money_controls', 'yes_no', { hint: true, ...openedBy('rcp.client_money', yes('rcp.client_money')) }),
  field('rcp.projects', 'multi_select', {
    options: ['architecture', 'structures', 'installations', 'supervision', 'geotechnics', 'certificates'],
    ...openedBy('rcp.profession', designs),
  }),
  field('rcp.freelancers', 'yes_no', { hint: true }),
  field('rcp.freelancers_insured', 'yes_no_not_sure', {
    hint: true,
    ...openedBy('rcp.freelancers', yes('rcp.freelancers')),
  }),
]

const past = [
  field('rcp.claims', 'yes_no', { yearly: true, hint: true, remarks: [noLossesBefore] }),
  field('rcp.claims_detail', 'long_text', {
    hint: true,
    ...openedBy('rcp.claims', yes('rcp.claims')),
    checks: longText,
  }),
  field('rcp.known', 'yes_no', { yearly: true, hint: true, why: true }),
  field('rcp.known_detail', 'long_text', { hint: true, ...openedBy('rcp.known', yes('rcp.known')), checks: longText }),
  field('rcp.discipline', 'yes_no', { yearly: true, hint: true, ...openedBy('rcp.profession', isRegulated) }),
]

/** Mistakes in professional work, which some professions must insure before they may practise. */
export const rcp = lineOf('rcp', 'RCP', insures('rcp'), [services, limits, work, past])
