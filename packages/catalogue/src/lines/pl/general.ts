import type { Field } from '@coverwright/core/model/field'
import type { DynamicFlow } from '@coverwright/core/overlay/dynamic-flow'
import { has, is, not, yes } from '@coverwright/core/rules/rule'
import { derivation, initialFrom, kindOfWork, noLossesBefore } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { pageOfSections } from '../../page-sections.ts'
import { caseReserve } from '../case-reserve.ts'
import { claimEntries } from '../contradictions.ts'
import { claimsMadeEndsAtStart } from '../ends-at-start.ts'

const words = (than = 501) => [{ rule: 'isLengthLessThan', than }]

/** What is requested: amounts are plain numbers, as insurers rate them. */
const cover: readonly Field[] = [
  field('pl.cover.limit', 'select', {
    usual: '1000000',
    hint: true,
    why: true,
    options: ['250000', '500000', '1000000', '2000000'],
  }),
  field('pl.cover.aggregate_times', 'select', { usual: '1', hint: true, options: ['1', '2'] }),
  field('pl.cover.deductible', 'select', {
    usual: '1000',
    hint: true,
    options: ['0', '1000', '2500', '5000', '10000'],
  }),
]

const isInsured = yes('pl.prior.has_cover')

/** Today's insurance and how far back it reaches: retroactive dates are days on the calendar. */
const prior: readonly Field[] = [
  field('pl.prior.has_cover', 'yes_no', { hint: true, why: true }),
  field('pl.prior.insurer', 'text', {
    hint: true,
    visible: isInsured,
    parent: 'pl.prior.has_cover',
    checks: words(121),
  }),
  field('pl.prior.expiry', 'date', {
    width: 3,
    visible: isInsured,
    parent: 'pl.prior.has_cover',
    checks: [
      { rule: 'dateIsAfter', date: 'today', days: -1 },
      { rule: 'dateIsBefore', date: 'today', days: 1097 },
    ],
    remarks: claimsMadeEndsAtStart,
  }),
  field('pl.prior.reach', 'select', {
    hint: true,
    visible: isInsured,
    parent: 'pl.prior.has_cover',
    options: ['date', 'full', 'not_sure'],
  }),
  field('pl.prior.retro_date', 'date', {
    hint: true,
    width: 3,
    visible: is('pl.prior.reach', 'date'),
    parent: 'pl.prior.reach',
    checks: [
      { rule: 'dateIsAfter', date: '1899-12-31' },
      { rule: 'dateIsBefore', date: 'today', days: 1 },
    ],
  }),
  field('pl.prior.continuous', 'yes_no_not_sure', {
    hint: true,
    visible: isInsured,
    parent: 'pl.prior.has_cover',
  }),
  field('pl.prior.keep_reach', 'yes_no', { hint: true, visible: isInsured, parent: 'pl.prior.has_cover' }),
  field('pl.prior.wants_past_work', 'yes_no', {
    hint: true,
    visible: is('pl.prior.has_cover', 'No'),
    parent: 'pl.prior.has_cover',
  }),
]

const oneService = [
  field('name', 'text', { checks: words(121) }, 'pl.work.services.name'),
  field('percent', 'percent', { width: 3, checks: [{ rule: 'isMoreThan', than: 0 }] }, 'pl.work.services.percent'),
]

/** Everything the business does, under the name of its trade, until somebody lists it separately. */
const allInOneService = derivation(kindOfWork.label, kindOfWork.reads, (view) => {
  const name = kindOfWork.of(view)
  return name ? [{ name, percent: 100 }] : []
})

const otherServices = [
  'medical',
  'legal',
  'investment',
  'tax',
  'valuation',
  'architecture_engineering',
  'environmental',
  'laboratory',
  'insurance',
  'crypto',
] as const

/** Work that is often insured separately, beside the trade itself. */
const work: readonly Field[] = [
  field('pl.work.services', 'repeat', {
    entry: true,
    hint: true,
    fields: oneService,
    initial: initialFrom(allInOneService, 'section.start'),
    minItems: 1,
    maxItems: 8,
    total: { of: 'percent', to: 100 },
    checks: [{ rule: 'totalIs', of: 'percent', to: 100 }],
  }),
  field('pl.work.other_services', 'multi_select', {
    hint: true,
    options: [...otherServices, { value: 'none', exclusive: true }],
  }),
  field('pl.work.other_services_detail', 'long_text', {
    hint: true,
    visible: has('pl.work.other_services', ...otherServices),
    parent: 'pl.work.other_services',
    checks: words(),
  }),
]

const clients: readonly Field[] = [
  field('pl.work.largest_client', 'percent', { hint: true, why: true }),
  field('pl.work.client_sectors', 'multi_select', {
    hint: true,
    options: ['financial', 'healthcare', 'government', 'construction', 'consumers', { value: 'none', exclusive: true }],
  }),
  field('pl.work.subcontractors_insured', 'yes_no_not_sure', {
    hint: true,
    why: true,
    visible: yes('uses_subcontractors'),
    parent: 'uses_subcontractors',
  }),
  field('pl.work.license_needed', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('pl.work.license_held', 'yes_no', {
    hint: true,
    visible: yes('pl.work.license_needed'),
    parent: 'pl.work.license_needed',
  }),
  field('pl.work.licenses', 'text', {
    hint: true,
    visible: yes('pl.work.license_held'),
    parent: 'pl.work.license_held',
    checks: words(251),
  }),
  field('pl.has_additional_insureds', 'yes_no', { statement: { list: 'true', kind: 'exposure' }, hint: true }),
]

const hasContracts = not(is('pl.contracts.written', 'never'))

const contracts: readonly Field[] = [
  field('pl.contracts.written', 'select', {
    hint: true,
    options: ['always', 'most', 'large', 'never'],
    fact: 'contracts.signed_first',
  }),
  field('pl.contracts.scope_stated', 'yes_no_not_sure', {
    statement: { list: 'contracts', kind: 'safeguard' },
    hint: true,
    visible: hasContracts,
  }),
  field('pl.contracts.liability_capped', 'yes_no_not_sure', {
    statement: { list: 'contracts', kind: 'safeguard' },
    hint: true,
    why: true,
    visible: hasContracts,
  }),
  field('pl.contracts.promises', 'multi_select', {
    hint: true,
    options: ['result', 'date', 'savings', 'others_liability', { value: 'none', exclusive: true }],
  }),
  field('pl.contracts.fee_suits', 'number', {
    yearly: true,
    hint: true,
    why: true,
    width: 3,
    checks: [{ rule: 'isLessThan', than: 1000 }],
  }),
]

/** Five years, with a day for each possible leap year. */
const fiveYears = 1827

const oneClaim = [
  field(
    'date',
    'date',
    {
      hint: true,
      width: 3,
      checks: [
        { rule: 'dateIsBefore', date: 'today', days: 1 },
        { rule: 'dateIsAfter', date: 'today', days: -fiveYears - 1 },
      ],
    },
    'pl.losses.list.date',
  ),
  field('alleged', 'text', { hint: true, checks: words(251) }, 'pl.losses.list.alleged'),
  field(
    'paid',
    'money',
    { hint: true, width: 3, checks: [{ rule: 'isLessThan', than: 100_000_000 }] },
    'pl.losses.list.paid',
  ),
  field('open', 'yes_no', {}, 'pl.losses.list.open'),
  caseReserve({ rule: 'isLessThan', than: 100_000_000 }),
]

/** Past claims and possible claims: neither may be left out, so each has its own box. */
const losses: readonly Field[] = [
  field('pl.losses.any', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    remarks: [noLossesBefore],
  }),
  field('pl.losses.list', 'repeat', {
    entry: true,
    visible: yes('pl.losses.any'),
    parent: 'pl.losses.any',
    ...claimEntries(oneClaim),
    minItems: 1,
    maxItems: 12,
  }),
  field('pl.losses.known_circumstance', 'yes_no', {
    yearly: true,
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    why: true,
  }),
  field('pl.losses.circumstance_detail', 'long_text', {
    hint: true,
    visible: yes('pl.losses.known_circumstance'),
    parent: 'pl.losses.known_circumstance',
    checks: words(1001),
  }),
  field('pl.losses.disciplined', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('pl.losses.discipline_detail', 'long_text', {
    hint: true,
    visible: yes('pl.losses.disciplined'),
    parent: 'pl.losses.disciplined',
    checks: words(1001),
  }),
  // Missouri forbids the question.
  field('pl.prior.cancelled', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    visible: not(is('state', 'MO')),
    fact: 'insurance.cancelled',
  }),
  field('pl.prior.cancelled_reason', 'text', {
    hint: true,
    visible: yes('pl.prior.cancelled'),
    parent: 'pl.prior.cancelled',
    checks: words(251),
  }),
]

/**
 * Questions that every insurer of professional liability, and of errors and omissions, asks: once for all of them,
 * before the section of either.
 */
export const professionalGeneral: DynamicFlow = {
  id: 'pl_general',
  label: 'step.pl_general.label',
  pages: [
    // An underwriter reads claims together with the insurance that paid them, and contracts with the work they are
    // about.
    pageOfSections('pl_general', [0, cover], [1, prior], [5, losses]),
    pageOfSections('pl_general', [2, work], [3, clients], [4, contracts]),
  ],
}
