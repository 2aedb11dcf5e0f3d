import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { insuranceCanceled, startDatePassed } from '../shared/everyday-guidelines.ts'

/** How Harrow & Lyme rates answers about vehicles and drivers: vehicles of trades and shops, close to home. */
export const libertyAutoAnswers: readonly AnswerRule[] = [
  answerRule(
    'uses',
    'details.ca.uses',
    declines(
      ['passengers', 'app_driving'],
      'We do not insure carrying passengers for pay, rideshare or food delivery through an app.',
    ),
    declines(['haul_hire'], 'We do not insure hauling for others. An insurer of truckers is the better place for it.'),
    rates(
      ['deliver_own'],
      1.05,
      'Deliveries bring more stops and more small crashes, so they add a little to the price.',
    ),
    refers(
      ['shuttle'],
      'An underwriter reviews vehicles that carry guests, members or children: how many, and how far.',
    ),
  ),
  answerRule(
    'vehicle_use',
    'details.vehicles[].use',
    declines(
      ['for_hire'],
      'We do not insure vehicles that haul for others. An insurer of truckers is the better place for them.',
    ),
  ),
  answerRule(
    'hazmat',
    'details.ca.hazmat',
    declines(['Yes'], 'We do not insure vehicles that carry goods with a hazard placard.'),
  ),
  answerRule(
    'filings',
    'details.ca.filings',
    declines(['federal'], 'We do not file with the FMCSA.'),
    refers(['state', 'city'], 'An underwriter checks which filing you need and whether we can make it.'),
  ),
  answerRule(
    'major',
    'details.drivers[].major',
    declines(
      ['Yes'],
      'We do not insure drivers with a DUI, a suspended license or a hit and run in the last five years.',
    ),
  ),
  answerRule(
    'record_checks',
    'details.ca.record_checks',
    rates(['before_and_yearly'], 0.96, 'You check driving records every year, which lowers the price.'),
    rates(
      ['never'],
      1.08,
      'Driving records are not checked, which adds to the price. Checking before hiring takes it off again.',
    ),
  ),
  answerRule(
    'phone_rule',
    'details.ca.phone_rule',
    rates(['No'], 1.02, 'Without a written rule against phones at the wheel, the price is a little higher.'),
  ),
  answerRule(
    'devices',
    'details.ca.devices',
    rates(['dash_cam', 'tracking'], 0.94, 'Cameras or tracking in most vehicles lower the price.'),
  ),
  answerRule(
    'personal_use',
    'details.ca.personal_use',
    refers(['family'], 'An underwriter reviews vehicles that family members use, since all of them must be listed.'),
    rates(['driver'], 1.03, 'Private use by the assigned driver adds to the price.'),
    rates(['none'], 0.97, 'Vehicles without private use cost less.'),
  ),
  answerRule(
    'ownership',
    'details.vehicles[].ownership',
    refers(
      ['person'],
      'A vehicle is in a person’s own name. An underwriter asks whose, so that the policy names the right owner.',
    ),
  ),
  answerRule(
    'maintenance',
    'details.ca.maintenance',
    rates(['repairs'], 1.05, 'Vehicles without regular service add to the price.'),
  ),
  answerRule(
    'uninsured',
    'details.ca.uninsured',
    rates(['same'], 1.07, 'Uninsured motorist coverage up to your own limit is included.'),
  ),
]

export const libertyAutoGuidelines: readonly Guideline[] = [
  {
    code: 'fleet.limit',
    measure: 'details.rated.power_units',
    above: 15,
    outcome: 'decline',
    reason: 'We insure up to 15 vehicles. An advisor can look for a fleet program.',
  },
  {
    code: 'fleet.review',
    measure: 'details.rated.power_units',
    above: 8,
    outcome: 'refer',
    reason: 'An underwriter reviews more than eight vehicles.',
  },
  {
    code: 'vehicles.long_haul',
    measure: 'details.rated.long_haul_units',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter reviews vehicles that go more than 200 miles from base.',
  },
  {
    code: 'vehicles.heavy',
    measure: 'details.rated.heavy_units',
    above: 3,
    outcome: 'decline',
    reason: 'We insure up to three trucks of more than 26,000 lb.',
  },
  {
    code: 'drivers.poor',
    measure: 'details.rated.poor_drivers',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter reads the record of a driver with several tickets or crashes.',
  },
  {
    code: 'drivers.young',
    measure: 'details.rated.drivers_under_21',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter reviews drivers under 21.',
  },
  {
    code: 'drivers.old',
    measure: 'details.rated.drivers_over_75',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter reviews drivers over 75.',
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
    code: 'drivers.few',
    measure: 'details.rated.drivers_short',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter asks who drives: you listed many more vehicles than drivers.',
  },
  {
    code: 'claims.many',
    measure: 'claims_in_3_years',
    above: 4,
    outcome: 'decline',
    reason: 'Five or more claims in three years are more than we can take on now. Ask again when they are older.',
  },
  {
    code: 'claims.several',
    measure: 'claims_in_3_years',
    above: 2,
    outcome: 'refer',
    reason: 'You reported three or more claims in three years. An underwriter reads what happened.',
  },
  insuranceCanceled,
  startDatePassed,
]
