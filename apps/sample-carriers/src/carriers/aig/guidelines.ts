import type { Guideline } from '../../rating/guideline.ts'
import { startDatePassed } from '../shared/everyday-guidelines.ts'

/** The program's limits: what is declined and what is referred. */
export const lawGuidelines: readonly Guideline[] = [
  {
    code: 'attorneys.none',
    measure: 'details.rated.no_attorneys',
    above: 0,
    outcome: 'refer',
    reason: 'The application names no attorney. An underwriter asks who practices law in your firm.',
  },
  {
    code: 'attorneys.review',
    measure: 'details.rated.attorneys',
    above: 10,
    outcome: 'refer',
    reason: 'An underwriter reads firms with more than 10 attorneys.',
  },
  {
    code: 'staff.counted',
    measure: 'details.rated.staff_untold',
    above: 0,
    outcome: 'refer',
    reason: 'You counted more than 5 employees for each attorney, and said that there are fewer. An underwriter asks.',
  },
  {
    code: 'attorneys.admitted_elsewhere',
    measure: 'details.rated.admitted_elsewhere',
    above: 0,
    outcome: 'refer',
    reason:
      'An attorney is admitted in none of the states where you have an office. An underwriter asks where they practice.',
  },
  {
    code: 'attorneys.changed',
    measure: 'details.rated.attorney_turnover',
    above: 30,
    outcome: 'refer',
    reason:
      'More than 30% of your attorneys have joined or left since last year. An underwriter asks who handles their cases.',
  },
  {
    code: 'areas.hard',
    measure: 'details.rated.hard_areas',
    above: 0,
    outcome: 'decline',
    reason:
      'Some of your income comes from an area of law that we do not insure. Your advisor can ask an insurer that does.',
  },
  {
    code: 'areas.asked_before',
    measure: 'details.rated.areas_asked_before',
    above: 0,
    outcome: 'refer',
    reason:
      'You list oil and gas titles or foreign law, and said before that you do no such work. An underwriter asks.',
  },
  {
    code: 'areas.other',
    measure: 'details.rated.other_area',
    above: 10,
    outcome: 'refer',
    reason: 'More than 10% of your income comes from work outside our areas of law. An underwriter asks what it is.',
  },
  {
    code: 'areas.shares',
    measure: 'details.rated.areas_off',
    above: 0.5,
    outcome: 'refer',
    reason: 'The shares of your areas of practice do not come to 100%. An underwriter sorts them out with you.',
  },
  {
    code: 'claims.many',
    measure: 'details.pl.aig.losses.list[]',
    above: 4,
    outcome: 'decline',
    reason: 'Five or more claims in 5 years are more than we take on. Ask again when they are older.',
  },
  {
    code: 'claims.several',
    measure: 'details.pl.aig.losses.list[]',
    above: 2,
    outcome: 'refer',
    reason: 'More than 2 claims in 5 years. An underwriter reads what they have in common.',
  },
  {
    code: 'claims.large',
    measure: 'details.rated.incurred',
    above: 100_000,
    outcome: 'refer',
    reason: 'Claims came to more than $100,000 in 5 years. An underwriter reads what happened.',
  },
  {
    code: 'outsourced.many',
    measure: 'details.pl.aig.outsourced_attorneys_count',
    above: 5,
    outcome: 'refer',
    reason: 'An underwriter reads firms with more than 5 of counsel and contract attorneys.',
  },
  {
    code: 'limit.high',
    measure: 'details.rated.limit',
    above: 3_000_000,
    outcome: 'refer',
    reason: 'An underwriter decides on limits of $5,000,000 for each claim.',
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
    code: 'insurance.gap',
    measure: 'details.rated.gap_days',
    above: 0,
    outcome: 'refer',
    reason:
      'Your policy of today ends before this one begins, and a gap can cost you the prior acts date. An underwriter moves the first day with you.',
  },
  {
    code: 'start.far',
    measure: 'days_ahead',
    above: 120,
    outcome: 'refer',
    reason: 'Your coverage starts more than 120 days from now. An underwriter can hold a price for you.',
  },
  startDatePassed,
]
