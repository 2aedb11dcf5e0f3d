import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { insuranceCanceled } from '../shared/everyday-guidelines.ts'

/** How Prairie Shield Mutual, which knows trucks, rates answers about vehicles and drivers. */
export const acuityAutoAnswers: readonly AnswerRule[] = [
  answerRule(
    'uses',
    'details.ca.uses',
    declines(
      ['app_driving'],
      'We do not insure rideshare or food delivery through an app. The app’s own insurance is meant for it.',
    ),
    refers(['passengers'], 'An underwriter reviews carrying passengers: routes, seats and who rides.'),
    refers(
      ['shuttle'],
      'An underwriter reviews vehicles that carry guests, members or children: seats, routes and who drives.',
    ),
  ),
  answerRule(
    'hazmat',
    'details.ca.hazmat',
    declines(['Yes'], 'We do not insure goods with a hazard placard, since federal law asks for far higher limits.'),
  ),
  answerRule(
    'commodities',
    'details.ca.commodities',
    rates(['theft'], 1.12, 'Electronics, alcohol, tobacco and medicine are stolen most, which adds to the price.'),
    rates(['chilled', 'autos', 'livestock'], 1.06, 'Loads that spoil or are hurt on the way add to the price.'),
    refers(['waste', 'other'], 'An underwriter checks what you haul before pricing it.'),
  ),
  answerRule(
    'phone_rule',
    'details.ca.phone_rule',
    rates(['Yes'], 0.98, 'A written rule against phones at the wheel lowers the price a little.'),
  ),
  answerRule(
    'interchange',
    'details.ca.interchange',
    refers(['Yes'], 'An underwriter reads the trailer agreement before pricing other people’s trailers.'),
  ),
  answerRule(
    'major',
    'details.drivers[].major',
    refers(
      ['Yes'],
      'An underwriter reviews a driver with a grave offense. We may ask that this person does not drive.',
    ),
  ),
  answerRule(
    'record_checks',
    'details.ca.record_checks',
    rates(['before_and_yearly'], 0.93, 'You check driving records every year, which lowers the price.'),
    rates(['never'], 1.1, 'Driving records are not checked, which adds to the price.'),
  ),
  answerRule(
    'record_standard',
    'details.ca.record_standard',
    rates(['Yes'], 0.98, 'A written standard for drivers lowers the price a little.'),
  ),
  answerRule(
    'devices',
    'details.ca.devices',
    rates(['tracking'], 0.95, 'Tracking that reports speed and braking lowers the price.'),
    rates(['speed_limit'], 0.97, 'Speed limiters lower the price.'),
  ),
  answerRule(
    'maintenance',
    'details.ca.maintenance',
    rates(['written'], 0.95, 'A written maintenance schedule lowers the price.'),
    rates(['repairs'], 1.08, 'Vehicles that are only repaired when they break add to the price.'),
  ),
  answerRule(
    'personal_use',
    'details.ca.personal_use',
    rates(['driver'], 1.04, 'Private use by the assigned driver adds to the price.'),
    rates(['family'], 1.08, 'Private use by family members adds to the price.'),
  ),
  answerRule(
    'uninsured',
    'details.ca.uninsured',
    rates(['same'], 1.05, 'Uninsured motorist coverage up to your own limit is included.'),
  ),
]

export const acuityAutoGuidelines: readonly Guideline[] = [
  {
    code: 'fleet.review',
    measure: 'details.rated.power_units',
    above: 25,
    outcome: 'refer',
    reason: 'An underwriter for fleets looks at more than 25 vehicles.',
  },
  {
    code: 'vehicles.seats',
    measure: 'details.rated.large_passenger_units',
    above: 0,
    outcome: 'decline',
    reason: 'We do not insure vehicles with more than 15 seats.',
  },
  {
    code: 'drivers.cdl',
    measure: 'details.rated.without_cdl',
    above: 0,
    outcome: 'refer',
    reason:
      'A heavy truck or bus is listed, and no driver with a commercial license (CDL). An underwriter asks who drives it.',
  },
  {
    code: 'limit.for_hire',
    measure: 'details.rated.low_for_hire',
    above: 0,
    outcome: 'refer',
    reason:
      'Trucks that haul for others between states must be insured for $750,000 or more. An underwriter asks where you drive.',
  },
  {
    code: 'drivers.major',
    measure: 'details.rated.major_offenders',
    above: 1,
    outcome: 'decline',
    reason: 'Two or more drivers have a DUI, a suspended license or a hit and run. That is more than we can take on.',
  },
  {
    code: 'drivers.poor',
    measure: 'details.rated.poor_drivers',
    above: 2,
    outcome: 'refer',
    reason: 'An underwriter reads the records of drivers with several tickets or crashes.',
  },
  {
    code: 'drivers.young',
    measure: 'details.rated.drivers_under_21',
    above: 1,
    outcome: 'refer',
    reason: 'An underwriter reviews businesses with several drivers under 21.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 6,
    outcome: 'decline',
    reason: 'Seven or more claims in three years are more than we can take on now. Ask again when they are older.',
  },
  {
    code: 'claims.several',
    measure: 'claims_in_3_years',
    above: 3,
    outcome: 'refer',
    reason: 'You reported four or more claims in three years. An underwriter reads what happened.',
  },
  {
    code: 'new.business',
    measure: 'years_short_of_3',
    above: 1.5,
    outcome: 'refer',
    reason: 'An underwriter reviews new businesses and asks where you drove before.',
  },
  insuranceCanceled,
]
