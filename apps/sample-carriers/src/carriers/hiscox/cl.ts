import { paymentFraudLimit } from '../../measures/payment-fraud.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'
import { declinedBefore } from '../shared/declined-before.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'record_kinds',
    'details.cyber.record_kinds',
    refers(['biometric', 'children'], 'An underwriter reviews biometric data and details of children.'),
  ),
  answerRule(
    'cards_stored',
    'details.cyber.cards_stored',
    declines(['Yes'], 'We do not insure businesses that keep full card numbers themselves.'),
    unsure('card numbers'),
  ),
  answerRule(
    'vendor_changes',
    'details.cyber.vendor_changes',
    rates(['No'], 1.1, 'New bank details that nobody confirms by phone add to the price.'),
    unsure('calls when a vendor’s bank details change'),
  ),
  answerRule(
    'call_back',
    'details.cyber.call_back',
    refers(['No'], 'An underwriter reviews large payments that go out without a call to a number you know.'),
    unsure('calls before large payments'),
  ),
  answerRule(
    'two_people',
    'details.cyber.two_people',
    rates(['No'], 1.05, 'Large payments that one person can send alone add to the price.'),
    unsure('who approves large payments'),
  ),
  answerRule(
    'mfa_email',
    'details.cyber.mfa_email',
    declines(
      ['No'],
      'We do not insure businesses whose email opens with a password alone. Most providers let you turn a second step on.',
    ),
    unsure('a second step for email'),
  ),
  answerRule(
    'mfa_remote',
    'details.cyber.mfa_remote',
    declines(['No'], 'We do not insure systems that can be reached from outside without a second step.'),
    unsure('a second step for access from outside'),
  ),
  answerRule(
    'mfa_admin',
    'details.cyber.mfa_admin',
    refers(['No'], 'An underwriter reviews administrator accounts that have no second step.'),
    unsure('a second step for administrators'),
  ),
  answerRule(
    'backups',
    'details.cyber.backups',
    declines(['No'], 'We do not insure businesses that have no weekly backups.'),
    unsure('your backups'),
  ),
  answerRule(
    'backups_apart',
    'details.cyber.backups_apart',
    refers(['No'], 'An underwriter reviews backups that an attacker could reach.'),
    unsure('where your backups are kept'),
  ),
  answerRule(
    'leavers',
    'details.cyber.leavers',
    rates(['No'], 1.05, 'Accounts that stay open when someone leaves add to the price.'),
    unsure('closing the accounts of people who leave'),
  ),
  answerRule(
    'patching',
    'details.cyber.patching',
    rates(['14'], 0.97, 'Security updates within 14 days lower the price.'),
    refers(['later'], 'An underwriter reviews security updates that come later than 30 days.'),
    refers(['not_sure'], 'You were not sure how soon updates are installed. An underwriter checks it with you.'),
  ),
  answerRule(
    'edr',
    'details.cyber.edr',
    rates(['Yes'], 0.93, 'Watched protection on every computer lowers the price.'),
    rates(['No'], 1.1, 'Computers without watched protection add to the price.'),
    unsure('the protection on your computers'),
  ),
  answerRule(
    'training',
    'details.cyber.training',
    rates(['Yes'], 0.95, 'Yearly training for everyone lowers the price.'),
  ),
  answerRule(
    'response_plan',
    'details.cyber.response_plan',
    rates(['Yes'], 0.97, 'A written plan for an attack lowers the price.'),
  ),
  answerRule(
    'encryption',
    'details.cyber.encryption',
    rates(['some', 'none'], 1.08, 'Laptops that can be read when they are lost add to the price.'),
    refers(['not_sure'], 'You were not sure whether laptops are encrypted. An underwriter checks it with you.'),
  ),
  answerRule(
    'unsupported',
    'details.cyber.unsupported',
    refers(['Yes'], 'An underwriter reviews software that is no longer updated. Cutting it off the internet helps.'),
    unsure('software that is no longer updated'),
  ),
  answerRule(
    'sensitive_work',
    'details.cyber.sensitive_work',
    declines(
      ['payment_processing', 'data_broker', 'crypto', 'gambling', 'adult', 'cannabis'],
      'We do not insure this kind of work against cyber attacks.',
    ),
    refers(['it_provider', 'debt'], 'An underwriter reviews IT providers and debt collectors before we make an offer.'),
  ),
  answerRule(
    'media_cleared',
    'details.cyber.media_cleared',
    rates(['No', 'Not sure'], 1.06, 'Pictures and texts that you may have no right to use add to the price.'),
  ),
  answerRule(
    'incidents',
    'details.cyber.incidents',
    refers(['Yes'], 'An underwriter reads what happened, and what has changed since.'),
    unsure('earlier attacks'),
  ),
  answerRule(
    'circumstances',
    'details.cyber.circumstances',
    declines(['Yes'], 'We do not insure a business that already expects a cyber claim. Ask again when it is settled.'),
    unsure('anything that could lead to a claim'),
  ),
  declinedBefore('details.cyber.prior'),
]

export const hiscoxCl: SampleLine = {
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
      applies: { industries: ['civic', 'finance'] },
      outcome: 'out',
      code: 'appetite.public_and_financial',
      reason: 'We do not insure financial firms, clubs or public bodies against cyber attacks.',
    },
    {
      applies: { industries: ['health'] },
      outcome: 'refer',
      code: 'appetite.patients',
      reason: 'An underwriter reviews businesses that keep patients’ records before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'revenue.limit',
      measure: 'annual_revenue',
      above: 10_000_000,
      outcome: 'decline',
      reason: 'We insure businesses with up to $10,000,000 of sales a year against cyber attacks.',
    },
    {
      code: 'records.limit',
      measure: 'details.cyber.records',
      above: 500_000,
      outcome: 'decline',
      reason: 'We insure businesses that keep the details of up to 500,000 people.',
    },
    {
      code: 'records.review',
      measure: 'details.cyber.records',
      above: 10_000,
      outcome: 'refer',
      reason: 'An underwriter reviews businesses that keep the details of more than 10,000 people.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Sales', amount: 'business.annual_revenue', per: 1000, rate: 0.7, tiered: true },
        { name: 'People whose details are kept', amount: 'details.cyber.records', per: 1000, rate: 9, tiered: true },
        { name: 'Card payments a year', amount: 'details.cyber.card_payments', per: 1000, rate: 1.5, tiered: true },
        {
          name: 'Limit for payment fraud',
          amount: 'details.rated.fraud_limit',
          askedAt: 'details.cyber.fraud_limit',
          per: 1000,
          rate: 1.1,
          shownAs: 'Payment fraud (social engineering)',
        },
      ],
      limitAt: 'details.cyber.limit',
      deductibleAt: 'details.cyber.retention',
      limitLabel: 'Limit for all cyber claims',
      deductibleLabel: 'Retention',
      shows: ['limit', 'deductible'],
      states: { CA: 1.12, NY: 1.12, MA: 1.05, NJ: 1.06 },
      traits: { office: 0.95, technology: 1.08, retail: 1.08 },
      occurrence: [
        { amount: 100_000, factor: 0.4 },
        { amount: 250_000, factor: 0.58 },
        { amount: 500_000, factor: 0.78 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.5 },
      ],
      deductible: [
        { amount: 1000, factor: 1.05 },
        { amount: 2500, factor: 1 },
        { amount: 5000, factor: 0.93 },
        { amount: 10_000, factor: 0.87 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 2500,
      minimumPremium: 300,
      policyFee: 25,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'ransom', label: 'Ransom and restoring data', offered: 'Half the limit' },
    { code: 'interruption', label: 'Lost income, after your waiting period', offered: '$250,000' },
    { code: 'media', label: 'Claims over what you publish', offered: '$250,000' },
  ],
  highlights: [
    { included: true, label: 'A hotline and technicians within an hour', code: 'hotline' },
    { included: true, label: 'Claims over pictures and texts you publish', code: 'media_claims' },
    { included: true, label: 'Training for everyone, free of charge' },
    { included: false, label: 'Lost income when a vendor of yours is attacked', code: 'vendor_attack' },
    { included: false, label: 'Fines of card companies (PCI)', code: 'pci' },
    { included: false, label: 'What was known before the policy began', code: 'known' },
  ],
}
