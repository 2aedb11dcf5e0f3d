import { otherStates, readEmployment } from '../../measures/employment.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { declinedBefore } from '../shared/declined-before.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { cnaGuidelines } from './guidelines.ts'

/** The factor for each employee by the state they work in; 1 elsewhere. */
const states = { CA: 1.5, NY: 1.4, NJ: 1.25, FL: 1.2, IL: 1.25, MA: 1.15, CO: 1.1 }

const answers: readonly AnswerRule[] = [
  answerRule(
    'practices',
    'details.epli.practices',
    rates({ more_than: 6 }, 0.8, 'Your written rules take 20% off the price.'),
    rates({ less_than: 4 }, 1.25, 'Few written rules add 25% to the price.'),
  ),
  answerRule('training', 'details.epli.training', rates(['yearly'], 0.9, 'Yearly training takes 10% off the price.')),
  answerRule(
    'dismissal_review',
    'details.epli.dismissal_review',
    rates(['lawyer', 'hr'], 0.92, 'A lawyer or HR person looks at dismissals first: 8% off the price.'),
  ),
  answerRule(
    'exposures',
    'details.epli.exposures',
    refers(['biometrics'], 'An underwriter asks how you keep consent to fingerprints and face scans.'),
    rates(['tipped'], 1.12, 'Pay in tips or commission adds 12%.'),
    rates(['public_contact'], 1.05, 'Work with the public all day adds 5% to the price.'),
  ),
  answerRule(
    'turnover',
    'details.rated.turnover_percent',
    refers({ more_than: 60 }, 'More than 60% of the people left within a year. An underwriter asks why.'),
  ),
  answerRule(
    'layoffs',
    'details.epli.layoffs',
    refers(['Yes'], 'An underwriter reads how a layoff is or was carried out.'),
  ),
  answerRule(
    'merger',
    'details.epli.merger',
    rates(['Yes'], 1.1, 'A merger brings two ways of working together: 10% more.'),
  ),
  answerRule(
    'claims',
    'details.epli.claims.list',
    declines({ more_than: 3 }, 'Four or more complaints in five years are more than we can take on now.'),
    refers({ more_than: 1, less_than: 4 }, 'An underwriter reads the complaints you reported.'),
    rates({ more_than: 0 }, 1.25, 'Complaints of the last five years add 25% to the price.'),
  ),
  answerRule(
    'open_complaint',
    'details.epli.claims.list[].open',
    refers(['Yes'], 'A complaint is still open. An underwriter reads how it stands.'),
  ),
  answerRule(
    'class_action',
    'details.epli.claims.list[].kind',
    declines(['class_action'], 'We do not insure businesses with a suit for a group of employees.'),
  ),
  answerRule(
    'circumstances',
    'details.epli.circumstances',
    refers(['Yes'], 'An underwriter reads what could become a complaint.'),
  ),
  declinedBefore('details.epli.prior', 'An underwriter reads why another insurer said no.'),
  answerRule(
    'third_party',
    'details.epli.third_party',
    rates(['Yes'], 1.05, 'Coverage for complaints by customers and vendors adds 5%.'),
  ),
]

export const cnaEpli: SampleLine = {
  name: 'Employment practices',
  reads: readEmployment,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['security'] },
      outcome: 'out',
      code: 'appetite.security',
      reason: 'We do not insure guards, or businesses that guard money, weapons or valuables.',
    },
    {
      applies: { traits: ['alcohol', 'events'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.alcohol_events',
      reason: 'An underwriter reads bars and event businesses before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    ...cnaGuidelines.filter(({ code }) => code.startsWith('start.')),
    {
      code: 'limit.size',
      measure: 'details.rated.limit_beyond_size',
      above: 0,
      outcome: 'refer',
      reason: 'The limit is high for so few people. An underwriter asks who wants it.',
    },
    {
      code: 'employees.limit',
      measure: 'employees',
      above: 500,
      outcome: 'decline',
      reason: 'Businesses with more than 500 employees need a larger program.',
    },
    {
      code: 'employees.review',
      measure: 'employees',
      above: 200,
      outcome: 'refer',
      reason: 'An underwriter reads businesses with more than 200 employees.',
    },
    {
      code: 'dismissals',
      measure: 'details.rated.dismissed_beyond_usual',
      above: 0,
      outcome: 'refer',
      reason: 'More people were dismissed in a year than is usual. An underwriter asks why.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Full-time employees', amount: 'details.rated.full_time', per: 1, rate: 175 },
        { name: 'Part-time employees', amount: 'details.rated.part_time', per: 1, rate: 80 },
        { name: 'Seasonal employees', amount: 'details.rated.seasonal', per: 1, rate: 40 },
        { name: 'Leased people', amount: 'details.epli.others.leased', per: 1, rate: 110 },
        { name: 'Contractors', amount: 'details.epli.others.contractors', per: 1, rate: 30 },
        { name: 'Higher salaries', amount: 'details.epli.paid_over_100k', per: 1, rate: 45 },
      ],
      traits: { cooking: 1.15, alcohol: 1.2, health: 1.1, manufacturing: 0.95, contractor: 0.95 },
      states,
      factors: [
        {
          name: 'People in other states',
          explanation: 'Each person at the factor of the state of work, beside the home state’s.',
          factor: otherStates(states),
        },
      ],
      occurrence: [
        { amount: 500_000, factor: 0.86 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.24 },
        { amount: 3_000_000, factor: 1.45 },
      ],
      deductible: [
        { amount: 5000, factor: 1.04 },
        { amount: 10_000, factor: 1 },
        { amount: 25_000, factor: 0.84 },
        { amount: 50_000, factor: 0.72 },
      ],
      limitAt: 'details.epli.limit',
      deductibleAt: 'details.epli.retention',
      limitLabel: 'Limit for each claim, lawyers included',
      deductibleLabel: 'Retention',
      usualOccurrence: 1_000_000,
      usualDeductible: 10_000,
      minimumPremium: 900,
      policyFee: 50,
      level: 1,
    },
  ],
  prior: 'details.epli.prior',
  standardCovers: [
    { code: 'wage_hour', label: 'Lawyers in a wage-and-hour suit', offered: '$100,000' },
    { code: 'workplace_violence', label: 'After violence at work', offered: '$250,000' },
  ],
  highlights: [
    { included: true, label: 'Wrongful firing, discrimination, harassment, retaliation', code: 'wrongful_acts' },
    { included: true, label: 'Templates for a handbook, and online training' },
    { included: true, label: 'Job applicants and volunteers' },
    { included: false, label: 'Wages and overtime owed', code: 'wages' },
    { included: false, label: 'Strikes and plant closings' },
  ],
}
