import { readEmployer } from '../../measures/employer.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { everyEmployer } from '../shared/employer-guidelines.ts'
import { exemptInNewYork, newYorkBenefits } from '../shared/new-york-benefits.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { stateFunds } from '../shared/state-funds.ts'
import { auditNote, employersLiability, experienceMod, payrollExposures } from '../shared/wc-payroll.ts'
import { wcQuestions } from './wc.questions.ts'

/** Workers’ compensation of Palisade Workers Mutual (sample): small shops, kitchens and trades. */
export const guardWc: SampleLine = {
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
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['security'], min_hazard: 3 },
      outcome: 'out',
      code: 'appetite.armed',
      reason: 'We do not insure guards and others who may have to use force.',
    },
    {
      applies: { min_hazard: 5 },
      outcome: 'out',
      code: 'appetite.heavy_injury',
      reason: 'We do not insure work with so many serious injuries.',
    },
    {
      applies: { traits: ['height', 'digging'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.trade',
      reason: 'An underwriter reviews trades that work at height or with heavy loads.',
    },
  ],
  answers: [
    exemptInNewYork,
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
      declines(['over_water'], 'We do not insure work on or over water, which federal law covers apart.'),
      refers(
        ['underground', 'hazardous'],
        'An underwriter reviews work underground or with asbestos, explosives and strong chemicals.',
      ),
      rates(['height'], 1.05, 'Work more than 15 feet up leads to worse injuries, so it adds to the price.'),
      refers(
        ['group_transport'],
        'Several people in one vehicle can be hurt at once. An underwriter asks how often they ride together.',
      ),
    ),
    answerRule(
      'leased',
      'details.wc.general.leased',
      refers(['leased_out', 'peo'], 'An underwriter sorts out who employs people that are leased or paid by a PEO.'),
    ),
    answerRule(
      'prior_coverage',
      'details.wc.general.prior_coverage',
      rates(['lapsed'], 1.1, 'A gap in coverage adds to the price, since nobody saw what happened in it.'),
    ),
    answerRule(
      'hurt_since',
      'details.wc.general.hurt_since',
      refers(['Yes'], 'Someone was hurt while you had no coverage. An underwriter reads what happened.'),
    ),
    answerRule(
      'no_employees',
      'details.wc.general.has_employees',
      refers(['No'], 'An underwriter reviews policies without employees: they often are not needed.'),
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
      above: 4_000_000,
      outcome: 'decline',
      reason: 'We insure businesses with up to $4,000,000 of payroll a year.',
    },
    {
      code: 'payroll.review',
      measure: 'details.wc.payroll[].payroll',
      above: 1_500_000,
      outcome: 'refer',
      reason: 'An underwriter reviews payrolls of more than $1,500,000 a year.',
    },
    {
      code: 'mod.limit',
      measure: 'details.wc.general.experience_mod',
      above: 150,
      outcome: 'decline',
      reason: 'Your experience modification is above 1.50. Ask us again when it has come down.',
    },
    {
      code: 'mod.review',
      measure: 'details.wc.general.experience_mod',
      above: 125,
      outcome: 'refer',
      reason: 'Your experience modification is above 1.25. An underwriter reads why.',
    },
    {
      code: 'claims.many',
      measure: 'claims_in_3_years',
      above: 6,
      outcome: 'decline',
      reason: 'Seven or more injuries in three years are more than we can take on now.',
    },
    {
      code: 'claims.several',
      measure: 'claims_in_3_years',
      above: 2,
      outcome: 'refer',
      reason: 'You listed more than two injuries in three years. An underwriter reads what you changed.',
    },
    {
      code: 'claims.large',
      measure: 'paid_in_3_years',
      above: 40_000,
      outcome: 'refer',
      reason: 'Injuries of the last three years cost more than $40,000. An underwriter reads what happened.',
    },
    ...everyEmployer,
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: payrollExposures({
        per100: [0.2, 1.05, 2.9, 6.2, 13],
        states: {
          CA: 1.6,
          NY: 1.4,
          NJ: 1.35,
          CT: 1.25,
          IL: 1.15,
          WI: 1.1,
          FL: 1.05,
          IN: 0.75,
          TX: 0.75,
          AR: 0.7,
          UT: 0.75,
          VA: 0.85,
        },
      }),
      factors: [experienceMod],
      states: {},
      limitAt: 'details.wc.general.el_limit',
      occurrence: [
        { amount: 100_000, factor: 0.95 },
        { amount: 500_000, factor: 0.98 },
        { amount: 1_000_000, factor: 1 },
      ],
      deductible: [{ amount: 0, factor: 1 }],
      shownLimits: employersLiability,
      usualOccurrence: 1_000_000,
      usualDeductible: 0,
      minimumPremium: 450,
      policyFee: 160,
      level: 1,
    },
  ],
  standardCovers: [auditNote],
  // Rated by the answer to the carrier’s own question.
  optionalCovers: [addition('waiver', 'whole'), newYorkBenefits('whole', 1.05)],
  highlights: [
    { included: true, label: 'Pay as you go: premium follows each payroll' },
    { included: true, label: 'Care line that answers an injury day and night' },
    { included: true, label: 'Employees who travel to other states for a while', code: 'other_states' },
    { included: false, label: 'Owners whom you chose to leave out', code: 'owners_left_out' },
    { included: false, label: 'Subcontractors’ people, if those are insured' },
  ],
}
