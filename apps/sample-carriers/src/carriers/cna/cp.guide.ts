// biome-ignore-all lint/style/noExcessiveLinesPerFile: pure data
import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { outsideTheStates } from '../outside-the-states.ts'

/** States where it writes no property. */
export const notLicensed: readonly string[] = ['AK', 'FL', 'HI', ...outsideTheStates]

/** What answers about property do at Keystone Casualty, which looks at controls. */
export const cnaPropertyAnswers: readonly AnswerRule[] = [
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
        factor: 0.95,
        reason: 'You chose the broad form, which pays for fewer causes than the special form.',
      },
      {
        when: { is: ['basic'] },
        outcome: 'rate',
        factor: 0.88,
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
        factor: 0.92,
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
        factor: 0.96,
        reason: 'Insuring to 90% of the value lowers the rate a little.',
      },
      {
        when: { is: ['100'] },
        outcome: 'rate',
        factor: 0.92,
        reason: 'Insuring to the full value lowers the rate.',
      },
      {
        when: { is: ['agreed'] },
        outcome: 'rate',
        factor: 1.02,
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
        factor: 0.95,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['2'] },
        outcome: 'rate',
        factor: 0.9,
        reason: 'A larger deductible for wind and hail lowers the price.',
      },
      {
        when: { is: ['5'] },
        outcome: 'rate',
        factor: 0.82,
        reason: 'A much larger deductible for wind and hail lowers the price.',
      },
    ],
  },
  {
    code: 'processes',
    answer: 'details.cp.processes',
    effects: [
      {
        when: { is: ['ammonia', 'dust', 'spray_booth', 'flammables'] },
        outcome: 'refer',
        reason: 'An underwriter and an engineer look at how ammonia, dust, spraying and solvents are controlled.',
      },
      {
        when: { is: ['cooking', 'welding'] },
        outcome: 'rate',
        factor: 1.08,
        reason: 'Open heat adds to the price.',
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
        when: { is: ['Yes', 'Not sure'] },
        outcome: 'refer',
        reason: 'An underwriter asks for an electrician’s report on the wiring.',
      },
    ],
  },
  {
    code: 'neighbors',
    answer: 'details.cp.neighbors',
    effects: [
      {
        when: { is: ['vacant', 'woodworking'] },
        outcome: 'rate',
        factor: 1.07,
        reason: 'Empty units and wood shops catch fire more often, and a fire spreads to you.',
      },
      {
        when: { is: ['apartments'] },
        outcome: 'rate',
        factor: 1.03,
        reason: 'People next door cook at all hours, which adds a little to the price.',
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
        factor: 1.12,
        reason:
          'You were not sure how close help is, so we price as if no hydrant were near. Tell us, and it may fall.',
      },
      {
        when: { is: ['station_only'] },
        outcome: 'rate',
        factor: 1.12,
        reason: 'Without a hydrant nearby a fire is harder to put out.',
      },
      {
        when: { is: ['far'] },
        outcome: 'refer',
        reason: 'An underwriter looks at buildings far from a fire station.',
      },
    ],
  },
  {
    code: 'coast_miles',
    answer: 'details.cp.coast_miles',
    effects: [
      {
        when: { is: ['under_1', '1_to_5'] },
        outcome: 'refer',
        reason: 'An underwriter prices wind near salt water building by building.',
      },
      {
        when: { is: ['5_to_25'] },
        outcome: 'rate',
        factor: 1.12,
        reason: 'Storms from the sea still reach you, which adds to the price.',
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
        outcome: 'rate',
        factor: 1.05,
        reason: 'Backed-up water is more likely in a flood zone, which adds to the price.',
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
    code: 'quake_wanted',
    answer: 'details.cp.quake_wanted',
    effects: [
      {
        when: { is: ['Yes'] },
        outcome: 'refer',
        reason: 'An underwriter prices earthquake coverage, which comes on top of this price.',
      },
    ],
  },
]

export const cnaPropertyGuidelines: readonly Guideline[] = [
  {
    code: 'value.limit',
    measure: 'details.rated.insured_value',
    above: 25000000,
    outcome: 'decline',
    reason: 'We insure up to $25,000,000 of property and income on this program.',
  },
  {
    code: 'value.review',
    measure: 'details.rated.insured_value',
    above: 7500000,
    outcome: 'refer',
    reason: 'An underwriter checks property and income worth more than $7,500,000.',
  },
  {
    code: 'vacant.limit',
    measure: 'details.cp.vacant_percent',
    above: 31,
    outcome: 'decline',
    reason: 'We do not insure buildings that are more than 31% empty.',
  },
  {
    code: 'vacant.review',
    measure: 'details.cp.vacant_percent',
    above: 15,
    outcome: 'refer',
    reason: 'An underwriter asks about the part of the building that stands empty.',
  },
  {
    code: 'roof.age',
    measure: 'details.rated.roof_age',
    above: 30,
    outcome: 'refer',
    reason: 'An underwriter looks at roofs older than 30 years.',
  },
  {
    code: 'appraisal.age',
    measure: 'details.rated.appraisal_age',
    above: 5,
    outcome: 'refer',
    reason: 'The last appraisal is more than five years old. An underwriter checks the values with you.',
  },
  {
    code: 'stock.attractive',
    measure: 'details.cp.attractive_stock_value',
    above: 250000,
    outcome: 'refer',
    reason: 'An underwriter looks at goods that thieves look for above $250,000.',
  },
  {
    code: 'claims.large',
    measure: 'paid_in_3_years',
    above: 100000,
    outcome: 'refer',
    reason: 'Claims of the last three years came to more than $100,000. An underwriter reads what happened.',
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
