import type { RequestPath } from '../../rating/amounts.ts'
import type { Effect } from '../../rating/rated-question.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { declines, rates, refers, unsure } from '../shared/answer-effects.ts'

const common = (name: string): RequestPath => `details.cdcs.uw_questions.${name}`
const atHome = (name: string): RequestPath => `details.cdcs.residental_questions.${name}`
const atCenter = (name: string): RequestPath => `details.cdcs.commercial_questions.${name}`

/** Matches amounts above `more_than`. */
const moreThan = (more_than: number): Effect['when'] => ({ more_than })

const one = (code: string, answer: RequestPath, ...effects: AnswerRule['effects']): AnswerRule => ({
  code: `day_care.${code}`,
  answer,
  effects,
})

/** How Harrow & Lyme (sample) rates answers about child day care, in both lines. */
export const dayCareAnswers: readonly AnswerRule[] = [
  one(
    'licensed',
    common('licensed'),
    declines(['none'], 'We do not insure day care that needs a license and has none.'),
    refers(['exempt', 'applied'], 'An underwriter reviews day care that has no license, or not yet.'),
  ),
  one(
    'over_capacity',
    'details.rated.over_capacity',
    declines(moreThan(0), 'We do not insure day care with more children at one time than its license allows.'),
  ),
  one(
    'children',
    'details.rated.children',
    refers(moreThan(120), 'An underwriter reviews day care with more than 120 children.'),
  ),
  one(
    'children_per_adult',
    'details.rated.children_per_adult',
    refers(moreThan(12), 'An underwriter reviews day care with more than 12 children for each adult.'),
  ),
  one('babies', 'details.rated.babies', rates(moreThan(0), 1.05, 'Children under 2 years add to the price.')),
  one(
    'background_checks',
    common('background_checks'),
    declines(['No'], 'We do not insure day care where adults are not checked before they are with children.'),
  ),
  one(
    'two_adults',
    common('two_adults'),
    refers(['No'], 'An underwriter reviews day care where an adult may be alone with a child.'),
  ),
  one(
    'cpr',
    common('cpr'),
    refers(['No'], 'An underwriter reviews day care where nobody trained in first aid is there at all times.'),
  ),
  one(
    'ratio_met',
    common('ratio_met'),
    declines(['No'], 'We do not insure day care below the state’s ratio of adults to children.'),
  ),
  one('release', common('release'), declines(['No'], 'We do not insure day care where anyone may fetch a child.')),
  one(
    'corporal_punishment',
    common('corporal_punishment'),
    declines(['Yes'], 'We do not insure day care that uses physical punishment.'),
  ),
  one(
    'license_suspended',
    common('license_suspended'),
    declines(['Yes'], 'We do not insure day care whose license was refused, suspended or taken away.'),
  ),
  one(
    'abuse_allegation',
    common('abuse_allegation'),
    declines(['Yes'], 'We do not insure day care after a claim of abuse. An advisor can ask a specialist.'),
  ),
  one('sick_care', common('sick_care'), declines(['Yes'], 'We do not insure care for sick children.')),
  one(
    'medicines',
    common('medicines'),
    refers(['unlocked'], 'An underwriter reviews medicines that are not written down and locked away.'),
  ),
  one(
    'allergy_plan',
    common('allergy_plan'),
    rates(['No'], 1.08, 'A child with an allergy and no written plan for it adds to the price.'),
  ),
  one(
    'special_needs',
    common('special_needs'),
    refers(['Yes'], 'An underwriter reviews the care of children with medical needs.'),
  ),
  one('animals', common('animals'), rates(['Yes'], 1.04, 'Animals near children add to the price.')),
  one('overnight', common('overnight'), rates(['Yes'], 1.15, 'Overnight care adds to the price.')),
  one(
    'overnight_awake',
    common('overnight_awake'),
    declines(['No'], 'We do not insure overnight care without two adults who stay awake.'),
  ),
  one('field_trips', common('field_trips'), rates(moreThan(4), 1.05, 'More than one trip a week adds to the price.')),
  one(
    'transports',
    common('transports'),
    refers(['Yes'], 'An underwriter checks that the cars in which you drive children are insured for it.'),
  ),
  one('lifeguard', common('lifeguard'), declines(['No'], 'We do not insure trips to the water without a lifeguard.')),
  one(
    'playground_fenced',
    common('playground_fenced'),
    declines(['No'], 'We do not insure playgrounds that are not fenced.'),
  ),
  one(
    'playground_surface',
    common('playground_surface'),
    rates(['hard'], 1.15, 'Concrete or asphalt under the equipment adds to the price.'),
  ),
  one('pool_fenced', common('pool_fenced'), declines(['No'], 'We do not insure pools that are not fenced.')),
  one('pool', common('pool'), rates(['Yes'], 1.12, 'A pool on the premises adds to the price.')),
  one('trampoline', common('trampoline'), declines(['Yes'], 'We do not insure day care with a trampoline.')),
  one(
    'home_type',
    atHome('home_type'),
    declines(['apartment', 'mobile'], 'We do not insure day care in apartments or mobile homes.'),
  ),
  one(
    'owned',
    atHome('owned'),
    rates(['rent'], 1.03, 'A rented home has a landlord to be named on the policy, which adds to the price.'),
  ),
  one(
    'home_policy',
    atHome('home_policy'),
    refers(['No'], 'An underwriter reviews home day care without a homeowner’s or renter’s policy.'),
    unsure('the policy on the home'),
  ),
  one('alarms', atHome('alarms'), declines(['No'], 'We do not insure homes without smoke and carbon monoxide alarms.')),
  one(
    'firearms',
    atHome('firearms'),
    declines(['unlocked'], 'We do not insure day care where firearms are not locked away.'),
  ),
  one('basement', atHome('basement'), rates(['Yes'], 1.08, 'Rooms without their own door outside add to the price.')),
  one('exits', atCenter('exits'), declines(['No'], 'We do not insure rooms for children without two ways out.')),
  one('sprinklers', atCenter('sprinklers'), rates(['Yes'], 0.97, 'A building with sprinklers lowers the price.')),
  one('after_school', atCenter('after_school'), rates(['Yes'], 1.03, 'An after-school program adds to the price.')),
  one(
    'several_rooms',
    atCenter('several_rooms'),
    rates(['No'], 1.06, 'Babies and older children in one room add to the price.'),
  ),
  one('cameras', atCenter('cameras'), rates(['Yes'], 0.95, 'Cameras in the rooms lower the price.')),
  one(
    'volunteers_checked',
    atCenter('volunteers_checked'),
    declines(['No'], 'We do not insure day care where volunteers are not checked like staff.'),
  ),
  // Every offer lists what was asked for: nothing is left out silently.
  one(
    'abuse_limit',
    common('abuse_limit'),
    rates(['100000'], 1.03, 'Coverage for claims of abuse, up to $100,000, is in the price.'),
    rates(['300000', '1000000'], 1.08, 'Coverage for claims of abuse, up to $300,000, is in the price.'),
    refers(['1000000'], 'An underwriter reviews $1 million of coverage for claims of abuse. $300,000 needs no review.'),
  ),
  one(
    'accident_limit',
    common('accident_limit'),
    rates(['10000'], 1.03, 'Children’s accidents, up to $10,000 each, are in the price.'),
    rates(['25000'], 1.06, 'Children’s accidents, up to $25,000 each, are in the price.'),
  ),
]
