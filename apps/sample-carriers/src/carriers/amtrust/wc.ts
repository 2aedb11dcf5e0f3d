import { readEmployer } from '../../measures/employer.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { everyEmployer } from '../shared/employer-guidelines.ts'
import { newYorkBenefits } from '../shared/new-york-benefits.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { stateFunds } from '../shared/state-funds.ts'
import { auditNote, employersLiability, experienceMod, payrollExposures } from '../shared/wc-payroll.ts'
import { wcQuestions } from './wc.questions.ts'

/** Workers’ compensation of Tern Harbor Insurance (sample): trades, restaurants and care. */
export const amtrustWc: SampleLine = {
  name: 'Workers’ compensation',
  reads: readEmployer,
  questions: [{ effective_from: '2026-01-01', questions: wcQuestions }],
  appetite: [
    ...stateFunds,
    {
      applies: { classes: ['CW561320', 'CW561330'] },
      outcome: 'out',
      code: 'appetite.staffing',
      reason: 'We do not insure businesses that lend their workers to others.',
    },
    {
      applies: { states: ['AK', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['height'], states: ['NY'], min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.scaffold',
      reason: 'We do not insure work at height in New York.',
    },
    {
      applies: { min_hazard: 5 },
      outcome: 'refer',
      code: 'appetite.trade',
      reason: 'An underwriter reviews trades that work at height or with heavy loads.',
    },
  ],
  answers: [
    answerRule(
      'states',
      'details.wc.payroll[].state',
      declines(['AK', ...outsideTheStates], 'We are not licensed in every state where your people work.'),
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
        ['hazardous'],
        'An underwriter asks which of these people handle. We do not insure asbestos or explosives.',
      ),
      refers(
        ['underground', 'over_water'],
        'An underwriter reviews work underground or over water: how often, and with what protection.',
      ),
      rates(['height'], 1.04, 'Work more than 15 feet up adds a little to the price.'),
    ),
    answerRule(
      'leased',
      'details.wc.general.leased',
      declines(['leased_out'], 'We do not insure people who are placed with other businesses.'),
      refers(['peo'], 'An underwriter sorts out who employs people that a PEO pays.'),
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
      refers(['No'], 'An underwriter reviews policies that cover no employees.'),
    ),
    answerRule(
      'claims.nature',
      'details.wc.claims[].nature',
      refers(['death'], 'An underwriter reads about each death at work, and what you changed after it.'),
    ),
    answerRule(
      'claims.returned',
      'details.wc.claims[].returned',
      refers(['No'], 'Someone is still off work after an injury. An underwriter asks how it stands.'),
    ),
  ],
  guidelines: [
    {
      code: 'payroll.limit',
      measure: 'details.wc.payroll[].payroll',
      above: 10_000_000,
      outcome: 'decline',
      reason: 'We insure businesses with up to $10,000,000 of payroll a year.',
    },
    {
      code: 'payroll.review',
      measure: 'details.wc.payroll[].payroll',
      above: 3_000_000,
      outcome: 'refer',
      reason: 'An underwriter reviews payrolls of more than $3,000,000 a year.',
    },
    {
      code: 'mod.limit',
      measure: 'details.wc.general.experience_mod',
      above: 175,
      outcome: 'decline',
      reason: 'Your experience modification is above 1.75. Ask us again when it has come down.',
    },
    {
      code: 'mod.review',
      measure: 'details.wc.general.experience_mod',
      above: 140,
      outcome: 'refer',
      reason: 'Your experience modification is above 1.40. An underwriter reads why.',
    },
    {
      code: 'claims.many',
      measure: 'claims_in_3_years',
      above: 9,
      outcome: 'decline',
      reason: 'Ten or more injuries in three years are more than we can take on now.',
    },
    {
      code: 'claims.several',
      measure: 'claims_in_3_years',
      above: 4,
      outcome: 'refer',
      reason: 'You listed more than four injuries in three years. An underwriter reads what you changed.',
    },
    {
      code: 'claims.large',
      measure: 'paid_in_3_years',
      above: 75_000,
      outcome: 'refer',
      reason: 'Injuries of the last three years cost more than $75,000. An underwriter reads what happened.',
    },
    ...everyEmployer,
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: payrollExposures({
        per100: [0.24, 0.98, 2.6, 5.6, 11.8],
        states: {
          CA: 1.7,
          NY: 1.45,
          NJ: 1.3,
          HI: 1.4,
          CT: 1.2,
          IL: 1.2,
          LA: 1.15,
          FL: 1,
          IN: 0.8,
          TX: 0.8,
          AR: 0.75,
          UT: 0.8,
        },
      }),
      factors: [experienceMod],
      states: {},
      limitAt: 'details.wc.general.el_limit',
      occurrence: [
        { amount: 100_000, factor: 0.94 },
        { amount: 500_000, factor: 0.97 },
        { amount: 1_000_000, factor: 1 },
      ],
      deductible: [{ amount: 0, factor: 1 }],
      shownLimits: employersLiability,
      usualOccurrence: 1_000_000,
      usualDeductible: 0,
      minimumPremium: 750,
      policyFee: 180,
      level: 1,
    },
  ],
  standardCovers: [auditNote],
  // Rated by the answer to the carrier’s own question.
  optionalCovers: [addition('waiver', 'whole'), newYorkBenefits('none')],
  highlights: [
    { included: true, label: 'Safety visit for trades and kitchens in the first 60 days', code: 'safety_visit' },
    { included: true, label: 'Nurse who calls the injured person the same day' },
    { included: true, label: 'Employees who travel to other states for a while', code: 'other_states' },
    { included: false, label: 'Owners whom you chose to leave out', code: 'owners_left_out' },
    { included: false, label: 'Work outside the United States and Canada' },
  ],
}
