import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** States where it writes no property. */
export const notLicensed: readonly string[] = ['AK', 'CA', 'FL', 'HI', 'LA', 'NJ', 'NY', ...outsideTheStates]

/** What answers about property do at Prairie Shield Mutual: country buildings, hail on their roofs. */
export const acuityPropertyAnswers: readonly AnswerRule[] = [
  {
    code: 'places',
    answer: 'details.locations[].state',
    effects: [
      {
        when: { is: notLicensed },
        outcome: 'knockout',
        reason: 'We are not licensed where one of your locations is.',
      },
    ],
  },
  {
    code: 'causes',
    answer: 'details.cp.causes',
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
        factor: 0.82,
        reason: 'You chose the basic form, which pays for the fewest causes.',
      },
    ],
  },
  {
    code: 'valuation',
    answer: 'details.cp.valuation',
    effects: [
      {
        when: { is: ['actual_cash_value'] },
        outcome: 'rate',
        factor: 0.85,
        reason: 'Paying what things were worth used, not new, lowers the price.',
      },
    ],
  },
  {
    code: 'coinsurance',
    answer: 'details.cp.coinsurance',
    effects: [
      {
        when: { is: ['90'] },
        outcome: 'rate',
        factor: 0.97,
        reason: 'Insuring to 90% of the value lowers the rate a little.',
      },
      {
        when: { is: ['100'] },
        outcome: 'rate',
        factor: 0.94,
        reason: 'Insuring to the full value lowers the rate.',
      },
      {
        when: { is: ['agreed'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'An agreed value costs a little more, and no loss is paid in part.',
      },
    ],
  },
  {
    code: 'storm_deductible',
    answer: 'details.cp.storm_deductible',
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
        factor: 0.84,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['5'] },
        outcome: 'rate',
        factor: 0.72,
        reason: 'A much larger deductible for wind and hail lowers the price.',
      },
    ],
  },
  {
    code: 'processes',
    answer: 'details.cp.processes',
    effects: [
      {
        when: { is: ['ammonia'] },
        outcome: 'knockout',
        reason: 'We do not insure cooling with ammonia.',
      },
      {
        when: { is: ['dust'] },
        outcome: 'refer',
        reason: 'An underwriter asks how much dust there is and how it is collected.',
      },
      {
        when: { is: ['spray_booth'] },
        outcome: 'refer',
        reason: 'An underwriter looks at spray painting.',
      },
      {
        when: { is: ['cooking', 'flammables'] },
        outcome: 'rate',
        factor: 1.09,
        reason: 'Cooking or stored fuel adds to the price.',
      },
    ],
  },
  {
    code: 'hood_system',
    answer: 'details.cp.hood_system',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'refer',
        reason: 'An underwriter looks at frying and grilling without an automatic fire system above it.',
      },
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason:
          'You were not sure about the fire system over your fryers. An underwriter asks for the tag on its tank.',
      },
    ],
  },
  {
    code: 'violations',
    answer: 'details.cp.violations',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks when the open violation will be fixed.',
      },
    ],
  },
  {
    code: 'old_wiring',
    answer: 'details.cp.old_wiring',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason: 'You were not sure about the wiring. An underwriter asks what the building has.',
      },
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter asks when old wiring will be replaced.',
      },
    ],
  },
  {
    code: 'fire_service',
    answer: 'details.cp.fire_service',
    effects: [
      {
        when: { is: ['not_sure'] },
        outcome: 'rate',
        factor: 1.06,
        reason:
          'You were not sure how close help is, so we price as if no hydrant were near. Tell us, and it may fall.',
      },
      {
        when: { is: ['station_only'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'Without a hydrant nearby a fire is harder to put out.',
      },
      {
        when: { is: ['far'] },
        outcome: 'rate',
        factor: 1.3,
        reason: 'Help is far away when it burns, which adds to the price.',
      },
    ],
  },
  {
    code: 'coast_miles',
    answer: 'details.cp.coast_miles',
    effects: [
      {
        when: { is: ['under_1', '1_to_5'] },
        outcome: 'knockout',
        reason: 'We do not insure wind within five miles of salt water.',
      },
    ],
  },
  {
    code: 'renovation',
    answer: 'details.cp.renovation',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter looks at building work before we make an offer.',
      },
    ],
  },
  {
    code: 'flood_zone',
    answer: 'details.cp.flood_zone',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason: 'You were not sure about the flood zone. An underwriter looks it up.',
      },
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter looks at buildings in a flood zone.',
      },
    ],
  },
]

export const acuityPropertyGuidelines: readonly Guideline[] = [
  {
    code: 'value.review',
    measure: 'details.rated.insured_value',
    above: 5000000,
    outcome: 'refer',
    reason: 'An underwriter checks property and income worth more than $5,000,000.',
  },
  {
    code: 'value.limit',
    measure: 'details.rated.insured_value',
    above: 12000000,
    outcome: 'decline',
    reason: 'We insure up to $12,000,000 of property and income.',
  },
  {
    code: 'vacant.limit',
    measure: 'details.cp.vacant_percent',
    above: 31,
    outcome: 'decline',
    reason: 'We do not insure buildings that are more than 31% empty.',
  },
  {
    code: 'roof.hail',
    measure: 'details.rated.roof_age',
    above: 25,
    outcome: 'refer',
    reason: 'Hail ruins old roofs. An underwriter looks at roofs older than 25 years.',
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
