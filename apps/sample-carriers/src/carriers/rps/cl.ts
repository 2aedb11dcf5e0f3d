import { paymentFraudLimit } from '../../measures/payment-fraud.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { rpsClAnswers } from './cl.answers.ts'

export const rpsCl: SampleLine = {
  name: 'Cyber',
  reads: (request) => ({ fraud_limit: paymentFraudLimit(request, 50_000) }),
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { industries: ['civic'] },
      outcome: 'refer',
      code: 'appetite.public_bodies',
      reason: 'An underwriter reviews churches, clubs and public bodies before we make an offer.',
    },
    {
      applies: { industries: ['finance'] },
      outcome: 'refer',
      code: 'appetite.money_of_others',
      reason: 'An underwriter reviews businesses that handle other people’s money before we make an offer.',
    },
  ],
  answers: rpsClAnswers,
  guidelines: [
    {
      code: 'revenue.review',
      measure: 'annual_revenue',
      above: 25_000_000,
      outcome: 'refer',
      reason: 'An underwriter reviews businesses with more than $25,000,000 of sales a year.',
    },
    {
      code: 'records.review',
      measure: 'details.cyber.records',
      above: 500_000,
      outcome: 'refer',
      reason: 'An underwriter reviews businesses that keep the details of more than 500,000 people.',
    },
    {
      code: 'incidents.large',
      measure: 'details.cyber.incident_list[].cost',
      above: 25_000,
      outcome: 'refer',
      reason: 'Attacks cost more than $25,000 in the last 3 years. An underwriter reads what has changed since.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Sales',
          amount: 'business.annual_revenue',
          per: 1000,
          rate: 0.92,
          tiered: true,
        },
        { name: 'People whose details are kept', amount: 'details.cyber.records', per: 1000, rate: 7, tiered: true },
        { name: 'Card payments a year', amount: 'details.cyber.card_payments', per: 1000, rate: 2, tiered: true },
        {
          name: 'Limit for payment fraud',
          amount: 'details.rated.fraud_limit',
          askedAt: 'details.cyber.fraud_limit',
          per: 1000,
          rate: 0.9,
          shownAs: 'Payment fraud (social engineering)',
        },
      ],
      limitAt: 'details.cyber.limit',
      deductibleAt: 'details.cyber.retention',
      limitLabel: 'Limit for all cyber claims',
      deductibleLabel: 'Retention',
      shows: ['limit', 'deductible'],
      states: { CA: 1.15, NY: 1.15, NJ: 1.08, FL: 1.08, IL: 1.06 },
      traits: { health: 1.3, retail: 1.05, technology: 1.1 },
      occurrence: [
        { amount: 100_000, factor: 0.45 },
        { amount: 250_000, factor: 0.6 },
        { amount: 500_000, factor: 0.78 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.45 },
        { amount: 3_000_000, factor: 1.8 },
      ],
      deductible: [
        { amount: 1000, factor: 1.08 },
        { amount: 2500, factor: 1 },
        { amount: 5000, factor: 0.92 },
        { amount: 10_000, factor: 0.84 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 2500,
      minimumPremium: 350,
      policyFee: 75,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'ransom', label: 'Ransom and restoring data', offered: 'Full limit' },
    { code: 'interruption', label: 'Lost income, after your waiting period', offered: 'Full limit' },
    { code: 'vendor', label: 'Lost income when a vendor is attacked', offered: '$250,000' },
  ],
  highlights: [
    { included: true, label: 'A hotline, lawyers and technicians from the first hour', code: 'hotline' },
    { included: true, label: 'Ransom, up to the full limit' },
    { included: true, label: 'Fines of card companies (PCI)', code: 'pci' },
    { included: true, label: 'Lost income when a vendor of yours is attacked', code: 'vendor_attack' },
    { included: false, label: 'Claims over pictures and texts you publish', code: 'media_claims' },
    { included: false, label: 'What was known before the policy began', code: 'known' },
  ],
}
