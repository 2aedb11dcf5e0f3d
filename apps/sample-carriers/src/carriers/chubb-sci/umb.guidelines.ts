import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { insuranceCanceled } from '../shared/everyday-guidelines.ts'

/** How Northgate Mutual rates answers about an umbrella: shops, offices and services. */
export const chubbSciUmbrellaAnswers: readonly AnswerRule[] = [
  answerRule(
    'craft',
    'details.umbrella.craft',
    declines(['aircraft'], 'We do not write umbrellas over owned or leased aircraft.'),
    refers(['boats', 'drones'], 'An underwriter reviews larger boats and drones.'),
  ),
  answerRule(
    'products',
    'details.umbrella.products',
    declines(['aircraft_parts'], 'We do not write umbrellas over makers and sellers of aircraft parts.'),
    refers(['medical', 'vehicle_parts', 'chemicals'], 'An underwriter reviews products that can injure many people.'),
    rates(['children', 'ingested'], 1.15, 'Products for children or to be eaten add to the price.'),
  ),
  answerRule(
    'foreign',
    'details.umbrella.foreign',
    rates(['Yes'], 1.1, 'Claims brought abroad are covered too, which adds to the price.'),
  ),
  answerRule(
    'advertising',
    'details.umbrella.advertising',
    rates(
      { more_than: 250_000 },
      1.04,
      'More than $250,000 of advertising a year brings more claims of slander and copying, and adds to the price.',
    ),
  ),
  answerRule(
    'radius',
    'details.umbrella.radius',
    refers(['long'], 'An underwriter reviews vehicles that usually go more than 200 miles from base.'),
  ),
  answerRule(
    'young_drivers',
    'details.umbrella.young_drivers',
    rates({ more_than: 0 }, 1.05, 'Drivers under 25 add a little to the price.'),
  ),
  answerRule(
    'claims_made',
    'details.umbrella.claims_made',
    refers(['Not sure'], 'You were not sure how a policy below pays. An underwriter reviews its first page.'),
  ),
  answerRule(
    'retro_gap',
    'details.umbrella.retro_gap',
    refers(['Yes', 'Not sure'], 'An underwriter reviews the dates of your claims-made policy.'),
  ),
  answerRule(
    'follow_form',
    'details.umbrella.follow_form',
    refers(['Yes'], 'An underwriter compares the wordings, since the contract asks for the same one.'),
  ),
]

export const chubbSciUmbrellaGuidelines: readonly Guideline[] = [
  {
    code: 'underlying.short',
    measure: 'details.rated.short_policies',
    above: 0,
    outcome: 'decline',
    reason:
      'A policy below the umbrella has a lower limit than we need: $1,000,000 for a claim and $2,000,000 a year for liability, $1,000,000 for auto and for employers’ liability. Raise it, and ask again.',
  },
  {
    code: 'underlying.liability',
    measure: 'details.rated.without_liability',
    above: 0,
    outcome: 'decline',
    reason: 'We do not write an umbrella without general liability below it.',
  },
  {
    code: 'underlying.auto',
    measure: 'details.rated.without_auto',
    above: 0,
    outcome: 'decline',
    reason: 'You own vehicles, and no auto policy stands below the umbrella. List or buy one, and ask again.',
  },
  {
    code: 'underlying.ends',
    measure: 'details.rated.ending_soon',
    above: 0,
    outcome: 'refer',
    reason: 'A policy below ends before the umbrella begins. An underwriter asks for its renewal.',
  },
  {
    code: 'fleet.heavy',
    measure: 'details.rated.heavy_vehicles',
    above: 0,
    outcome: 'decline',
    reason: 'We do not write umbrellas over heavy trucks.',
  },
  {
    code: 'fleet.review',
    measure: 'details.rated.own_vehicles',
    above: 15,
    outcome: 'refer',
    reason: 'An underwriter reviews more than 15 vehicles.',
  },
  {
    code: 'losses.large',
    measure: 'details.umbrella.large_loss_count',
    above: 1,
    outcome: 'refer',
    reason: 'Two or more claims cost over $10,000. An underwriter reads what happened.',
  },
  {
    code: 'sales.review',
    measure: 'annual_revenue',
    above: 10000000,
    outcome: 'refer',
    reason: 'An underwriter reviews businesses with more than $10,000,000 of sales a year.',
  },
  {
    code: 'liquor.share',
    measure: 'details.umbrella.liquor_share',
    above: 50,
    outcome: 'decline',
    reason: 'We do not write umbrellas over businesses that sell mostly alcohol.',
  },
  insuranceCanceled,
  {
    code: 'underlying.employers',
    measure: 'details.rated.without_employers',
    above: 0,
    outcome: 'refer',
    reason: 'You have employees, and no employers’ liability is listed. An underwriter asks about it.',
  },
]
