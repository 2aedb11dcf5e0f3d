import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'

/** How Ashlar Lawyers Mutual (sample) rates a law firm’s answers about itself. */
export const firmAnswers: readonly AnswerRule[] = [
  answerRule(
    'ineligible_areas',
    'details.pl.aig.provided_services_ineligible_aops',
    declines(
      ['Yes'],
      'We do not insure firms that did legal work of this kind in the past 5 years: a claim can come years later. Insurers who know the field do, and your advisor can ask them.',
    ),
  ),
  answerRule(
    'unchanged',
    'details.rated.unchanged_renewal',
    rates(['Yes'], 0.95, 'You renew with us and nothing has changed, so you get a credit.'),
  ),
  answerRule(
    'year_limit',
    'details.pl.aig.cover.limit',
    rates(['1000000_2000000'], 1.05, 'Twice the limit for all claims of a year adds to the price.'),
  ),
  answerRule(
    'claim_expenses',
    'details.pl.aig.cover.expenses',
    rates(['outside'], 1.12, 'Defense costs are paid on top of your limit. That adds to the price.'),
  ),
  answerRule(
    'deductible_applies',
    'details.pl.aig.cover.deductible_applies',
    rates(['aggregate'], 1.03, 'You bear your deductible once a year at most. That adds a little to the price.'),
  ),
  answerRule(
    'continuous',
    'details.pl.aig.continuous_coverage',
    refers(['No'], 'Your insurance had a gap. An underwriter sets with you the date from which past work is insured.'),
  ),
  answerRule(
    'lapsed',
    'details.pl.aig.past_insurance',
    refers(['Yes'], 'You were insured before and are not today. An underwriter asks how that came about.'),
  ),
  {
    code: 'insurance.canceled',
    answer: 'details.pl.aig.cancelled',
    // Missouri forbids carriers to consider it.
    applies: { not_states: ['MO'] },
    effects: [
      refers(['Yes'], 'An insurer declined, canceled or did not renew you. An underwriter reads the reason you gave.'),
    ],
  },
  answerRule(
    'staff',
    'details.pl.aig.non_lawyer_prevalence',
    refers(
      ['Yes'],
      'More than 5 people work for each attorney. An underwriter asks how attorneys keep watch over what leaves the firm.',
    ),
  ),
  answerRule(
    'billings_growth',
    'details.rated.billings_growth',
    rates(
      { more_than: 50 },
      1.05,
      'Billings grew by more than half in a year: new clients and new work add to the price.',
    ),
  ),
  answerRule(
    'headcount',
    'details.pl.aig.firm.headcount_changed',
    refers(['Yes'], 'Your number of attorneys changed by more than 30% in a year. An underwriter asks what happened.'),
  ),
  answerRule(
    'office_sharing',
    'details.pl.aig.firm.shared_with_others',
    refers(
      ['letterhead', 'cases'],
      'You share a letterhead or cases with other attorneys. A court may hold you to their work, so an underwriter reads it.',
    ),
    rates(['staff', 'files', 'phone'], 1.05, 'Staff, files or a phone shared with other attorneys add to the price.'),
  ),
  answerRule(
    'predecessors',
    'details.pl.aig.firm.predecessors[].cover_wanted',
    refers(['Yes'], 'You want the work of an earlier firm insured. An underwriter asks how far back it was insured.'),
  ),
  answerRule(
    'foreign_work',
    'details.pl.aig.firm.foreign_work',
    refers(['Yes'], 'An underwriter asks about your work outside the United States.'),
  ),
  answerRule(
    'docket',
    'details.pl.aig.firm.docket',
    rates(['two_systems'], 0.93, 'Two calendars that check each other catch missed deadlines, so you get a credit.'),
    rates(
      ['one_system'],
      1.05,
      'Deadlines stand in one calendar only, which adds to the price. A second one would lower it.',
    ),
    rates(['none'], 1.25, 'There is no fixed system for deadlines, and some are missed. That adds to the price.'),
    refers(['none'], 'An underwriter asks how deadlines are kept when nobody but the attorney sees them.'),
  ),
  answerRule(
    'conflicts',
    'details.pl.aig.firm.conflicts',
    rates(['software'], 0.97, 'You check conflicts of interest with software, so you get a credit.'),
    rates(['memory'], 1.08, 'Conflicts of interest are found from memory or by asking around. That adds to the price.'),
    rates(['none'], 1.15, 'There is no fixed way to check for conflicts of interest. That adds to the price.'),
  ),
  answerRule(
    'engagement_letters',
    'details.pl.aig.firm.engagement_letters',
    rates(['always'], 0.95, 'Every client gets an engagement letter, so you get a credit.'),
    rates(['never'], 1.12, 'No engagement letters: what was agreed is hard to show. That adds to the price.'),
  ),
  answerRule(
    'non_engagement_letters',
    'details.pl.aig.firm.non_engagement_letters',
    rates(['never'], 1.05, 'Who is turned away without a letter may think you took the case. That adds a little.'),
  ),
  answerRule(
    'disengagement_letters',
    'details.pl.aig.firm.disengagement_letters',
    rates(['never'], 1.03, 'Clients are not told in writing that a case is closed. That adds a little.'),
  ),
  // The surcharge for a No is part of the attorneys' cost: a second attorney must not lower the whole price.
  answerRule('backup', 'details.rated.solo_backup', unsure('who stands in for you')),
  answerRule(
    'fee_suits',
    'details.pl.aig.firm.fee_suits',
    rates(
      { more_than: 0 },
      1.04,
      'Clients who are sued over fees answer with claims of their own. That adds a little to the price.',
    ),
    refers({ more_than: 2 }, 'You sued more than 2 clients over fees in 2 years. An underwriter asks why.'),
  ),
  answerRule(
    'fee_suits_amount',
    'details.pl.aig.firm.fee_suits_amount',
    rates(
      { more_than: 100_000 },
      1.04,
      'More than $100,000 of fees in court: clients sued for much claim for more. That adds to the price.',
    ),
  ),
  answerRule(
    'largest_client',
    'details.pl.aig.firm.largest_client',
    rates(
      { more_than: 25 },
      1.04,
      'One client pays more than a quarter of your income. That adds a little to the price.',
    ),
    refers(
      { more_than: 50 },
      'One client pays more than half of your income. An underwriter asks how you keep your independence.',
    ),
  ),
  answerRule(
    'outsourced_supervision',
    'details.pl.aig.outsourced_attorneys_supervised',
    refers(['No'], 'An underwriter asks who reads the work of of counsel and contract attorneys.'),
  ),
  answerRule(
    'outsourced_billing',
    'details.pl.aig.outsourced_attorneys_billed',
    refers(
      ['No'],
      'We insure the work of of counsel and contract attorneys when your firm bills it. An underwriter goes through it with you.',
    ),
  ),
  answerRule(
    'outsourced_insurance',
    'details.pl.aig.outsourced_attorneys_insured',
    rates(['Yes'], 0.98, 'Your of counsel and contract attorneys are insured themselves, so you get a small credit.'),
    rates(['No'], 1.03, 'Your of counsel and contract attorneys have no insurance of their own. That adds a little.'),
    unsure('the insurance of your of counsel and contract attorneys'),
  ),
  answerRule(
    'outsourced_services',
    'details.pl.aig.outsourced_attorneys_services',
    rates(['whole_matters'], 1.04, 'Attorneys from outside handle whole cases for you. That adds a little.'),
  ),
  answerRule(
    'claims',
    'details.pl.aig.losses.any',
    rates(['No'], 0.96, 'No claim in the past 5 years, so you get a credit.'),
    rates(['Yes'], 1.06, 'Claims of the past 5 years add to the price, by their age and size.'),
  ),
  answerRule(
    'claims_open',
    'details.pl.aig.losses.list[].open',
    refers(['Yes'], 'A claim is still open. An underwriter asks how it stands.'),
  ),
  answerRule(
    'known_circumstance',
    'details.pl.aig.losses.known_circumstance',
    refers(
      ['Yes'],
      'You know of something that could become a claim. An underwriter reads it; report it to your present insurer now, since a new policy does not insure it.',
    ),
  ),
  answerRule(
    'disciplined',
    'details.pl.aig.losses.disciplined',
    rates(['Yes'], 1.1, 'A complaint to the bar or a sanction adds to the price.'),
    refers(['Yes'], 'An underwriter asks what the bar or the court decided, and what has changed since.'),
  ),
]
