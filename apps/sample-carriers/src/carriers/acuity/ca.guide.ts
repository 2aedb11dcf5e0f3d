import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** What answers about vehicles and drivers do at Prairie Shield Mutual, which knows trucks. */
export const acuityAutoAnswers: readonly AnswerRule[] = [
  {
    code: 'uses',
    answer: 'details.ca.uses',
    effects: [
      {
        when: { is: ['app_driving'] },
        outcome: 'knockout',
        reason: 'We do not insure rideshare or food delivery through an app. The app’s own insurance is meant for it.',
      },
      {
        when: { is: ['passengers'] },
        outcome: 'refer',
        reason: 'An underwriter looks at carrying passengers: routes, seats and who rides.',
      },
      {
        when: { is: ['shuttle'] },
        outcome: 'refer',
        reason:
          'An underwriter looks at vehicles that carry guests, members or children: seats, routes and who drives.',
      },
    ],
  },
  {
    code: 'hazmat',
    answer: 'details.ca.hazmat',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'knockout',
        reason: 'We do not insure goods with a hazard placard, since federal law asks for far higher limits.',
      },
    ],
  },
  {
    code: 'interchange',
    answer: 'details.ca.interchange',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter reads the trailer agreement before pricing other people’s trailers.',
      },
    ],
  },
  {
    code: 'major',
    answer: 'details.drivers[].major',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter looks at a driver with a grave offense. We may ask that this person does not drive.',
      },
    ],
  },
  {
    code: 'record_checks',
    answer: 'details.ca.record_checks',
    effects: [
      {
        when: { is: ['before_and_yearly'] },
        outcome: 'rate',
        factor: 0.93,
        reason: 'You check driving records every year, which lowers the price.',
      },
      {
        when: { is: ['never'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Driving records are not checked, which adds to the price.',
      },
    ],
  },
  {
    code: 'record_standard',
    answer: 'details.ca.record_standard',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.98,
        reason: 'A written standard for drivers lowers the price a little.',
      },
    ],
  },
  {
    code: 'devices',
    answer: 'details.ca.devices',
    effects: [
      {
        when: { is: ['tracking'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'Tracking that reports speed and braking lowers the price.',
      },
      {
        when: { is: ['speed_limit'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Speed limiters lower the price.',
      },
    ],
  },
  {
    code: 'maintenance',
    answer: 'details.ca.maintenance',
    effects: [
      {
        when: { is: ['written'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'A written maintenance schedule lowers the price.',
      },
      {
        when: { is: ['repairs'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Vehicles that are only repaired when they break add to the price.',
      },
    ],
  },
  {
    code: 'personal_use',
    answer: 'details.ca.personal_use',
    effects: [
      {
        when: { is: ['driver'] },
        outcome: 'rate',
        factor: 1.04,
        reason: 'Private use by the assigned driver adds to the price.',
      },
      {
        when: { is: ['family'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Private use by family members adds to the price.',
      },
    ],
  },
  {
    code: 'uninsured',
    answer: 'details.ca.uninsured',
    effects: [
      {
        when: { is: ['same'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'Uninsured motorist coverage up to your own limit is included.',
      },
    ],
  },
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
    reason: 'An underwriter looks at businesses with several drivers under 21.',
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
    reason: 'An underwriter looks at new businesses and asks where you drove before.',
  },
  {
    code: 'insurance.canceled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'An insurer declined, canceled or did not renew your coverage. An underwriter reads the reason you gave.',
  },
]
