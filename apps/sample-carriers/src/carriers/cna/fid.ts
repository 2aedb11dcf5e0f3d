import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { declinedBefore } from '../declined-before.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { cnaGuidelines } from './guidelines.ts'

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
      {
        when: { is: ['esop'] },
        outcome: 'refer',
        reason: 'An underwriter reads how the shares in your stock plan are valued.',
      },
      { when: { is: ['defined_benefit'] }, outcome: 'rate', factor: 1.2, reason: 'A pension adds 20% to the price.' },
    ],
  },
  {
    code: 'stock_plan',
    answer: 'details.fid.stock_plan',
    effects: [
      {
        when: { is: ['no_yearly_valuation'] },
        outcome: 'knockout',
        reason: 'We insure stock plans only when an outsider values the shares every year.',
      },
      {
        when: { is: ['borrowed', 'inside_trustee'] },
        outcome: 'rate',
        factor: 1.3,
        reason: 'A stock plan with a loan or a trustee from inside adds 30%.',
      },
    ],
  },
  {
    code: 'funded',
    answer: 'details.fid.funding.funded_percent',
    effects: [
      {
        when: { less_than: 60 },
        outcome: 'knockout',
        reason: 'We insure pensions that are at least 60% funded. Ask again when yours is.',
      },
      {
        when: { more_than: 59, less_than: 80 },
        outcome: 'refer',
        reason: 'The pension is less than 80% funded. An underwriter reads how it catches up.',
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
        factor: 1.06,
        reason: 'A pension that pays the PBGC a variable-rate premium adds 6% to the price.',
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
        factor: 1.04,
        reason: 'A pension that is frozen or about to close adds 4% to the price.',
      },
    ],
  },
  {
    code: 'employer_stock',
    answer: 'details.fid.assets.employer_stock_percent',
    effects: [
      {
        when: { more_than: 25 },
        outcome: 'refer',
        reason: 'More than a quarter of the money is in the company’s own stock. An underwriter looks at it.',
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
        factor: 0.88,
        reason: 'Fees compared within three years take 12% off the price.',
      },
      {
        when: { is: ['never'] },
        outcome: 'rate',
        factor: 1.2,
        reason: 'Fees that were never compared add 20% to the price.',
      },
    ],
  },
  {
    code: 'counsel_review',
    answer: 'details.fid.counsel_review',
    effects: [
      { when: { is: ['Yes'] }, outcome: 'rate', factor: 0.95, reason: 'A lawyer has read the plan papers: 5% off.' },
    ],
  },
  {
    code: 'compliance',
    answer: 'details.fid.compliance',
    effects: [
      {
        when: { is: ['prohibited_transaction', 'agency_audit'] },
        outcome: 'refer',
        reason: 'An underwriter reads what happened, and what an agency found.',
      },
      {
        when: { is: ['late_filing', 'late_deposits', 'self_correction'] },
        outcome: 'rate',
        factor: 1.15,
        reason: 'Something was late or had to be put right: 15% more.',
      },
    ],
  },
  {
    code: 'plan_changes',
    answer: 'details.fid.plan_changes',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.15,
        reason: 'A plan that ends or is cut adds 15% to the price.',
      },
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
  declinedBefore('details.fid.prior', 'An underwriter reads why another insurer said no.'),
]

export const cnaFid: SampleLine = {
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
      outcome: 'refer',
      code: 'appetite.financial',
      reason: 'An underwriter reads banks, lenders and investment firms before we make an offer.',
    },
    {
      applies: { industries: ['civic'] },
      outcome: 'refer',
      code: 'appetite.public_plans',
      reason: 'An underwriter reads churches, associations and public bodies before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    ...cnaGuidelines.filter(({ code }) => code.startsWith('start.')),
    {
      code: 'assets.limit',
      measure: 'details.fid.assets.this_year',
      above: 100_000_000,
      outcome: 'decline',
      reason: 'Plans of more than $100,000,000 need a larger program.',
    },
    {
      code: 'assets.review',
      measure: 'details.fid.assets.this_year',
      above: 40_000_000,
      outcome: 'refer',
      reason: 'An underwriter reads plans of more than $40,000,000.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Plan assets', amount: 'details.fid.assets.this_year', per: 1000, rate: 0.5, tiered: true },
        { name: 'Employees in plans', amount: 'details.fid.plans[].active', per: 1, rate: 3 },
        { name: 'Others in plans', amount: 'details.fid.plans[].others', per: 1, rate: 3 },
        { name: 'Employees', amount: 'business.fulltime_employees', per: 1, rate: 4 },
      ],
      states: { CA: 1.12, NY: 1.12, NJ: 1.05 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.3 },
        { amount: 3_000_000, factor: 1.55 },
        { amount: 5_000_000, factor: 1.95 },
      ],
      deductible: [
        { amount: 0, factor: 1.03 },
        { amount: 1000, factor: 1 },
        { amount: 5000, factor: 0.9 },
        { amount: 10_000, factor: 0.83 },
      ],
      limitAt: 'details.fid.limit',
      deductibleAt: 'details.fid.retention',
      limitLabel: 'Limit for each claim, lawyers included',
      deductibleLabel: 'Retention',
      usualOccurrence: 1_000_000,
      usualDeductible: 1000,
      minimumPremium: 500,
      policyFee: 50,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'voluntary_correction', label: 'Putting a mistake right with the IRS or the DOL', offered: '$150,000' },
    { code: 'privacy_penalties', label: 'Penalties under health privacy law', offered: '$50,000' },
  ],
  highlights: [
    { included: true, label: 'Everyone who decides about a plan' },
    { included: true, label: 'Employee stock ownership plans, once read' },
    { included: true, label: 'Suits over plan fees, with a retention of their own' },
    { included: false, label: 'Benefits that were owed anyway' },
    { included: false, label: 'Theft from the plan (see your fidelity bond)' },
  ],
}
