import { yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { belowABillion, openedBy, shortText } from '../line-page.ts'
import { declinedBefore, pendingDate, policyToday } from '../prior-policy.ts'
import { hasStockPlan, holdsMoney, offersBenefits } from './plans.ts'

const hadClaims = openedBy('fid.claims.any', yes('fid.claims.any'))

/** How the plans are managed, past problems, and today's insurance. */
export const additionalInformation = [
  field('fid.compliance', 'multi_select', {
    yearly: true,
    hint: true,
    why: true,
    visible: offersBenefits,
    options: [
      'late_filing',
      'late_deposits',
      'agency_audit',
      'self_correction',
      'prohibited_transaction',
      { value: 'none', exclusive: true },
    ],
  }),
  field('fid.plan_changes', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    visible: offersBenefits,
  }),
  field('fid.plan_changes_detail', 'long_text', {
    ...openedBy('fid.plan_changes', yes('fid.plan_changes')),
    checks: shortText,
  }),
  field('fid.counsel_review', 'yes_no', { hint: true, visible: holdsMoney }),
  field('fid.stock_plan', 'multi_select', {
    hint: true,
    visible: hasStockPlan,
    options: ['borrowed', 'inside_trustee', 'no_yearly_valuation', { value: 'none', exclusive: true }],
  }),
  field('fid.claims.any', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    remarks: [noLossesBefore],
  }),
  field('fid.claims.paid', 'money', { yearly: true, hint: true, width: 3, ...hadClaims, checks: [belowABillion] }),
  field('fid.claims.detail', 'long_text', { ...hadClaims, checks: shortText }),
  field('fid.circumstances', 'yes_no', { yearly: true, statement: { list: 'true', kind: 'exposure' }, hint: true }),
  field('fid.circumstances_detail', 'long_text', {
    ...openedBy('fid.circumstances', yes('fid.circumstances')),
    checks: shortText,
  }),
  ...policyToday('fid.prior'),
  pendingDate('fid.prior'),
  ...declinedBefore('fid.prior'),
]
