import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { eventAlcohol } from '../shared/additions.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'
import { attendance, eventDays, setupDays } from '../shared/event-days.ts'
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
      [
        'beer_or_wine_festival',
        'boat_parade_or_regatta',
        'concert_rock_rap_or_electronic',
        'fireworks_display',
        'martial_arts_contest',
        'mud_or_obstacle_run',
        'music_festival',
        'rodeo_or_animal_show',
        'triathlon_or_marathon',
      ],
      'We do not insure this kind of event. We insure celebrations, meetings, shows and fundraisers.',
    ),
    refers(
      [
        'bicycle_ride',
        'camping_trip',
        'county_or_street_fair',
        'haunted_house',
        'hay_ride_or_corn_maze',
        'parade',
        'renaissance_fair',
        'sports_camp',
        'sports_tournament',
        'swim_meet',
        'youth_retreat',
      ],
      'An underwriter reviews fairs, parades, camps and sports before we make an offer.',
    ),
    rates(
      ['business_meeting', 'seminar', 'lecture_or_speaking_event', 'book_signing', 'job_fair'],
      0.85,
      'Meetings and talks seldom see accidents, so they cost less.',
    ),
  ),
  answerRule(
    'activities',
    'details.event.activities',
    declines(
      ['fireworks', 'bonfire', 'rides', 'mechanical_bull', 'climbing', 'weapons', 'swimming', 'flying', 'motor'],
      'We do not insure events with fire, rides, climbing, weapons, water, flying or motor sports.',
    ),
    refers(['inflatables', 'animals'], 'An underwriter reviews bounce houses and animals before we make an offer.'),
  ),
  answerRule(
    'alcohol',
    'details.event.alcohol',
    rates(['free', 'own'], 1.15, 'Serving alcohol adds to the price. Host liquor coverage is included.'),
    refers(['sold'], 'An underwriter reviews events that sell alcohol. A licensed caterer makes it easier.'),
  ),
  answerRule(
    'alcohol_server',
    'details.event.alcohol_server',
    rates(['volunteers', 'guests'], 1.1, 'Alcohol poured by volunteers or by guests themselves adds to the price.'),
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
    rates(['Yes'], 1.08, 'An event that goes on past midnight costs more.'),
  ),
  answerRule(
    'security_armed',
    'details.event.security_armed',
    declines(['Yes'], 'We do not insure events with armed security.'),
    unsure('armed security'),
  ),
  answerRule(
    'athletic',
    'details.event.athletic',
    rates(['Yes'], 1.2, 'Sport adds to the price. Injuries of those who take part are not covered.'),
  ),
  answerRule(
    'overnight',
    'details.event.overnight',
    declines(['Yes'], 'We do not insure events where people camp or stay overnight.'),
  ),
  answerRule(
    'genres',
    'details.event.genres',
    refers(['rap', 'electronic', 'metal'], 'An underwriter reviews concerts of this kind of music.'),
  ),
  answerRule(
    'setting',
    'details.event.setting',
    declines(['on_water'], 'We do not insure events on boats or on the water.'),
  ),
  answerRule(
    'structures',
    'details.event.structures',
    refers(['bleachers'], 'An underwriter reviews bleachers that are put up for an event.'),
  ),
  answerRule(
    'past_losses',
    'details.event.past_losses',
    rates(['Yes'], 1.2, 'Accidents at earlier events add to the price.'),
  ),
  answerRule(
    'role',
    'details.event.role',
    rates(['vendor', 'performer'], 0.8, 'A stand or a performance is a part of an event only, so it costs less.'),
  ),
]

export const hiscoxSe: SampleLine = {
  name: 'Special event',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['security'], min_hazard: 4 },
      outcome: 'out',
      code: 'appetite.security',
      reason: 'We do not insure guards, or businesses that guard money, weapons or valuables.',
    },
    {
      applies: { traits: ['events', 'alcohol'], min_hazard: 3 },
      outcome: 'refer',
      code: 'appetite.event_businesses',
      reason: 'An underwriter reviews businesses that hold events or serve alcohol as their trade.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'crowd.limit',
      measure: 'details.event.attendance_day',
      above: 1500,
      outcome: 'decline',
      reason: 'We insure events with up to 1,500 people a day.',
    },
    {
      code: 'crowd.review',
      measure: 'details.event.attendance_day',
      above: 500,
      outcome: 'refer',
      reason: 'An underwriter reviews events with more than 500 people a day.',
    },
    {
      code: 'cancellation.review',
      measure: 'details.event.cancellation_costs',
      above: 100_000,
      outcome: 'refer',
      reason: 'An underwriter reviews events that cost more than $100,000 if they are called off.',
    },
    {
      code: 'start.near',
      measure: 'days_back',
      above: -1,
      outcome: 'decline',
      reason: 'We insure events from tomorrow on, not events that have begun.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'The event', explanation: '95 for each event.', premium: () => 95 },
        {
          name: 'People',
          explanation: '0.42 for each person, at least 50.',
          premium: (request) => Math.max(attendance(request), 50) * 0.42,
        },
        {
          name: 'Days after the first',
          explanation: '45 for each.',
          premium: (request) => (eventDays(request) - 1) * 45,
        },
        { name: 'Days of setting up', explanation: '20 for each.', premium: (request) => setupDays(request) * 20 },
        {
          name: 'If it is called off',
          amount: 'details.event.cancellation_costs',
          per: 100,
          rate: 1.3,
          shownAs: 'If the event is called off',
        },
      ],
      experience: false,
      limitAt: 'details.event.limit',
      deductibleAt: 'details.event.deductible',
      limitLabel: 'Limit for each accident',
      aggregateTimes: 2,
      states: { CA: 1.1, NY: 1.15, FL: 1.08, TX: 1.05 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.3 },
      ],
      deductible: [
        { amount: 0, factor: 1 },
        { amount: 500, factor: 0.96 },
        { amount: 1000, factor: 0.93 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 0,
      minimumPremium: 110,
      policyFee: 0,
      level: 1,
    },
  ],
  standardCovers: [{ code: 'premises_rented', label: 'Damage to the venue', offered: '$300,000' }],
  optionalCovers: eventAlcohol('none'),
  highlights: [
    { included: true, label: 'Host liquor liability, for alcohol that is not sold' },
    { included: true, label: 'Venues and cities named free of charge' },
    { included: true, label: 'Certificates at once', code: 'certificates' },
    { included: false, label: 'Liability for selling alcohol' },
    { included: false, label: 'Injuries of people who compete', code: 'athletes' },
  ],
}
