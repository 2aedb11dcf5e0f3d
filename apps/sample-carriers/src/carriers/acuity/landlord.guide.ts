import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'

/** What answers about rented homes do at Prairie Shield Mutual: houses and small buildings let by the year. */
export const acuityLandlordAnswers: readonly AnswerRule[] = [
  {
    code: 'form',
    answer: 'details.landlord.form',
    effects: [
      {
        when: { is: ['broad'] },
        outcome: 'rate',
        factor: 0.92,
        reason: 'You chose the broad form, which pays for fewer causes than the special form.',
      },
      {
        when: { is: ['basic'] },
        outcome: 'rate',
        factor: 0.76,
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
        factor: 0.9,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['2'] },
        outcome: 'rate',
        factor: 0.85,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['5'] },
        outcome: 'rate',
        factor: 0.74,
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
        factor: 0.96,
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
    code: 'screening',
    answer: 'details.landlord.screening',
    effects: [
      {
        when: { is: ['background'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'You check tenants’ background before you rent to them, which lowers the price.',
      },
    ],
  },
  {
    code: 'wiring',
    answer: 'details.landlord.dwellings[].wiring',
    effects: [
      {
        when: { is: ['not_sure'] },
        outcome: 'refer',
        reason: 'You were not sure about the wiring of a home. An underwriter asks for a picture of its panel.',
      },
      {
        when: { is: ['knob_tube'] },
        outcome: 'knockout',
        reason: 'We do not insure homes with knob-and-tube wiring.',
      },
      {
        when: { is: ['old_panel', 'aluminum'] },
        outcome: 'refer',
        reason: 'An underwriter asks for an electrician’s note on the wiring.',
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
        outcome: 'rate',
        factor: 1.08,
        reason: 'A wood stove adds to the price.',
      },
    ],
  },
  {
    code: 'occupancy',
    answer: 'details.landlord.dwellings[].occupancy',
    effects: [
      {
        when: { is: ['short_term'] },
        outcome: 'knockout',
        reason: 'We do not insure homes rented by the night or week.',
      },
      {
        when: { is: ['student'] },
        outcome: 'refer',
        reason: 'An underwriter looks at homes rented to students by the room.',
      },
    ],
  },
  {
    code: 'kind',
    answer: 'details.landlord.dwellings[].kind',
    effects: [
      {
        when: { is: ['apartments'] },
        outcome: 'knockout',
        reason: 'We insure buildings of up to four homes.',
      },
      {
        when: { is: ['manufactured'] },
        outcome: 'refer',
        reason: 'An underwriter looks at manufactured homes: age and tie-downs.',
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
        factor: 1.05,
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
        outcome: 'refer',
        reason: 'An underwriter asks for the trampoline to go before the policy starts.',
      },
    ],
  },
  {
    code: 'dogs',
    answer: 'details.landlord.dwellings[].dogs',
    effects: [
      {
        when: { is: ['any'] },
        outcome: 'refer',
        reason: 'An underwriter asks which dogs tenants keep.',
      },
    ],
  },
  {
    code: 'violations',
    answer: 'details.landlord.violations',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'knockout',
        reason: 'We do not insure homes with an open code violation. Ask again when it is fixed.',
      },
    ],
  },
  {
    code: 'lease',
    answer: 'details.landlord.lease',
    effects: [
      {
        when: { is: ['monthly', 'none'] },
        outcome: 'refer',
        reason: 'An underwriter looks at homes rented without a lease of six months or more.',
      },
    ],
  },
]

export const acuityLandlordGuidelines: readonly Guideline[] = [
  {
    code: 'homes.many',
    measure: 'details.rated.homes',
    above: 25,
    outcome: 'refer',
    reason: 'An underwriter looks at more than 25 homes.',
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
    code: 'roof.hail',
    measure: 'details.rated.oldest_roof',
    above: 20,
    outcome: 'refer',
    reason: 'Hail ruins old roofs. An underwriter looks at roofs older than 20 years.',
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
    above: 3,
    outcome: 'refer',
    reason: 'You reported four or more claims in three years. An underwriter reads what happened.',
  },
  {
    code: 'insurance.canceled',
    measure: 'cancelled',
    above: 0,
    outcome: 'refer',
    reason: 'An insurer declined, canceled or did not renew your coverage. An underwriter reads the reason you gave.',
  },
]
