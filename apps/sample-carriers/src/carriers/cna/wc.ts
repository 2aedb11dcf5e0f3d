import { readEmployer } from '../../measures/employer.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { everyEmployer } from '../shared/employer-guidelines.ts'
import { newYorkBenefits } from '../shared/new-york-benefits.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { stateFunds } from '../shared/state-funds.ts'
import type { PayrollRates } from '../shared/wc-payroll.ts'
import { auditNote, employersLiability, experienceMod, payrollExposures, sizeCredit } from '../shared/wc-payroll.ts'
import { wcQuestions } from './wc.questions.ts'

const payrollRates: PayrollRates = {
  per100: [0.19, 0.95, 2.5, 5.9, 12.4],
  states: {
    CA: 1.55,
    NY: 1.4,
    NJ: 1.25,
    CT: 1.2,
    IL: 1.1,
    WI: 1.05,
    FL: 1,
    IN: 0.75,
    TX: 0.75,
    AR: 0.7,
    UT: 0.75,
  },
}

/** Workers’ compensation of Keystone Casualty (sample): for larger small businesses with a safety program. */
export const cnaWc: SampleLine = {
  name: 'Workers’ compensation',
  reads: readEmployer,
  questions: [{ effective_from: '2026-01-01', questions: wcQuestions }],
  appetite: [
    ...stateFunds,
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { min_hazard: 5 },
      outcome: 'out',
      code: 'appetite.heavy_injury',
      reason: 'We do not insure work with so many serious injuries.',
    },
    {
      applies: { traits: ['health', 'children'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.care',
      reason: 'An underwriter reviews businesses that lift or look after people before pricing them.',
    },
    {
      applies: { min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.review',
      reason: 'An underwriter reviews businesses like yours before quoting.',
    },
  ],
  answers: [
    answerRule(
      'states',
      'details.wc.payroll[].state',
      declines(['AK', 'HI', ...outsideTheStates], 'We are not licensed in every state where your people work.'),
    ),
    answerRule(
      'classification',
      'details.wc.payroll[].classification',
      refers(['other'], 'An underwriter finds the right classification for work that was not on the list.'),
    ),
    answerRule(
      'work_conditions',
      'details.wc.general.work_conditions',
      declines(['aircraft_boats'], 'We do not insure people who fly aircraft or work on boats for the business.'),
      refers(
        ['underground', 'over_water', 'hazardous'],
        'An underwriter reviews work underground, over water or with dangerous materials.',
      ),
      rates(
        ['group_transport'],
        1.04,
        'Several people in one vehicle can be hurt at once, so this adds a little to the price.',
      ),
    ),
    answerRule(
      'leased',
      'details.wc.general.leased',
      rates(
        ['leased_in'],
        1.03,
        'Workers of a staffing company do not know your place, so this adds a little to the price.',
      ),
      refers(['leased_out', 'peo'], 'An underwriter sorts out who employs people that are leased or paid by a PEO.'),
    ),
    answerRule(
      'prior_coverage',
      'details.wc.general.prior_coverage',
      refers(
        ['lapsed'],
        'There was a gap in your coverage. An underwriter asks for a letter that nobody was hurt in it.',
      ),
    ),
    answerRule(
      'hurt_since',
      'details.wc.general.hurt_since',
      refers(['Yes'], 'Someone was hurt while you had no coverage. An underwriter reads what happened.'),
    ),
    answerRule(
      'no_employees',
      'details.wc.general.has_employees',
      declines(['No'], 'We do not insure businesses without employees for workers’ compensation.'),
    ),
    answerRule(
      'claims.nature',
      'details.wc.claims[].nature',
      refers(['death'], 'An underwriter reads about each death at work, and what you changed after it.'),
    ),
  ],
  guidelines: [
    {
      code: 'payroll.limit',
      measure: 'details.wc.payroll[].payroll',
      above: 40_000_000,
      outcome: 'decline',
      reason: 'We insure businesses with up to $40,000,000 of payroll a year.',
    },
    {
      code: 'payroll.review',
      measure: 'details.wc.payroll[].payroll',
      above: 15_000_000,
      outcome: 'refer',
      reason: 'An underwriter reviews payrolls of more than $15,000,000 a year.',
    },
    {
      code: 'young',
      measure: 'years_short_of_3',
      above: 0,
      outcome: 'refer',
      reason: 'Your business is younger than three years. An underwriter asks about your plans and your experience.',
    },
    {
      code: 'mod.limit',
      measure: 'details.wc.general.experience_mod',
      above: 160,
      outcome: 'decline',
      reason: 'Your experience modification is above 1.60. Ask us again when it has come down.',
    },
    {
      code: 'mod.review',
      measure: 'details.wc.general.experience_mod',
      above: 120,
      outcome: 'refer',
      reason: 'Your experience modification is above 1.20. An underwriter reads why.',
    },
    {
      code: 'claims.many',
      measure: 'claims_in_3_years',
      above: 15,
      outcome: 'decline',
      reason: 'Sixteen or more injuries in three years are more than we can take on now.',
    },
    {
      code: 'claims.several',
      measure: 'claims_in_3_years',
      above: 5,
      outcome: 'refer',
      reason: 'You listed more than five injuries in three years. An underwriter reads what you changed.',
    },
    {
      code: 'claims.large',
      measure: 'paid_in_3_years',
      above: 100_000,
      outcome: 'refer',
      reason: 'Injuries of the last three years cost more than $100,000. An underwriter reads what happened.',
    },
    ...everyEmployer,
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: payrollExposures(payrollRates),
      factors: [experienceMod, sizeCredit(payrollRates, [5000, 0.95], [25_000, 0.9], [100_000, 0.85])],
      states: {},
      limitAt: 'details.wc.general.el_limit',
      occurrence: [
        { amount: 100_000, factor: 0.96 },
        { amount: 500_000, factor: 0.98 },
        { amount: 1_000_000, factor: 1 },
      ],
      deductible: [{ amount: 0, factor: 1 }],
      shownLimits: employersLiability,
      usualOccurrence: 1_000_000,
      usualDeductible: 0,
      minimumPremium: 1200,
      policyFee: 200,
      level: 1,
    },
  ],
  standardCovers: [auditNote],
  optionalCovers: [addition('waiver', 'whole', 1.02), newYorkBenefits('none')],
  highlights: [
    { included: true, label: 'Lower rates as the premium grows' },
    { included: true, label: 'Safety engineer who visits your sites every year', code: 'safety_visit' },
    { included: true, label: 'Claims review with you twice a year' },
    { included: true, label: 'Employees who travel to other states for a while', code: 'other_states' },
    { included: false, label: 'Owners whom you chose to leave out', code: 'owners_left_out' },
  ],
}
