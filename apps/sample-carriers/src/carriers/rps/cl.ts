import { paymentFraudLimit } from '../../measures/payment-fraud.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { declines, rates, refers, unsure } from '../answer-effects.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const answers: readonly AnswerRule[] = [
  {
    code: 'record_kinds',
    answer: 'details.cyber.record_kinds',
    effects: [
      rates(['health', 'biometric'], 1.2, 'Health records and biometric data cost more to lose.'),
      rates(['none'], 0.92, 'Names and contact details alone cost less to lose.'),
    ],
  },
  {
    code: 'cards_stored',
    answer: 'details.cyber.cards_stored',
    effects: [rates(['Yes'], 1.15, 'Card numbers that you keep yourselves add to the price.'), unsure('card numbers')],
  },
  {
    code: 'outage_hours',
    answer: 'details.cyber.outage_hours',
    effects: [
      rates(['4'], 1.06, 'A business that stands still within hours loses more income, so it costs more.'),
      rates(['72'], 0.97, 'A business that can go on for a day without computers costs less.'),
    ],
  },
  {
    code: 'online_share',
    answer: 'details.cyber.online_share',
    effects: [
      {
        when: { more_than: 50 },
        outcome: 'rate',
        factor: 1.08,
        reason: 'More than half of your sales come in online, so an attack costs more.',
      },
    ],
  },
  {
    code: 'waiting_hours',
    answer: 'details.cyber.waiting_hours',
    effects: [
      rates(['6', '8'], 1.05, 'A shorter waiting period for lost income adds to the price.'),
      rates(['24'], 0.95, 'A longer waiting period for lost income lowers the price.'),
    ],
  },
  {
    code: 'mfa_email',
    answer: 'details.cyber.mfa_email',
    effects: [
      rates(['No'], 1.25, 'Mailboxes that open with a password alone are broken into most, so they cost more.'),
      rates(['Yes'], 0.92, 'A second step for every mailbox lowers the price.'),
      unsure('a second step for email'),
    ],
  },
  {
    code: 'mfa_remote',
    answer: 'details.cyber.mfa_remote',
    effects: [
      refers(['No'], 'An underwriter reads applications where systems are reached from outside without a second step.'),
      unsure('a second step for access from outside'),
    ],
  },
  {
    code: 'mfa_admin',
    answer: 'details.cyber.mfa_admin',
    effects: [
      rates(['No'], 1.12, 'Administrator accounts without a second step add to the price.'),
      unsure('a second step for administrators'),
    ],
  },
  {
    code: 'backups',
    answer: 'details.cyber.backups',
    effects: [
      declines(['No'], 'We do not insure businesses that have no weekly backup. Ask us again when there is one.'),
      unsure('your backups'),
    ],
  },
  {
    code: 'backups_apart',
    answer: 'details.cyber.backups_apart',
    effects: [
      rates(['No'], 1.15, 'Backups that an attacker can reach are often destroyed too, so they cost more.'),
      unsure('where your backups are kept'),
    ],
  },
  {
    code: 'backups_tested',
    answer: 'details.cyber.backups_tested',
    effects: [rates(['Yes'], 0.95, 'Backups tested in the last 6 months lower the price.')],
  },
  {
    code: 'edr',
    answer: 'details.cyber.edr',
    effects: [
      rates(['Yes'], 0.9, 'Watched protection on every computer lowers the price.'),
      rates(['No'], 1.15, 'Computers without watched protection add to the price.'),
      unsure('the protection on your computers'),
    ],
  },
  {
    code: 'patching',
    answer: 'details.cyber.patching',
    effects: [
      rates(['later'], 1.12, 'Security updates later than 30 days add to the price.'),
      refers(['not_sure'], 'You were not sure how soon updates are installed. An underwriter checks it with you.'),
    ],
  },
  {
    code: 'call_back',
    answer: 'details.cyber.call_back',
    effects: [
      rates(
        ['No'],
        1.1,
        'Large payments go out without a call to a known number. That adds to the price, and payment fraud is insured up to $50,000.',
      ),
      unsure('calls before large payments'),
    ],
  },
  {
    code: 'two_people',
    answer: 'details.cyber.two_people',
    effects: [
      rates(['Yes'], 0.97, 'Two people who approve each large payment lower the price.'),
      unsure('who approves large payments'),
    ],
  },
  {
    code: 'leavers',
    answer: 'details.cyber.leavers',
    effects: [
      rates(['No'], 1.06, 'Accounts that stay open when someone leaves add to the price.'),
      unsure('closing the accounts of people who leave'),
    ],
  },
  {
    code: 'unsupported',
    answer: 'details.cyber.unsupported',
    effects: [
      rates(['Yes'], 1.1, 'Software that is no longer updated adds to the price.'),
      unsure('software that is no longer updated'),
    ],
  },
  {
    code: 'sensitive_work',
    answer: 'details.cyber.sensitive_work',
    effects: [
      declines(['gambling', 'adult'], 'We do not insure gambling or adult content against cyber attacks.'),
      refers(
        ['payment_processing', 'it_provider', 'data_broker', 'crypto', 'debt', 'cannabis'],
        'An underwriter reads businesses in cannabis, cryptocurrency or debt collection, and those that handle payments, computers or data for others.',
      ),
    ],
  },
  {
    code: 'incident_cost',
    answer: 'details.cyber.incident_list',
    effects: [
      {
        when: { more_than: 1 },
        outcome: 'refer',
        reason: 'An underwriter reads what happened, and what has changed since.',
      },
    ],
  },
  {
    code: 'incidents',
    answer: 'details.cyber.incidents',
    effects: [rates(['Yes'], 1.12, 'An attack in the last 3 years adds to the price.'), unsure('earlier attacks')],
  },
  {
    code: 'circumstances',
    answer: 'details.cyber.circumstances',
    effects: [
      refers(
        ['Yes'],
        'You know of something that could lead to a claim. An underwriter reads it; it cannot be insured itself.',
      ),
      unsure('anything that could lead to a claim'),
    ],
  },
]

/** Cyber of Ledgerstone Specialty (sample). Demonstration content throughout. */
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
      reason: 'An underwriter looks at churches, clubs and public bodies before we make an offer.',
    },
    {
      applies: { industries: ['finance'] },
      outcome: 'refer',
      code: 'appetite.money_of_others',
      reason: 'An underwriter looks at businesses that handle other people’s money before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'revenue.review',
      measure: 'annual_revenue',
      above: 25_000_000,
      outcome: 'refer',
      reason: 'An underwriter looks at businesses with more than $25,000,000 of sales a year.',
    },
    {
      code: 'records.review',
      measure: 'details.cyber.records',
      above: 500_000,
      outcome: 'refer',
      reason: 'An underwriter looks at businesses that keep the details of more than 500,000 people.',
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
          rate: [0.85, 0.9, 0.95, 1, 1.1],
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
    { included: true, label: 'A hotline, lawyers and technicians from the first hour' },
    { included: true, label: 'Ransom, up to the full limit' },
    { included: true, label: 'Fines of card companies (PCI)' },
    { included: true, label: 'Lost income when a vendor of yours is attacked' },
    { included: false, label: 'Claims over pictures and texts you publish' },
    { included: false, label: 'What was known before the policy began' },
  ],
}
