import { otherStates, readEmployment } from '../../measures/employment.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { declinedBefore } from '../shared/declined-before.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { chubbSciGuidelines } from './guidelines.ts'

/** The factor for each employee by the state they work in; 1 elsewhere. */
const states = { CA: 1.65, NY: 1.35, NJ: 1.35, FL: 1.25, IL: 1.2, MA: 1.15, TX: 1.05, CO: 1.1, WA: 1.15 }

const answers: readonly AnswerRule[] = [
  answerRule(
    'practices',
    'details.epli.practices',
    rates({ more_than: 5 }, 0.85, 'Six or more written rules take 15% off the price.'),
    rates({ less_than: 3 }, 1.15, 'Few written rules add 15% to the price.'),
    refers(['none'], 'Nothing is in writing yet. An underwriter tells you what we need before we make an offer.'),
  ),
  answerRule(
    'handbook_reviewed',
    'details.epli.handbook_reviewed',
    rates(['Yes'], 0.95, 'A handbook that a lawyer has read takes 5% off the price.'),
  ),
  answerRule(
    'training',
    'details.epli.training',
    rates(['yearly'], 0.93, 'Yearly training takes 7% off the price.'),
    rates(['never'], 1.1, 'Without training against harassment the price is 10% higher.'),
  ),
  answerRule(
    'dismissal_review',
    'details.epli.dismissal_review',
    rates(['nobody'], 1.1, 'Dismissals that nobody looks at add 10% to the price.'),
  ),
  answerRule(
    'exposures',
    'details.epli.exposures',
    rates(['tipped'], 1.08, 'Pay in tips or commission adds 8%.'),
    rates(['union'], 1.05, 'A union agreement adds 5% to the price.'),
    rates(['public_contact'], 1.04, 'Work with the public all day adds 4% to the price.'),
  ),
  {
    code: 'biometrics',
    answer: 'details.epli.exposures',
    applies: { states: ['IL', 'TX', 'WA'] },
    effects: [
      refers(
        ['biometrics'],
        'Your state has a law on fingerprints and face scans. An underwriter asks how consent is kept.',
      ),
    ],
  },
  answerRule(
    'turnover',
    'details.rated.turnover_percent',
    refers({ more_than: 60 }, 'More than 60% of the people left within a year. An underwriter asks why.'),
  ),
  answerRule(
    'layoffs',
    'details.epli.layoffs',
    refers(['Yes'], 'A layoff is recent or planned. An underwriter reads who is let go and how.'),
  ),
  answerRule('merger', 'details.epli.merger', refers(['Yes'], 'An underwriter reads what the merger does to jobs.')),
  answerRule(
    'claims',
    'details.epli.claims.list',
    declines({ more_than: 2 }, 'Three or more complaints in five years are more than we can take on now.'),
    refers({ more_than: 0, less_than: 3 }, 'An underwriter reads the complaints you reported and what you changed.'),
  ),
  answerRule(
    'class_action',
    'details.epli.claims.list[].kind',
    declines(['class_action'], 'We do not insure businesses with a suit for a group of employees.'),
  ),
  answerRule(
    'circumstances',
    'details.epli.circumstances',
    refers(
      ['Yes'],
      'You know of something that could become a complaint. An underwriter reads it and may leave it out.',
    ),
  ),
  declinedBefore('details.epli.prior'),
  answerRule(
    'third_party',
    'details.epli.third_party',
    rates(['Yes'], 1.08, 'Coverage for complaints by customers and vendors adds 8%.'),
  ),
]

export const chubbSciEpli: SampleLine = {
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
      applies: { traits: ['cooking', 'alcohol'], states: ['CA', 'NY'] },
      outcome: 'out',
      code: 'appetite.restaurants',
      reason: 'We do not insure kitchens and bars for employment claims in your state.',
    },
    {
      applies: { traits: ['cooking', 'alcohol', 'lodging'] },
      outcome: 'refer',
      code: 'appetite.hospitality',
      reason: 'An underwriter reads restaurants, bars and hotels before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    ...chubbSciGuidelines.filter(({ code }) => code.startsWith('start.')),
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
      above: 250,
      outcome: 'decline',
      reason: 'This policy is for businesses with up to 250 employees.',
    },
    {
      code: 'employees.review',
      measure: 'employees',
      above: 100,
      outcome: 'refer',
      reason: 'An underwriter reads businesses with more than 100 employees.',
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
        { name: 'Full-time employees', amount: 'details.rated.full_time', per: 1, rate: 150 },
        { name: 'Part-time employees', amount: 'details.rated.part_time', per: 1, rate: 75 },
        { name: 'Seasonal employees', amount: 'details.rated.seasonal', per: 1, rate: 45 },
        { name: 'Leased people', amount: 'details.epli.others.leased', per: 1, rate: 85 },
        { name: 'Contractors', amount: 'details.epli.others.contractors', per: 1, rate: 40 },
        { name: 'Higher salaries', amount: 'details.epli.paid_over_100k', per: 1, rate: 60 },
      ],
      traits: {
        cooking: 1.25,
        alcohol: 1.25,
        lodging: 1.15,
        retail: 1.08,
        health: 1.1,
        office: 0.92,
        technology: 0.95,
      },
      states,
      factors: [
        {
          name: 'People in other states',
          explanation: 'Each person at the factor of the state of work, beside the home state’s.',
          factor: otherStates(states),
        },
      ],
      occurrence: [
        { amount: 250_000, factor: 0.7 },
        { amount: 500_000, factor: 0.84 },
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.28 },
      ],
      deductible: [
        { amount: 2500, factor: 1.08 },
        { amount: 5000, factor: 1 },
        { amount: 10_000, factor: 0.9 },
        { amount: 25_000, factor: 0.78 },
      ],
      limitAt: 'details.epli.limit',
      deductibleAt: 'details.epli.retention',
      limitLabel: 'Limit for each claim, lawyers included',
      deductibleLabel: 'Retention',
      usualOccurrence: 1_000_000,
      usualDeductible: 5000,
      minimumPremium: 750,
      policyFee: 35,
      level: 1,
    },
  ],
  prior: 'details.epli.prior',
  standardCovers: [{ code: 'wage_hour', label: 'Lawyers in a wage-and-hour suit', offered: '$50,000' }],
  highlights: [
    { included: true, label: 'Wrongful firing, discrimination, harassment, retaliation', code: 'wrongful_acts' },
    { included: true, label: 'A help line of employment lawyers' },
    { included: true, label: 'Leased and seasonal workers' },
    { included: false, label: 'Wages and overtime owed', code: 'wages' },
    { included: false, label: 'Fingerprint and face-scan laws' },
  ],
}
