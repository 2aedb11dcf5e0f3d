import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { declinedBefore } from '../declined-before.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { chubbSciGuidelines } from './guidelines.ts'

const answers: readonly AnswerRule[] = [
  {
    code: 'employee_benefits',
    answer: 'details.fid.employee_benefits',
    effects: [
      { when: { is: ['No'] }, outcome: 'knockout', reason: 'Without a benefit plan there is nothing to insure here.' },
    ],
  },
  {
    code: 'plan_types',
    answer: 'details.fid.plan_types',
    effects: [
      { when: { is: ['esop'] }, outcome: 'knockout', reason: 'We do not insure employee stock ownership plans.' },
      { when: { is: ['defined_benefit'] }, outcome: 'rate', factor: 1.3, reason: 'A pension adds 30% to the price.' },
    ],
  },
  {
    code: 'health_funding',
    answer: 'details.fid.health_funding',
    effects: [
      {
        when: { is: ['self_insured'] },
        outcome: 'rate',
        factor: 1.15,
        reason: 'A self-insured health plan adds 15% to the price.',
      },
    ],
  },
  {
    code: 'funded',
    answer: 'details.fid.funding.funded_percent',
    effects: [
      {
        when: { less_than: 70 },
        outcome: 'knockout',
        reason: 'We insure pensions that are at least 70% funded. Ask again when yours is.',
      },
      {
        when: { more_than: 69, less_than: 90 },
        outcome: 'refer',
        reason: 'The pension is less than 90% funded. An underwriter reads how it catches up.',
      },
    ],
  },
  {
    code: 'contributions',
    answer: 'details.fid.funding.contributions_missed',
    effects: [
      { when: { is: ['Yes'] }, outcome: 'refer', reason: 'An underwriter reads why a payment was missed or waived.' },
    ],
  },
  {
    code: 'variable_premium',
    answer: 'details.fid.funding.variable_premium',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'A pension that pays the PBGC a variable-rate premium adds 8% to the price.',
      },
    ],
  },
  {
    code: 'frozen',
    answer: 'details.fid.funding.frozen',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'A pension that is frozen or about to close adds 5% to the price.',
      },
    ],
  },
  {
    code: 'employer_stock',
    answer: 'details.fid.assets.employer_stock_percent',
    effects: [
      {
        when: { more_than: 10 },
        outcome: 'refer',
        reason: 'More than 10% of the money is in the company’s own stock. An underwriter looks at it.',
      },
    ],
  },
  {
    code: 'fees',
    answer: 'details.fid.assets.fees_compared',
    effects: [
      {
        when: { is: ['within_3_years'] },
        outcome: 'rate',
        factor: 0.92,
        reason: 'Fees compared within three years take 8% off the price.',
      },
      {
        when: { is: ['never'] },
        outcome: 'rate',
        factor: 1.15,
        reason: 'Fees that were never compared add 15% to the price.',
      },
    ],
  },
  {
    code: 'advice',
    answer: 'details.fid.assets.investment_advice',
    effects: [
      {
        when: { is: ['manager'] },
        outcome: 'rate',
        factor: 0.92,
        reason: 'An outside manager takes 8% off the price.',
      },
      { when: { is: ['none'] }, outcome: 'rate', factor: 1.1, reason: 'Choosing investments alone adds 10%.' },
    ],
  },
  {
    code: 'compliance',
    answer: 'details.fid.compliance',
    effects: [
      {
        when: { is: ['prohibited_transaction'] },
        outcome: 'knockout',
        reason: 'We do not insure plans that dealt with an owner in a way the law forbids.',
      },
      {
        when: { is: ['late_deposits', 'agency_audit'] },
        outcome: 'refer',
        reason: 'An underwriter reads what was late or audited, and how it ended.',
      },
      {
        when: { is: ['late_filing', 'self_correction'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'A late filing or a corrected mistake adds 10% to the price.',
      },
    ],
  },
  {
    code: 'plan_changes',
    answer: 'details.fid.plan_changes',
    effects: [
      { when: { is: ['Yes'] }, outcome: 'refer', reason: 'An underwriter reads how the plan was or will be changed.' },
    ],
  },
  {
    code: 'claims',
    answer: 'details.fid.claims.any',
    effects: [{ when: { is: ['Yes'] }, outcome: 'refer', reason: 'An underwriter reads the claim you reported.' }],
  },
  {
    code: 'circumstances',
    answer: 'details.fid.circumstances',
    effects: [{ when: { is: ['Yes'] }, outcome: 'refer', reason: 'An underwriter reads what could become a claim.' }],
  },
  declinedBefore('details.fid.prior'),
]

export const chubbSciFid: SampleLine = {
  name: 'Fiduciary',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { industries: ['finance'] },
      outcome: 'out',
      code: 'appetite.financial',
      reason: 'We do not insure banks, lenders and investment firms under this policy.',
    },
  ],
  answers,
  guidelines: [
    ...chubbSciGuidelines.filter(({ code }) => code.startsWith('start.')),
    {
      code: 'assets.limit',
      measure: 'details.fid.assets.this_year',
      above: 25_000_000,
      outcome: 'decline',
      reason: 'This policy is for plans of up to $25,000,000.',
    },
    {
      code: 'assets.review',
      measure: 'details.fid.assets.this_year',
      above: 10_000_000,
      outcome: 'refer',
      reason: 'An underwriter reads plans of more than $10,000,000.',
    },
    {
      code: 'claims.large',
      measure: 'details.fid.claims.paid',
      above: 100_000,
      outcome: 'decline',
      reason: 'Claims of more than $100,000 in five years are more than we can take on now.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Plan assets', amount: 'details.fid.assets.this_year', per: 1000, rate: 0.4, tiered: true },
        { name: 'Employees in plans', amount: 'details.fid.plans[].active', per: 1, rate: 4 },
        { name: 'Others in plans', amount: 'details.fid.plans[].others', per: 1, rate: 2 },
        { name: 'Employees', amount: 'business.fulltime_employees', per: 1, rate: 3 },
      ],
      states: { CA: 1.1, NY: 1.1 },
      occurrence: [
        { amount: 500_000, factor: 0.8 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.35 },
      ],
      deductible: [
        { amount: 0, factor: 1.05 },
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.95 },
        { amount: 5000, factor: 0.9 },
      ],
      limitAt: 'details.fid.limit',
      deductibleAt: 'details.fid.retention',
      limitLabel: 'Limit for each claim, lawyers included',
      deductibleLabel: 'Retention',
      usualOccurrence: 1_000_000,
      usualDeductible: 1000,
      minimumPremium: 425,
      policyFee: 35,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'voluntary_correction', label: 'Putting a mistake right with the IRS or the DOL', offered: '$100,000' },
  ],
  highlights: [
    { included: true, label: 'Everyone who decides about a plan' },
    { included: true, label: 'Mistakes in enrollment and benefits' },
    { included: true, label: 'Fees of a federal correction program' },
    { included: false, label: 'Employee stock ownership plans' },
    { included: false, label: 'Theft from the plan (see your fidelity bond)' },
  ],
}
