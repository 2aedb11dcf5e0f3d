import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** What answers about vehicles and drivers do at Harrow & Lyme: vehicles of trades and shops, close to home. */
export const libertyAutoAnswers: readonly AnswerRule[] = [
  {
    code: 'uses',
    answer: 'details.ca.uses',
    effects: [
      {
        when: { is: ['passengers', 'app_driving'] },
        outcome: 'knockout',
        reason: 'We do not insure carrying passengers for pay, rideshare or food delivery through an app.',
      },
      {
        when: { is: ['haul_hire'] },
        outcome: 'knockout',
        reason: 'We do not insure hauling for others. An insurer of truckers is the better place for it.',
      },
      {
        when: { is: ['deliver_own'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'Deliveries bring more stops and more small crashes, so they add a little to the price.',
      },
      {
        when: { is: ['shuttle'] },
        outcome: 'refer',
        reason: 'An underwriter looks at vehicles that carry guests, members or children: how many, and how far.',
      },
    ],
  },
  {
    code: 'vehicle_use',
    answer: 'details.vehicles[].use',
    effects: [
      {
        when: { is: ['for_hire'] },
        outcome: 'knockout',
        reason: 'We do not insure vehicles that haul for others. An insurer of truckers is the better place for them.',
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
        reason: 'We do not insure vehicles that carry goods with a hazard placard.',
      },
    ],
  },
  {
    code: 'filings',
    answer: 'details.ca.filings',
    effects: [
      {
        when: { is: ['federal'] },
        outcome: 'knockout',
        reason: 'We do not file with the FMCSA.',
      },
      {
        when: { is: ['state', 'city'] },
        outcome: 'refer',
        reason: 'An underwriter checks which filing you need and whether we can make it.',
      },
    ],
  },
  {
    code: 'major',
    answer: 'details.drivers[].major',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'knockout',
        reason: 'We do not insure drivers with a DUI, a suspended license or a hit and run in the last five years.',
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
        factor: 0.96,
        reason: 'You check driving records every year, which lowers the price.',
      },
      {
        when: { is: ['never'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Driving records are not checked, which adds to the price. Checking before hiring takes it off again.',
      },
    ],
  },
  {
    code: 'devices',
    answer: 'details.ca.devices',
    effects: [
      {
        when: { is: ['dash_cam', 'tracking'] },
        outcome: 'rate',
        factor: 0.94,
        reason: 'Cameras or tracking in most vehicles lower the price.',
      },
    ],
  },
  {
    code: 'personal_use',
    answer: 'details.ca.personal_use',
    effects: [
      {
        when: { is: ['family'] },
        outcome: 'refer',
        reason: 'An underwriter looks at vehicles that family members use, since all of them must be listed.',
      },
      {
        when: { is: ['driver'] },
        outcome: 'rate',
        factor: 1.03,
        reason: 'Private use by the assigned driver adds to the price.',
      },
      {
        when: { is: ['none'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Vehicles without private use cost less.',
      },
    ],
  },
  {
    code: 'ownership',
    answer: 'details.vehicles[].ownership',
    effects: [
      {
        when: { is: ['person'] },
        outcome: 'refer',
        reason:
          'A vehicle is in a person’s own name. An underwriter asks whose, so that the policy names the right owner.',
      },
    ],
  },
  {
    code: 'maintenance',
    answer: 'details.ca.maintenance',
    effects: [
      {
        when: { is: ['repairs'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'Vehicles without regular service add to the price.',
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
        factor: 1.07,
        reason: 'Uninsured motorist coverage up to your own limit is included.',
      },
    ],
  },
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
    reason: 'An underwriter looks at more than eight vehicles.',
  },
  {
    code: 'vehicles.long_haul',
    measure: 'details.rated.long_haul_units',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter looks at vehicles that go more than 200 miles from base.',
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
    reason: 'An underwriter looks at drivers under 21.',
  },
  {
    code: 'drivers.old',
    measure: 'details.rated.drivers_over_75',
    above: 0,
    outcome: 'refer',
    reason: 'An underwriter looks at drivers over 75.',
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
  {
    code: 'insurance.canceled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'An insurer declined, canceled or did not renew your coverage. An underwriter reads the reason you gave.',
  },
  {
    code: 'start.past',
    measure: 'days_back',
    above: 0,
    outcome: 'refer',
    reason: 'Your start date has passed. An underwriter tells you the earliest date we can offer.',
  },
]
