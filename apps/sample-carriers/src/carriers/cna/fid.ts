import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { declinedBefore } from '../shared/declined-before.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { cnaGuidelines } from './guidelines.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'employee_benefits',
    'details.fid.employee_benefits',
    declines(['No'], 'Without a benefit plan there is nothing to insure here.'),
  ),
  answerRule(
    'plan_types',
    'details.fid.plan_types',
    refers(['esop'], 'An underwriter reads how the shares in your stock plan are valued.'),
    rates(['defined_benefit'], 1.2, 'A pension adds 20% to the price.'),
  ),
  answerRule(
    'stock_plan',
    'details.fid.stock_plan',
    declines(['no_yearly_valuation'], 'We insure stock plans only when an outsider values the shares every year.'),
    rates(['borrowed', 'inside_trustee'], 1.3, 'A stock plan with a loan or a trustee from inside adds 30%.'),
  ),
  answerRule(
    'funded',
    'details.fid.funding.funded_percent',
    declines({ less_than: 60 }, 'We insure pensions that are at least 60% funded. Ask again when yours is.'),
    refers(
      { more_than: 59, less_than: 80 },
      'The pension is less than 80% funded. An underwriter reads how it catches up.',
    ),
  ),
  answerRule(
    'contributions',
    'details.fid.funding.contributions_missed',
    refers(['Yes'], 'An underwriter reads why a payment was missed or waived.'),
  ),
  answerRule(
    'variable_premium',
    'details.fid.funding.variable_premium',
    rates(['Yes'], 1.06, 'A pension that pays the PBGC a variable-rate premium adds 6% to the price.'),
  ),
  answerRule(
    'frozen',
    'details.fid.funding.frozen',
    rates(['Yes'], 1.04, 'A pension that is frozen or about to close adds 4% to the price.'),
  ),
  answerRule(
    'employer_stock',
    'details.fid.assets.employer_stock_percent',
    refers(
      { more_than: 25 },
      'More than a quarter of the money is in the company’s own stock. An underwriter reviews it.',
    ),
  ),
  answerRule(
    'bond',
    'details.fid.assets.bonded',
    refers(
      ['No', 'Not sure'],
      'Federal law asks for a fidelity bond. An underwriter asks for yours, or helps you to get one.',
    ),
  ),
  answerRule(
    'fees',
    'details.fid.assets.fees_compared',
    rates(['within_3_years'], 0.88, 'Fees compared within three years take 12% off the price.'),
    rates(['never'], 1.2, 'Fees that were never compared add 20% to the price.'),
  ),
  answerRule(
    'counsel_review',
    'details.fid.counsel_review',
    rates(['Yes'], 0.95, 'A lawyer has read the plan papers: 5% off.'),
  ),
  answerRule(
    'compliance',
    'details.fid.compliance',
    refers(['prohibited_transaction', 'agency_audit'], 'An underwriter reads what happened, and what an agency found.'),
    rates(
      ['late_filing', 'late_deposits', 'self_correction'],
      1.15,
      'Something was late or had to be put right: 15% more.',
    ),
  ),
  answerRule(
    'plan_changes',
    'details.fid.plan_changes',
    rates(['Yes'], 1.15, 'A plan that ends or is cut adds 15% to the price.'),
  ),
  answerRule('claims', 'details.fid.claims.any', refers(['Yes'], 'An underwriter reads the claim you reported.')),
  answerRule(
    'circumstances',
    'details.fid.circumstances',
    refers(['Yes'], 'An underwriter reads what could become a claim.'),
  ),
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
      code: 'limit.size',
      measure: 'details.fid.limit',
      minus: 'details.fid.assets.this_year',
      above: 1_000_000,
      outcome: 'refer',
      reason: 'The limit is high for what the plans hold. An underwriter asks who wants it.',
    },
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
  prior: 'details.fid.prior',
  standardCovers: [
    { code: 'voluntary_correction', label: 'Putting a mistake right with the IRS or the DOL', offered: '$150,000' },
    { code: 'privacy_penalties', label: 'Penalties under health privacy law', offered: '$50,000' },
  ],
  highlights: [
    { included: true, label: 'Everyone who decides about a plan', code: 'deciders' },
    { included: true, label: 'Employee stock ownership plans, once read', code: 'esop' },
    { included: true, label: 'Suits over plan fees, with a retention of their own' },
    { included: false, label: 'Benefits that were owed anyway' },
    { included: false, label: 'Theft from the plan (see your fidelity bond)', code: 'plan_theft' },
  ],
}
