import { readEmployer } from '../../measures/employer.ts'
import type { SampleLine } from '../../rating/sample-carrier.ts'
import { addition } from '../shared/additions.ts'
import { answerRule, declines, refers } from '../shared/answer-effects.ts'
import { everyEmployer } from '../shared/employer-guidelines.ts'
import { licensedInMostStates } from '../shared/everyday-appetite.ts'
import { exemptInNewYork, newYorkBenefits } from '../shared/new-york-benefits.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'
import { stateFunds } from '../shared/state-funds.ts'
import { auditNote, employersLiability, experienceMod, payrollExposures } from '../shared/wc-payroll.ts'
import { wcQuestions } from './wc.questions.ts'

/** Workers’ compensation of Northgate Mutual (sample): offices, shops and light services. */
export const chubbSciWc: SampleLine = {
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
    licensedInMostStates,
    {
      applies: { traits: ['contractor', 'manufacturing', 'height', 'digging'] },
      outcome: 'out',
      code: 'appetite.trade',
      reason: 'We insure offices, shops and services; not trades or manufacturers.',
    },
    {
      applies: { traits: ['security'], min_hazard: 3 },
      outcome: 'out',
      code: 'appetite.armed',
      reason: 'We do not insure guards and others who may have to use force.',
    },
    {
      applies: { min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.heavy_injury',
      reason: 'We do not insure work with so many serious injuries.',
    },
    {
      applies: { traits: ['health', 'children', 'animals'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.care',
      reason: 'An underwriter reviews businesses that lift or look after people before pricing them.',
    },
  ],
  answers: [
    exemptInNewYork,
    answerRule(
      'states',
      'details.wc.payroll[].state',
      declines(['AK', 'HI', 'LA', ...outsideTheStates], 'We are not licensed in every state where your people work.'),
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
      declines(
        ['underground', 'over_water', 'hazardous'],
        'We do not insure work underground, over water or with dangerous materials.',
      ),
      refers(['height', 'group_transport'], 'An underwriter reviews work high up and rides to job sites in groups.'),
    ),
    answerRule(
      'leased',
      'details.wc.general.leased',
      declines(['leased_out', 'peo'], 'We do not insure people who are leased to others or paid by a PEO.'),
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
      declines(['Yes'], 'We do not insure a business that had an injury while it had no coverage.'),
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
      above: 8_000_000,
      outcome: 'decline',
      reason: 'We insure businesses with up to $8,000,000 of payroll a year.',
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
      above: 130,
      outcome: 'decline',
      reason: 'Your experience modification is above 1.30. Ask us again when it has come down.',
    },
    {
      code: 'mod.review',
      measure: 'details.wc.general.experience_mod',
      above: 110,
      outcome: 'refer',
      reason: 'Your experience modification is above 1.10. An underwriter reads why.',
    },
    {
      code: 'claims.many',
      measure: 'claims_in_3_years',
      above: 3,
      outcome: 'decline',
      reason: 'Four or more injuries in three years are more than we can take on now.',
    },
    {
      code: 'claims.several',
      measure: 'claims_in_3_years',
      above: 1,
      outcome: 'refer',
      reason: 'You listed more than one injury in three years. An underwriter reads what you changed.',
    },
    {
      code: 'claims.large',
      measure: 'paid_in_3_years',
      above: 20_000,
      outcome: 'refer',
      reason: 'Injuries of the last three years cost more than $20,000. An underwriter reads what happened.',
    },
    ...everyEmployer,
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: payrollExposures({
        per100: [0.15, 0.85, 2.9, 7, 14],
        states: {
          CA: 1.5,
          NY: 1.35,
          NJ: 1.3,
          CT: 1.2,
          MA: 0.95,
          IL: 1.1,
          FL: 1.05,
          IN: 0.8,
          TX: 0.7,
          AR: 0.75,
          UT: 0.8,
        },
      }),
      factors: [experienceMod],
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
      minimumPremium: 400,
      policyFee: 140,
      level: 1,
    },
  ],
  standardCovers: [auditNote],
  optionalCovers: [addition('waiver', 'whole'), newYorkBenefits('whole', 1.04)],
  highlights: [
    { included: true, label: 'Employers’ liability of $1 million at little extra cost' },
    { included: true, label: 'Ergonomic advice for desks and counters' },
    { included: true, label: 'Coverage for business trips abroad, on request' },
    { included: false, label: 'Owners whom you chose to leave out', code: 'owners_left_out' },
    { included: false, label: 'Work at construction sites' },
  ],
}
