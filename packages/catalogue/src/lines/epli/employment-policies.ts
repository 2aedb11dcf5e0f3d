import { has, yes } from '@coverwright/core/rules/rule'
import { noLossesBefore } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { caseReserve } from '../case-reserve.ts'
import { claimEntries } from '../contradictions.ts'
import { belowABillion, openedBy, shortText } from '../line-page.ts'
import { declinedBefore, pendingDate, policyToday } from '../prior-policy.ts'

const hadClaims = openedBy('epli.claims.any', yes('epli.claims.any'))

const claim = [
  field(
    'date',
    'date',
    {
      width: 3,
      checks: [
        { rule: 'dateIsBefore', date: 'today', days: 1 },
        { rule: 'dateIsAfter', date: 'today', days: -1828 },
      ],
    },
    'epli.claims.list.date',
  ),
  field('kind', 'select', { width: 3, options: ['charge', 'demand', 'suit', 'class_action'] }, 'epli.claims.list.kind'),
  field('paid', 'money', { hint: true, width: 3, checks: [belowABillion] }, 'epli.claims.list.paid'),
  field('open', 'yes_no', { width: 3 }, 'epli.claims.list.open'),
  caseReserve(belowABillion),
  field(
    'description',
    'text',
    { hint: true, checks: [{ rule: 'isLengthLessThan', than: 251 }] },
    'epli.claims.list.description',
  ),
]

/** How people are hired, led and dismissed; past complaints; and the insurance wanted. */
export const employmentPolicies = [
  field('epli.practices', 'multi_select', {
    hint: true,
    why: true,
    options: [
      'handbook',
      'anti_harassment',
      'complaint_procedure',
      'at_will',
      'leave',
      'application_form',
      'performance_reviews',
      'progressive_discipline',
      { value: 'none', exclusive: true },
    ],
  }),
  field('epli.handbook_reviewed', 'yes_no', {
    hint: true,
    ...openedBy('epli.practices', has('epli.practices', 'handbook')),
  }),
  field('epli.training', 'select', { hint: true, options: ['yearly', 'on_hire', 'never'] }),
  field('epli.dismissal_review', 'select', { hint: true, options: ['lawyer', 'hr', 'manager', 'nobody'] }),
  field('epli.exposures', 'multi_select', {
    hint: true,
    options: ['public_contact', 'tipped', 'biometrics', 'union', { value: 'none', exclusive: true }],
  }),
  field('epli.claims.any', 'yes_no', {
    statement: { list: 'true', kind: 'exposure' },
    yearly: true,
    hint: true,
    remarks: [noLossesBefore],
  }),
  field('epli.claims.list', 'repeat', { entry: true, ...hadClaims, ...claimEntries(claim), minItems: 1, maxItems: 10 }),
  field('epli.circumstances', 'yes_no', {
    yearly: true,
    statement: { list: 'true', kind: 'exposure' },
    hint: true,
    why: true,
  }),
  field('epli.circumstances_detail', 'long_text', {
    ...openedBy('epli.circumstances', yes('epli.circumstances')),
    checks: shortText,
  }),
  ...policyToday('epli.prior'),
  pendingDate('epli.prior'),
  ...declinedBefore('epli.prior'),
  field('epli.third_party', 'yes_no', { hint: true }),
  field('epli.limit', 'select', {
    usual: '1000000',
    hint: true,
    width: 3,
    options: ['250000', '500000', '1000000', '2000000', '3000000'],
  }),
  field('epli.retention', 'select', {
    usual: '10000',
    hint: true,
    width: 3,
    options: ['2500', '5000', '10000', '25000', '50000'],
  }),
]
