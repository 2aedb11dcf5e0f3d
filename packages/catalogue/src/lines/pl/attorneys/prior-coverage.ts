import type { PageStep } from '@coverwright/core/model/step'
import { all, is, not, yes } from '@coverwright/core/rules/rule'
import { field } from '../../../field.ts'
import { claimsMadeEndsAtStart } from '../../ends-at-start.ts'
import { belowABillion, linePage, nameText, openedBy, shortText } from '../../line-page.ts'
import { beforeTheFirm } from './before-the-firm.ts'
import { limits } from './cover.ts'
import { notToCome } from './days.ts'

const existing = 'pl.aig.existing_pl_insurance'
const whenInsured = openedBy(existing, yes(existing))

/**
 * The firm's insurance today and how far back it reaches. Policies are claims-made: a lost date leaves years of work
 * uninsured. Source: seed 2.4, section 3.
 */
export const priorCoverage: PageStep = linePage('/pl/a/prior-insurance-coverage', [
  field(existing, 'yes_no', { hint: true, why: true }),
  field('pl.aig.insurer', 'text', { hint: true, ...whenInsured, checks: nameText }),
  field('pl.aig.expiry_date', 'date', {
    hint: true,
    width: 3,
    ...whenInsured,
    checks: [
      { rule: 'dateIsAfter', date: 'today', days: -1 },
      { rule: 'dateIsBefore', date: 'today', days: 1097 },
    ],
    remarks: claimsMadeEndsAtStart,
  }),
  field('pl.aig.current_limit', 'select', { ...whenInsured, options: [...limits, 'other'] }),
  field('pl.aig.current_premium', 'money', {
    hint: true,
    width: 3,
    optional: true,
    ...whenInsured,
    checks: [belowABillion],
  }),
  field('pl.aig.full_prior_acts', 'yes_no', { hint: true, ...whenInsured }),
  field('pl.aig.prior_acts_date', 'date', {
    hint: true,
    width: 3,
    ...openedBy('pl.aig.full_prior_acts', is('pl.aig.full_prior_acts', 'No')),
    dateStyle: 'numeric',
    checks: notToCome,
    remarks: [beforeTheFirm],
  }),
  field('pl.aig.continuous_coverage', 'yes_no', { hint: true, ...whenInsured }),
  field('pl.aig.lapsed_reason', 'text', {
    hint: true,
    ...openedBy('pl.aig.continuous_coverage', is('pl.aig.continuous_coverage', 'No')),
    checks: shortText,
  }),
  field('pl.aig.losses.circumstance_reported', 'yes_no', {
    hint: true,
    ...openedBy(existing, all(yes('pl.aig.losses.known_circumstance'), yes(existing))),
  }),
  field('pl.aig.past_insurance', 'yes_no', { hint: true, ...openedBy(existing, is(existing, 'No')) }),
  field('pl.aig.tail_purchased', 'yes_no', {
    hint: true,
    ...openedBy('pl.aig.past_insurance', yes('pl.aig.past_insurance')),
  }),
  // Missouri forbids the question.
  field('pl.aig.cancelled', 'yes_no', { yearly: true, hint: true, visible: not(is('state', 'MO')) }),
  field('pl.aig.cancelled_reason', 'text', {
    hint: true,
    ...openedBy('pl.aig.cancelled', yes('pl.aig.cancelled')),
    checks: shortText,
  }),
])
