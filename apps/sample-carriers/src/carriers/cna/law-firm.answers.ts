import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'

/** How Keystone Casualty (sample) rates the pages for attorneys. It considers hard areas that others decline. */
export const lawFirmAnswers: readonly AnswerRule[] = [
  answerRule(
    'ineligible_areas',
    'details.pl.aig.provided_services_ineligible_aops',
    refers(
      ['Yes'],
      'An underwriter reads your work in fields that many insurers of lawyers leave out, and tells you what can be insured.',
    ),
  ),
  answerRule(
    'ineligible_kinds',
    'details.pl.aig.ineligible_areas_of_practice',
    declines(['tax_shelters', 'crypto'], 'We do not insure opinions on tax shelters or work on token sales.'),
  ),
  answerRule(
    'year_limit',
    'details.pl.aig.cover.limit',
    rates(['1000000_2000000'], 1.08, 'Twice the limit for all claims of a year adds to the price.'),
  ),
  answerRule(
    'continuous',
    'details.pl.aig.continuous_coverage',
    rates(['Yes'], 0.96, 'Your firm has been insured without a break, so you get a credit.'),
    refers(['No'], 'An underwriter goes through the gap in your insurance with you, to set how far back we insure.'),
  ),
  answerRule(
    'lapsed',
    'details.pl.aig.past_insurance',
    refers(['Yes'], 'You were insured before and are not today. An underwriter asks since when, and why.'),
  ),
  {
    code: 'insurance.canceled',
    answer: 'details.pl.aig.cancelled',
    applies: { not_states: ['MO'] },
    effects: [
      refers(['Yes'], 'An insurer declined, canceled or did not renew you. An underwriter reads the reason you gave.'),
    ],
  },
  answerRule(
    'staff',
    'details.pl.aig.non_lawyer_prevalence',
    rates(
      ['Yes'],
      1.12,
      'More than 5 people work for each attorney, who cannot see everything. That adds to the price.',
    ),
  ),
  answerRule(
    'office_sharing',
    'details.pl.aig.firm.shared_with_others',
    refers(['letterhead', 'cases'], 'An underwriter asks whom you share a letterhead or cases with.'),
  ),
  answerRule(
    'predecessors',
    'details.pl.aig.firm.predecessors[].cover_wanted',
    rates(['Yes'], 1.08, 'The work of an earlier firm is insured too. That adds to the price.'),
  ),
  answerRule(
    'docket',
    'details.pl.aig.firm.docket',
    rates(['two_systems'], 0.96, 'Two calendars that check each other lower the price.'),
    refers(['none'], 'An underwriter asks how deadlines are kept when there is no fixed system.'),
  ),
  answerRule(
    'conflicts',
    'details.pl.aig.firm.conflicts',
    rates(['software', 'index'], 0.98, 'You check conflicts of interest against a list, so you get a small credit.'),
    refers(['none'], 'An underwriter asks how conflicts of interest are found when there is no fixed way.'),
  ),
  answerRule(
    'engagement_letters',
    'details.pl.aig.firm.engagement_letters',
    rates(['always'], 0.96, 'Every client gets an engagement letter, so you get a credit.'),
    rates(['sometimes'], 1.04, 'Some clients get no engagement letter. That adds a little to the price.'),
    refers(['never'], 'An underwriter asks how you and your clients agree on the work without a letter.'),
  ),
  answerRule(
    'backup',
    'details.rated.solo_backup',
    rates(['No'], 1.04, 'Nobody stands in when you fall ill. That adds to the price.'),
    unsure('who stands in for you'),
  ),
  answerRule(
    'fee_suits',
    'details.pl.aig.firm.fee_suits',
    refers({ more_than: 1 }, 'An underwriter asks why you had to sue more than one client over fees.'),
  ),
  answerRule(
    'outsourced_supervision',
    'details.pl.aig.outsourced_attorneys_supervised',
    refers(['No'], 'An underwriter asks who reads the work of of counsel and contract attorneys.'),
  ),
  answerRule(
    'outsourced_insurance',
    'details.pl.aig.outsourced_attorneys_insured',
    refers(['No'], 'An underwriter asks for whom attorneys from outside work who have no insurance of their own.'),
    unsure('the insurance of your of counsel and contract attorneys'),
  ),
  answerRule(
    'outsourced_services',
    'details.pl.aig.outsourced_attorneys_services',
    rates(['whole_matters', 'advice'], 1.05, 'Attorneys from outside advise your clients. That adds to the price.'),
  ),
  answerRule(
    'plaintiff_cases',
    'details.pl.aig.supplements.plaintiff.largest_case',
    refers({ more_than: 1_000_000 }, 'An underwriter reads firms with plaintiffs’ cases above $1,000,000.'),
  ),
  answerRule(
    'plaintiff_dates',
    'details.pl.aig.supplements.plaintiff.statute_checks',
    declines(
      ['No'],
      'We do not insure plaintiffs’ firms in which nobody checks a second time when a case must be filed.',
    ),
  ),
  answerRule(
    'escrow',
    'details.pl.aig.supplements.real_estate.escrow',
    rates(['Yes'], 1.06, 'You hold money in escrow. That adds to the price.'),
  ),
  answerRule(
    'title_agency',
    'details.pl.aig.supplements.real_estate.title_agency',
    refers(['Yes'], 'An underwriter asks how the title agency is kept apart from the firm.'),
  ),
  answerRule(
    'offering_documents',
    'details.pl.aig.supplements.securities.offering_documents',
    refers(['Yes'], 'An underwriter reads the offering documents that your firm writes.'),
  ),
  answerRule(
    'claims',
    'details.pl.aig.losses.any',
    rates(['No'], 0.95, 'No claim in the past 5 years, so you get a credit.'),
  ),
  answerRule(
    'claims_open',
    'details.pl.aig.losses.list[].open',
    refers(['Yes'], 'An underwriter asks how the open claim stands before we make an offer.'),
  ),
  answerRule(
    'known_circumstance',
    'details.pl.aig.losses.known_circumstance',
    refers(['Yes'], 'An underwriter reads what could become a claim. Report it to your present insurer too.'),
  ),
  answerRule(
    'disciplined',
    'details.pl.aig.losses.disciplined',
    refers(['Yes'], 'An underwriter asks what the bar decided and what has changed since.'),
  ),
]

/** When a law firm is referred or declined. */
export const lawFirmGuidelines: readonly Guideline[] = [
  {
    code: 'attorneys.none',
    applies: { classes: ['CW541110'] },
    measure: 'details.rated.no_attorneys',
    above: 0,
    outcome: 'refer',
    reason: 'The application names no attorney. An underwriter asks who practices law in your firm.',
  },
  {
    code: 'staff.counted',
    measure: 'details.rated.staff_untold',
    above: 0,
    outcome: 'refer',
    reason: 'You counted more than 5 employees for each attorney, and said that there are fewer. An underwriter asks.',
  },
  {
    code: 'attorneys.changed',
    measure: 'details.rated.attorney_turnover',
    above: 50,
    outcome: 'refer',
    reason: 'More than half of your attorneys came or left since last year. An underwriter asks what happened.',
  },
  {
    code: 'areas.hard',
    measure: 'details.rated.hard_areas',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter reads work for classes of plaintiffs, and on securities, patents and tax shelters.',
  },
  {
    code: 'areas.shares',
    measure: 'details.rated.areas_off',
    above: 0.5,
    outcome: 'refer',
    reason: 'The shares of your areas of practice do not come to 100%. An underwriter sorts them out with you.',
  },
  {
    code: 'law_claims.many',
    measure: 'details.pl.aig.losses.list[]',
    above: 4,
    outcome: 'decline',
    reason: 'Five or more claims in 5 years are more than we take on. Ask again when they are older.',
  },
  {
    code: 'law_claims.large',
    measure: 'details.rated.incurred',
    above: 150_000,
    outcome: 'refer',
    reason: 'Claims about your work came to more than $150,000. An underwriter reads what happened.',
  },
  {
    code: 'attorneys.own_date',
    measure: 'details.rated.lone_dates',
    above: 0,
    outcome: 'refer',
    reason:
      'An attorney has a prior acts date of their own, but the firm has no insurance. An underwriter asks which policy names the date.',
  },
  {
    code: 'limit.most',
    measure: 'details.rated.limit',
    above: 2_000_000,
    outcome: 'refer',
    reason: 'We insure lawyers up to $2,000,000 for each claim. An underwriter can ask for a second layer above it.',
  },
]
