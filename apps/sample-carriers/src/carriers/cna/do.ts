import { readDirectors } from '../../measures/directors.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { cnaDoAnswers } from './do.answers.ts'
import { cnaGuidelines } from './guidelines.ts'

export const cnaDo: SampleLine = {
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
      outcome: 'refer',
      code: 'appetite.financial',
      reason: 'An underwriter reads banks, lenders and investment firms before we make an offer.',
    },
  ],
  answers: cnaDoAnswers,
  guidelines: [
    ...cnaGuidelines.filter(({ code }) => code.startsWith('start.')),
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
      above: 250_000_000,
      outcome: 'decline',
      reason: 'Companies with more than $250,000,000 of assets need a larger program.',
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
      code: 'loss.cash',
      measure: 'details.directors_and_officers.finances.net_loss',
      minus: 'details.directors_and_officers.finances.cash',
      above: 0,
      outcome: 'refer',
      reason: 'The year’s loss is larger than the cash in the bank. An underwriter asks how it is paid.',
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
          rate: 0.62,
          tiered: true,
        },
        { name: 'Sales', amount: 'business.annual_revenue', per: 1000, rate: 0.5, tiered: true },
        { name: 'People insured', amount: 'details.rated.insured_people', per: 1, rate: 70 },
        { name: 'Subsidiaries', amount: 'details.directors_and_officers.subsidiaries[]', per: 1, rate: 90 },
        {
          name: 'Money raised',
          amount: 'details.directors_and_officers.funding.total_raised',
          per: 1000,
          rate: 0.5,
          tiered: true,
        },
      ],
      traits: { health: 1.2, manufacturing: 1.1, technology: 0.95 },
      states: { CA: 1.15, NY: 1.25, NJ: 1.15, FL: 1.1, MA: 1.05 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.38 },
        { amount: 3_000_000, factor: 1.7 },
        { amount: 5_000_000, factor: 2.2 },
      ],
      deductible: [
        { amount: 5000, factor: 1.04 },
        { amount: 10_000, factor: 1 },
        { amount: 25_000, factor: 0.9 },
        { amount: 50_000, factor: 0.82 },
      ],
      limitAt: 'details.directors_and_officers.limit',
      deductibleAt: 'details.directors_and_officers.retention',
      limitLabel: 'Limit for each claim, lawyers included',
      deductibleLabel: 'Retention',
      usualOccurrence: 1_000_000,
      usualDeductible: 10_000,
      minimumPremium: 950,
      policyFee: 50,
      level: 1,
    },
  ],
  prior: 'details.directors_and_officers.prior',
  standardCovers: [
    { code: 'side_a', label: 'More for directors the company cannot pay for (Side A)', offered: '$1,000,000' },
    { code: 'derivative', label: 'Looking into a shareholder’s demand', offered: '$250,000' },
    { code: 'outside_boards', label: 'Directors on nonprofit boards at your request', offered: 'Full limit' },
  ],
  highlights: [
    { included: true, label: 'Directors, officers and the company itself', code: 'insureds' },
    { included: true, label: 'Suits before and after a private funding round' },
    { included: true, label: 'Outside boards of nonprofits' },
    { included: true, label: 'A lawyer of your choice, with consent' },
    { included: false, label: 'Sale of shares or tokens to the public', code: 'shares' },
    { included: false, label: 'Complaints by employees (see employment practices)', code: 'employees' },
  ],
}
