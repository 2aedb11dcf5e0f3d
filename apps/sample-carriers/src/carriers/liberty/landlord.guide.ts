import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** What answers about rented homes do at Harrow & Lyme: city homes and smaller apartment buildings. */
export const libertyLandlordAnswers: readonly AnswerRule[] = [
  {
    code: 'form',
    answer: 'details.landlord.form',
    effects: [
      {
        when: { is: ['broad'] },
        outcome: 'rate',
        factor: 0.94,
        reason: 'You chose the broad form, which pays for fewer causes than the special form.',
      },
      {
        when: { is: ['basic'] },
        outcome: 'rate',
        factor: 0.8,
        reason: 'You chose the basic form, which pays for the fewest causes and for used value only.',
      },
    ],
  },
  {
    code: 'storm_deductible',
    answer: 'details.landlord.storm_deductible',
    effects: [
      {
        when: { is: ['1'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['2'] },
        outcome: 'rate',
        factor: 0.92,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['5'] },
        outcome: 'rate',
        factor: 0.85,
        reason: 'A much larger deductible for wind and hail lowers the price.',
      },
    ],
  },
  {
    code: 'renters_insurance',
    answer: 'details.landlord.renters_insurance',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'rate',
        factor: 0.95,
        reason: 'Tenants have renters insurance, which lowers the price.',
      },
    ],
  },
  {
    code: 'distress',
    answer: 'details.landlord.distress',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter looks at a bankruptcy or foreclosure of the owner.',
      },
    ],
  },
  {
    code: 'tenant_suits',
    answer: 'details.landlord.tenant_suits',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter reads what tenants complained about and how it ended.',
      },
    ],
  },
  {
    code: 'title',
    answer: 'details.landlord.title',
    effects: [
      {
        when: { is: ['mixed'] },
        outcome: 'refer',
        reason: 'An underwriter asks who owns each home, so that the policy names the right owners.',
      },
    ],
  },
  {
    code: 'wiring',
    answer: 'details.landlord.dwellings[].wiring',
    effects: [
      {
        when: { is: ['knob_tube', 'old_panel'] },
        outcome: 'knockout',
        reason: 'We do not insure homes with knob-and-tube wiring, fuse boxes or panels known to fail.',
      },
      {
        when: { is: ['aluminum', 'not_sure'] },
        outcome: 'refer',
        reason: 'An underwriter asks what wiring the home has and how it was made safe.',
      },
    ],
  },
  {
    code: 'heating',
    answer: 'details.landlord.dwellings[].heating',
    effects: [
      {
        when: { is: ['space_heaters'] },
        outcome: 'knockout',
        reason: 'We do not insure homes without heating, or with portable heaters only.',
      },
      {
        when: { is: ['wood_stove'] },
        outcome: 'refer',
        reason: 'An underwriter looks at wood stoves: distance, floor and chimney.',
      },
    ],
  },
  {
    code: 'occupancy',
    answer: 'details.landlord.dwellings[].occupancy',
    effects: [
      {
        when: { is: ['owner_part'] },
        outcome: 'refer',
        reason: 'An owner lives there too. An underwriter looks whether a homeowner’s policy fits better.',
      },
      {
        when: { is: ['student'] },
        outcome: 'refer',
        reason: 'An underwriter looks at homes rented to students by the room.',
      },
    ],
  },
  {
    code: 'pool',
    answer: 'details.landlord.dwellings[].pool',
    effects: [
      {
        when: { is: ['open'] },
        outcome: 'knockout',
        reason: 'We do not insure pools without a full fence.',
      },
      {
        when: { is: ['fenced'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'A pool adds to the price, even with a fence.',
      },
    ],
  },
  {
    code: 'trampoline',
    answer: 'details.landlord.dwellings[].trampoline',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'knockout',
        reason: 'We do not insure homes with a trampoline.',
      },
    ],
  },
  {
    code: 'dogs',
    answer: 'details.landlord.dwellings[].dogs',
    effects: [
      {
        when: { is: ['any'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Dogs without any limit add to the price.',
      },
    ],
  },
  {
    code: 'violations',
    answer: 'details.landlord.violations',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks when the open violation will be fixed.',
      },
    ],
  },
  {
    code: 'manager',
    answer: 'details.landlord.manager',
    effects: [
      {
        when: { is: ['nobody'] },
        outcome: 'rate',
        factor: 1.12,
        reason: 'Nobody nearby looks after the homes, which adds to the price.',
      },
    ],
  },
  {
    code: 'lead',
    answer: 'details.landlord.dwellings[].lead_disclosure',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'refer',
        reason: 'An underwriter asks about lead paint, since tenants did not get the notice.',
      },
    ],
  },
]

export const libertyLandlordGuidelines: readonly Guideline[] = [
  {
    code: 'building.units',
    measure: 'details.rated.largest_units',
    above: 20,
    outcome: 'decline',
    reason: 'We insure buildings of up to 20 homes.',
  },
  {
    code: 'units.review',
    measure: 'details.rated.units',
    above: 40,
    outcome: 'refer',
    reason: 'An underwriter looks at more than 40 homes.',
  },
  {
    code: 'homes.vacant',
    measure: 'details.rated.long_vacant',
    above: 0,
    outcome: 'decline',
    reason: 'We do not insure homes that have been empty for more than 30 days.',
  },
  {
    code: 'homes.value',
    measure: 'details.rated.underinsured',
    above: 0,
    outcome: 'refer',
    reason:
      'The cost to rebuild a home looks low for its size. An underwriter works it out with you, so that you are not short.',
  },
  {
    code: 'homes.alarms',
    measure: 'details.rated.without_alarms',
    above: 0,
    outcome: 'decline',
    reason: 'We do not insure homes without smoke alarms.',
  },
  {
    code: 'roof.age',
    measure: 'details.rated.oldest_roof',
    above: 20,
    outcome: 'refer',
    reason: 'An underwriter looks at roofs older than 20 years.',
  },
  {
    code: 'homes.elsewhere',
    measure: 'details.rated.elsewhere',
    above: 0,
    outcome: 'refer',
    reason: 'A home is in another state than the business. An underwriter checks whether we write there.',
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
]
