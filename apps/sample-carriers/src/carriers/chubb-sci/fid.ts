import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { declinedBefore } from '../shared/declined-before.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { chubbSciGuidelines } from './guidelines.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'employee_benefits',
    'details.fid.employee_benefits',
    declines(['No'], 'Without a benefit plan there is nothing to insure here.'),
  ),
  answerRule(
    'plan_types',
    'details.fid.plan_types',
    declines(['esop'], 'We do not insure employee stock ownership plans.'),
    rates(['defined_benefit'], 1.3, 'A pension adds 30% to the price.'),
  ),
  answerRule(
    'health_funding',
    'details.fid.health_funding',
    rates(['self_insured'], 1.15, 'A self-insured health plan adds 15% to the price.'),
  ),
  answerRule(
    'funded',
    'details.fid.funding.funded_percent',
    declines({ less_than: 70 }, 'We insure pensions that are at least 70% funded. Ask again when yours is.'),
    refers(
      { more_than: 69, less_than: 90 },
      'The pension is less than 90% funded. An underwriter reads how it catches up.',
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
    rates(['Yes'], 1.08, 'A pension that pays the PBGC a variable-rate premium adds 8% to the price.'),
  ),
  answerRule(
    'frozen',
    'details.fid.funding.frozen',
    rates(['Yes'], 1.05, 'A pension that is frozen or about to close adds 5% to the price.'),
  ),
  answerRule(
    'employer_stock',
    'details.fid.assets.employer_stock_percent',
    refers({ more_than: 10 }, 'More than 10% of the money is in the company’s own stock. An underwriter reviews it.'),
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
    rates(['within_3_years'], 0.92, 'Fees compared within three years take 8% off the price.'),
    rates(['never'], 1.15, 'Fees that were never compared add 15% to the price.'),
  ),
  answerRule(
    'advice',
    'details.fid.assets.investment_advice',
    rates(['manager'], 0.92, 'An outside manager takes 8% off the price.'),
    rates(['none'], 1.1, 'Choosing investments alone adds 10%.'),
  ),
  answerRule(
    'compliance',
    'details.fid.compliance',
    declines(['prohibited_transaction'], 'We do not insure plans that dealt with an owner in a way the law forbids.'),
    refers(['late_deposits', 'agency_audit'], 'An underwriter reads what was late or audited, and how it ended.'),
    rates(['late_filing', 'self_correction'], 1.1, 'A late filing or a corrected mistake adds 10% to the price.'),
  ),
  answerRule(
    'plan_changes',
    'details.fid.plan_changes',
    refers(['Yes'], 'An underwriter reads how the plan was or will be changed.'),
  ),
  answerRule('claims', 'details.fid.claims.any', refers(['Yes'], 'An underwriter reads the claim you reported.')),
  answerRule(
    'circumstances',
    'details.fid.circumstances',
    refers(['Yes'], 'An underwriter reads what could become a claim.'),
  ),
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
  prior: 'details.fid.prior',
  standardCovers: [
    { code: 'voluntary_correction', label: 'Putting a mistake right with the IRS or the DOL', offered: '$100,000' },
  ],
  highlights: [
    { included: true, label: 'Everyone who decides about a plan', code: 'deciders' },
    { included: true, label: 'Mistakes in enrollment and benefits' },
    { included: true, label: 'Fees of a federal correction program' },
    { included: false, label: 'Employee stock ownership plans', code: 'esop' },
    { included: false, label: 'Theft from the plan (see your fidelity bond)', code: 'plan_theft' },
  ],
}
