import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { eventAlcohol } from '../shared/additions.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'
import { attendance, eventDays, peopleWithoutGuards, setupDays } from '../shared/event-days.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'venue_state',
    'details.event.venue.state',
    declines(['AK', 'HI', ...outsideTheStates], 'We do not insure events in the state of your venue.'),
  ),
  answerRule(
    'type',
    'details.event.type',
    declines(
      ['fireworks_display', 'rodeo_or_animal_show', 'martial_arts_contest', 'boat_parade_or_regatta'],
      'We do not insure fireworks, rodeos, fights or boat races.',
    ),
    refers(
      [
        'beer_or_wine_festival',
        'concert_rock_rap_or_electronic',
        'music_festival',
        'mud_or_obstacle_run',
        'triathlon_or_marathon',
      ],
      'An underwriter reviews festivals, large concerts and races before we make an offer.',
    ),
    refers(
      ['camping_trip', 'sports_camp', 'youth_retreat'],
      'An underwriter reviews camps before we make an offer: who looks after the children, by day and by night.',
    ),
    rates(
      [
        'bicycle_ride',
        'county_or_street_fair',
        'haunted_house',
        'hay_ride_or_corn_maze',
        'parade',
        'renaissance_fair',
        'sports_tournament',
        'swim_meet',
      ],
      1.3,
      'Fairs, parades and sports see more accidents, so they cost more.',
    ),
  ),
  answerRule(
    'activities',
    'details.event.activities',
    declines(
      ['fireworks', 'rides', 'mechanical_bull', 'weapons', 'flying', 'motor'],
      'We do not insure fireworks, rides, shooting, flying or motor sports at an event.',
    ),
    refers(
      ['bonfire', 'climbing', 'swimming'],
      'An underwriter reviews bonfires, climbing and water before we make an offer.',
    ),
    rates(['inflatables', 'animals'], 1.2, 'Bounce houses and animals add to the price.'),
  ),
  answerRule(
    'alcohol',
    'details.event.alcohol',
    rates(['free', 'own'], 1.1, 'Serving alcohol adds to the price.'),
    rates(['sold'], 1.45, 'Selling alcohol adds to the price. Liquor liability is included.'),
  ),
  answerRule(
    'alcohol_license',
    'details.event.alcohol_license',
    declines(['No'], 'We do not insure the sale of alcohol without a license.'),
    unsure('the license'),
  ),
  answerRule(
    'past_midnight',
    'details.event.past_midnight',
    rates(['Yes'], 1.05, 'An event that goes on past midnight costs more.'),
  ),
  answerRule(
    'security',
    'details.event.security',
    rates(['company', 'police'], 0.93, 'Security by professionals lowers the price.'),
  ),
  answerRule(
    'security_armed',
    'details.event.security_armed',
    refers(['Yes'], 'An underwriter reviews events with armed security.'),
    unsure('armed security'),
  ),
  answerRule(
    'athletic',
    'details.event.athletic',
    rates(['Yes'], 1.25, 'Sport adds to the price. Injuries of those who take part are not covered.'),
  ),
  answerRule(
    'overnight',
    'details.event.overnight',
    refers(['Yes'], 'An underwriter reviews events where people camp or stay overnight.'),
  ),
  answerRule(
    'genres',
    'details.event.genres',
    refers(['rap', 'metal'], 'An underwriter reviews concerts of this kind of music.'),
    rates(['electronic', 'rock'], 1.15, 'Rock and electronic concerts add to the price.'),
  ),
  answerRule(
    'structures_by',
    'details.event.structures_by',
    refers(['ourselves'], 'An underwriter reviews stages, tents and bleachers that are not put up by a company.'),
    refers(['not_sure'], 'You were not sure who puts up the structures. An underwriter checks it with you.'),
  ),
  answerRule(
    'vendors_insured',
    'details.event.vendors_insured',
    rates(['No'], 1.2, 'Vendors without insurance that names you add to the price.'),
    rates(['Yes'], 0.95, 'Vendors whose insurance names you lower the price.'),
    unsure('your vendors’ insurance'),
  ),
  answerRule(
    'first_aid',
    'details.event.first_aid',
    rates(['No', 'Not sure'], 1.08, 'An event without a plan for first aid that people know costs more.'),
  ),
  answerRule(
    'past_losses',
    'details.event.past_losses',
    rates(['Yes'], 1.2, 'Accidents at earlier events add to the price.'),
  ),
]

export const cnaSe: SampleLine = {
  name: 'Special event',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  reads: (request) => ({ without_guards: peopleWithoutGuards(request) }),
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['alcohol'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.bar',
      reason: 'An underwriter reviews each bar and club before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'crowd.limit',
      measure: 'details.event.attendance_day',
      above: 10_000,
      outcome: 'decline',
      reason: 'We insure events with up to 10,000 people a day.',
    },
    {
      code: 'crowd.review',
      measure: 'details.event.attendance_day',
      above: 3000,
      outcome: 'refer',
      reason: 'An underwriter reviews events with more than 3,000 people a day.',
    },
    {
      code: 'crowd.guards',
      measure: 'details.rated.without_guards',
      above: 0,
      outcome: 'refer',
      reason: 'An underwriter reviews more than 500 people a day with few to keep order: one for each 250 is usual.',
    },
    {
      code: 'losses.large',
      measure: 'details.event.past_losses_paid',
      above: 10_000,
      outcome: 'refer',
      reason: 'Accidents at earlier events cost more than $10,000. An underwriter reads what happened.',
    },
    {
      code: 'cancellation.review',
      measure: 'details.event.cancellation_costs',
      above: 250_000,
      outcome: 'refer',
      reason: 'An underwriter reviews events that cost more than $250,000 if they are called off.',
    },
    {
      code: 'start.near',
      measure: 'days_back',
      above: -2,
      outcome: 'refer',
      reason: 'Your event begins within a day. An underwriter tells you whether there is time.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'The event', explanation: '160 for each event.', premium: () => 160 },
        {
          name: 'People',
          explanation: '0.35 for each of the first 1,000.',
          premium: (request) => Math.min(attendance(request), 1000) * 0.35,
        },
        {
          name: 'People above 1,000',
          explanation: '0.2 for each further one.',
          premium: (request) => Math.max(attendance(request) - 1000, 0) * 0.2,
        },
        {
          name: 'Days after the first',
          explanation: '60 for each.',
          premium: (request) => (eventDays(request) - 1) * 60,
        },
        { name: 'Days of setting up', explanation: '15 for each.', premium: (request) => setupDays(request) * 15 },
        {
          name: 'If it is called off',
          amount: 'details.event.cancellation_costs',
          per: 100,
          rate: 1.6,
          shownAs: 'If the event is called off',
        },
        { name: 'Other businesses there', amount: 'details.event.vendor_count', per: 1, rate: 3 },
      ],
      experience: false,
      limitAt: 'details.event.limit',
      deductibleAt: 'details.event.deductible',
      limitLabel: 'Limit for each accident',
      aggregateTimes: 2,
      states: { CA: 1.12, NY: 1.2, IL: 1.05 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.25 },
        { amount: 5_000_000, factor: 1.9 },
      ],
      deductible: [
        { amount: 0, factor: 1.05 },
        { amount: 500, factor: 1 },
        { amount: 1000, factor: 0.95 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 500,
      minimumPremium: 185,
      policyFee: 25,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'premises_rented', label: 'Damage to the venue', offered: '$500,000' },
    { code: 'medical', label: 'Medical costs of guests', offered: '$5,000' },
  ],
  optionalCovers: eventAlcohol('whole'),
  highlights: [
    { included: true, label: 'Liability for alcohol, sold or free' },
    { included: true, label: 'Medical costs of guests, whoever is at fault', code: 'medical' },
    { included: true, label: 'Limits up to $5,000,000' },
    { included: false, label: 'Injuries of people who compete', code: 'athletes' },
    { included: false, label: 'Stages and tents that fall over' },
  ],
}
