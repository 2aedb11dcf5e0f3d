import { readDirectors } from '../../measures/directors.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { chubbSciDoAnswers } from './do.answers.ts'
import { chubbSciGuidelines } from './guidelines.ts'

export const chubbSciDo: SampleLine = {
  name: 'Directors and officers',
  reads: readDirectors,
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
    {
      applies: { industries: ['technology'] },
      outcome: 'refer',
      code: 'appetite.technology',
      reason: 'An underwriter reads technology companies before we make an offer.',
    },
  ],
  answers: chubbSciDoAnswers,
  guidelines: [
    ...chubbSciGuidelines.filter(({ code }) => code.startsWith('start.')),
    {
      code: 'limit.size',
      measure: 'details.rated.limit_beyond_size',
      above: 0,
      outcome: 'refer',
      reason: 'The limit is high for the size of the company. An underwriter asks which contract or investor wants it.',
    },
    {
      code: 'assets.limit',
      measure: 'details.directors_and_officers.finances.total_assets',
      above: 50_000_000,
      outcome: 'decline',
      reason: 'This policy is for companies with up to $50,000,000 of assets.',
    },
    {
      code: 'equity.negative',
      measure: 'details.directors_and_officers.finances.total_liabilities',
      minus: 'details.directors_and_officers.finances.total_assets',
      above: 0,
      outcome: 'refer',
      reason: 'The company owes more than it owns. An underwriter checks how it pays its debts.',
    },
    {
      code: 'liquidity',
      measure: 'details.directors_and_officers.finances.current_liabilities',
      minus: 'details.directors_and_officers.finances.current_assets',
      above: 0,
      outcome: 'refer',
      reason: 'More is due within a year than turns into cash by then. An underwriter checks how it is paid.',
    },
    {
      code: 'loss.cash',
      measure: 'details.directors_and_officers.finances.net_loss',
      minus: 'details.directors_and_officers.finances.cash',
      above: 0,
      outcome: 'refer',
      reason: 'The year’s loss is larger than the cash in the bank. An underwriter asks how it is paid.',
    },
    {
      code: 'investors.many',
      measure: 'details.directors_and_officers.investors.investor_count',
      above: 50,
      outcome: 'refer',
      reason: 'An underwriter reviews companies with more than 50 investors.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Assets',
          amount: 'details.directors_and_officers.finances.total_assets',
          per: 1000,
          rate: 0.55,
          tiered: true,
        },
        { name: 'Sales', amount: 'business.annual_revenue', per: 1000, rate: 0.45, tiered: true },
        { name: 'People insured', amount: 'details.rated.insured_people', per: 1, rate: 55 },
        { name: 'Subsidiaries', amount: 'details.directors_and_officers.subsidiaries[]', per: 1, rate: 75 },
        {
          name: 'Money raised',
          amount: 'details.directors_and_officers.funding.total_raised',
          per: 1000,
          rate: 0.8,
          tiered: true,
        },
      ],
      traits: { health: 1.15, technology: 1.15, manufacturing: 1.05, habitational: 1.1 },
      states: { CA: 1.2, NY: 1.2, NJ: 1.1, FL: 1.15, IL: 1.05 },
      occurrence: [
        { amount: 500_000, factor: 0.78 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.45 },
        { amount: 3_000_000, factor: 1.8 },
      ],
      deductible: [
        { amount: 2500, factor: 1.06 },
        { amount: 5000, factor: 1 },
        { amount: 10_000, factor: 0.93 },
        { amount: 25_000, factor: 0.85 },
      ],
      limitAt: 'details.directors_and_officers.limit',
      deductibleAt: 'details.directors_and_officers.retention',
      limitLabel: 'Limit for each claim, lawyers included',
      deductibleLabel: 'Retention',
      usualOccurrence: 1_000_000,
      usualDeductible: 5000,
      minimumPremium: 750,
      policyFee: 35,
      level: 1,
    },
  ],
  prior: 'details.directors_and_officers.prior',
  standardCovers: [
    { code: 'side_a', label: 'More for directors the company cannot pay for (Side A)', offered: '$250,000' },
    { code: 'derivative', label: 'Looking into a shareholder’s demand', offered: '$100,000' },
  ],
  highlights: [
    { included: true, label: 'Directors, officers and the company itself', code: 'insureds' },
    { included: true, label: 'Spouses and estates of directors' },
    { included: true, label: 'Suits by former employees who hold shares' },
    { included: false, label: 'Sale of shares or tokens to the public', code: 'shares' },
    { included: false, label: 'Patents and trade secrets', code: 'patents' },
    { included: false, label: 'Complaints by employees (see employment practices)', code: 'employees' },
  ],
}
