// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** States where it writes no property. */
export const notLicensed: readonly string[] = ['AK', 'HI', ...outsideTheStates]

/** What answers about property do at Harrow & Lyme: smaller buildings, sound and close to help. */
export const libertyPropertyAnswers: readonly AnswerRule[] = [
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
        factor: 0.93,
        reason: 'You chose the broad form, which pays for fewer causes than the special form.',
      },
      {
        when: { is: ['basic'] },
        outcome: 'rate',
        factor: 0.85,
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
        factor: 0.88,
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
        factor: 0.95,
        reason: 'Insuring to the full value lowers the rate.',
      },
      {
        when: { is: ['agreed'] },
        outcome: 'rate',
        factor: 1.04,
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
        factor: 0.96,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['2'] },
        outcome: 'rate',
        factor: 0.93,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['5'] },
        outcome: 'rate',
        factor: 0.87,
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
        reason: 'We do not insure places that cool with ammonia.',
      },
      {
        when: { is: ['dust'] },
        outcome: 'refer',
        reason: 'An underwriter asks how dust is collected. A little flour or sawdust is usually no obstacle.',
      },
      {
        when: { is: ['spray_booth', 'flammables'] },
        outcome: 'refer',
        reason: 'An underwriter looks at spray painting and stored solvents: booth, vents and cabinets.',
      },
      {
        when: { is: ['cooking'] },
        outcome: 'rate',
        factor: 1.1,
        reason: 'Frying and grilling start fires, which adds to the price.',
      },
      {
        when: { is: ['welding'] },
        outcome: 'rate',
        factor: 1.05,
        reason: 'Torches start fires, which adds a little to the price.',
      },
    ],
  },
  {
    code: 'hood_system',
    answer: 'details.cp.hood_system',
    effects: [
      {
        when: { is: ['No'] },
        outcome: 'knockout',
        reason: 'We do not insure frying or grilling without an automatic fire system. Ask again once one is in.',
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
        when: { is: ['Yes'] },
        outcome: 'knockout',
        reason: 'We do not insure buildings with aluminum or knob-and-tube wiring until it is replaced.',
      },
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason: 'An underwriter asks what wiring the building has.',
      },
    ],
  },
  {
    code: 'neighbors',
    answer: 'details.cp.neighbors',
    effects: [
      {
        when: { is: ['restaurant', 'bar', 'woodworking'] },
        outcome: 'rate',
        factor: 1.06,
        reason: 'A neighbor with more fires than most adds to the price.',
      },
      {
        when: { is: ['flammables'] },
        outcome: 'refer',
        reason: 'An underwriter looks at how far fuel and chemicals next door are from you.',
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
        factor: 1.15,
        reason:
          'You were not sure how close help is, so we price as if no hydrant were near. Tell us, and it may fall.',
      },
      {
        when: { is: ['station_only'] },
        outcome: 'rate',
        factor: 1.15,
        reason: 'Without a hydrant nearby a fire is harder to put out.',
      },
      {
        when: { is: ['far'] },
        outcome: 'knockout',
        reason: 'We do not insure buildings more than five miles from a fire station.',
      },
    ],
  },
  {
    code: 'coast_miles',
    answer: 'details.cp.coast_miles',
    effects: [
      {
        when: { is: ['under_1'] },
        outcome: 'knockout',
        reason: 'We do not insure wind within a mile of salt water.',
      },
      {
        when: { is: ['1_to_5'] },
        outcome: 'refer',
        reason: 'An underwriter looks at buildings within five miles of salt water.',
      },
    ],
  },
  {
    code: 'brush',
    answer: 'details.cp.brush',
    effects: [
      {
        when: { is: ['Not sure'] },
        outcome: 'refer',
        reason: 'You were not sure about brush near your buildings. An underwriter looks at pictures from above.',
      },
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter checks the brush around your buildings.',
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
        reason: 'An underwriter looks at buildings in a flood zone. Flood itself is not in this policy.',
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
        reason: 'An underwriter looks at building work: a builders risk policy may be needed.',
      },
    ],
  },
]

export const libertyPropertyGuidelines: readonly Guideline[] = [
  {
    code: 'value.limit',
    measure: 'details.rated.insured_value',
    above: 4000000,
    outcome: 'decline',
    reason: 'We insure up to $4,000,000 of property and income.',
  },
  {
    code: 'value.review',
    measure: 'details.rated.insured_value',
    above: 2000000,
    outcome: 'refer',
    reason: 'An underwriter checks property and income worth more than $2,000,000.',
  },
  {
    code: 'vacant.limit',
    measure: 'details.cp.vacant_percent',
    above: 31,
    outcome: 'decline',
    reason: 'We do not insure buildings that are more than 31% empty.',
  },
  {
    code: 'roof.age',
    measure: 'details.rated.roof_age',
    above: 25,
    outcome: 'refer',
    reason: 'An underwriter looks at roofs older than 25 years.',
  },
  {
    code: 'wiring.age',
    measure: 'details.rated.wiring_age',
    above: 45,
    outcome: 'refer',
    reason: 'An underwriter looks at wiring older than 45 years.',
  },
  {
    code: 'stock.attractive',
    measure: 'details.cp.attractive_stock_value',
    above: 100000,
    outcome: 'refer',
    reason: 'An underwriter looks at goods that thieves look for above $100,000: locks, alarm and cameras.',
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
