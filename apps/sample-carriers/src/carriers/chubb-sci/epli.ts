import { otherStates, readEmployment } from '../../measures/employment.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { declinedBefore } from '../declined-before.ts'
import { outsideTheStates } from '../outside-the-states.ts'
import { chubbSciGuidelines } from './guidelines.ts'

/** What a head costs by the state it works in. Others count 1. */
const states = { CA: 1.65, NY: 1.35, NJ: 1.35, FL: 1.25, IL: 1.2, MA: 1.15, TX: 1.05, CO: 1.1, WA: 1.15 }

const answers: readonly AnswerRule[] = [
  {
    code: 'practices',
    answer: 'details.epli.practices',
    effects: [
      {
        when: { more_than: 5 },
        outcome: 'rate',
        factor: 0.85,
        reason: 'Six or more written rules take 15% off the price.',
      },
      { when: { less_than: 3 }, outcome: 'rate', factor: 1.15, reason: 'Few written rules add 15% to the price.' },
      {
        when: { is: ['none'] },
        outcome: 'refer',
        reason: 'Nothing is in writing yet. An underwriter tells you what we need before we make an offer.',
      },
    ],
  },
  {
    code: 'handbook_reviewed',
    answer: 'details.epli.handbook_reviewed',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'A handbook that a lawyer has read takes 5% off the price.',
      },
    ],
  },
  {
    code: 'training',
    answer: 'details.epli.training',
    effects: [
      { when: { is: ['yearly'] }, outcome: 'rate', factor: 0.93, reason: 'Yearly training takes 7% off the price.' },
      {
        when: { is: ['never'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Without training against harassment the price is 10% higher.',
      },
    ],
  },
  {
    code: 'dismissal_review',
    answer: 'details.epli.dismissal_review',
    effects: [
      {
        when: { is: ['nobody'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Dismissals that nobody looks at add 10% to the price.',
      },
    ],
  },
  {
    code: 'exposures',
    answer: 'details.epli.exposures',
    effects: [
      { when: { is: ['tipped'] }, outcome: 'rate', factor: 1.08, reason: 'Pay in tips or commission adds 8%.' },
      { when: { is: ['union'] }, outcome: 'rate', factor: 1.05, reason: 'A union agreement adds 5% to the price.' },
      {
        when: { is: ['public_contact'] },
        outcome: 'rate',
        factor: 1.04,
        reason: 'Work with the public all day adds 4% to the price.',
      },
    ],
  },
  {
    code: 'biometrics',
    answer: 'details.epli.exposures',
    applies: { states: ['IL', 'TX', 'WA'] },
    effects: [
      {
        when: { is: ['biometrics'] },
        outcome: 'refer',
        reason: 'Your state has a law on fingerprints and face scans. An underwriter asks how consent is kept.',
      },
    ],
  },
  {
    code: 'turnover',
    answer: 'details.rated.turnover_percent',
    effects: [
      {
        when: { more_than: 60 },
        outcome: 'rate',
        factor: 1.06,
        reason: 'More than 60% of the people left within a year, which adds 6% to the price.',
      },
    ],
  },
  {
    code: 'layoffs',
    answer: 'details.epli.layoffs',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'A layoff is recent or planned. An underwriter reads who is let go and how.',
      },
    ],
  },
  {
    code: 'merger',
    answer: 'details.epli.merger',
    effects: [
      { when: { is: ['Yes'] }, outcome: 'refer', reason: 'An underwriter reads what the merger does to jobs.' },
    ],
  },
  {
    code: 'claims',
    answer: 'details.epli.claims.list',
    effects: [
      {
        when: { more_than: 2 },
        outcome: 'knockout',
        reason: 'Three or more complaints in five years are more than we can take on now.',
      },
      {
        when: { more_than: 0, less_than: 3 },
        outcome: 'refer',
        reason: 'An underwriter reads the complaints you reported and what you changed.',
      },
    ],
  },
  {
    code: 'class_action',
    answer: 'details.epli.claims.list[].kind',
    effects: [
      {
        when: { is: ['class_action'] },
        outcome: 'knockout',
        reason: 'We do not insure businesses with a suit for a group of employees.',
      },
    ],
  },
  {
    code: 'circumstances',
    answer: 'details.epli.circumstances',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'You know of something that could become a complaint. An underwriter reads it and may leave it out.',
      },
    ],
  },
  declinedBefore('details.epli.prior'),
  {
    code: 'third_party',
    answer: 'details.epli.third_party',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Coverage for complaints by customers and vendors adds 8%.',
      },
    ],
  },
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
      factors: [{ name: 'People in other states', factor: otherStates(states) }],
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
  standardCovers: [{ code: 'wage_hour', label: 'Lawyers in a wage-and-hour suit', offered: '$50,000' }],
  highlights: [
    { included: true, label: 'Wrongful firing, discrimination, harassment, retaliation' },
    { included: true, label: 'A help line of employment lawyers' },
    { included: true, label: 'Leased and seasonal workers' },
    { included: false, label: 'Wages and overtime owed' },
    { included: false, label: 'Fingerprint and face-scan laws' },
  ],
}
