import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { insuranceCanceled, startDatePassed } from '../shared/everyday-guidelines.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

/** States where it writes no property. */
export const notLicensed: readonly string[] = ['AK', 'FL', 'HI', ...outsideTheStates]

/** How Keystone Casualty, which looks at controls, rates answers about property. */
export const cnaPropertyAnswers: readonly AnswerRule[] = [
  answerRule(
    'places',
    'details.locations[].state',
    declines(notLicensed, 'We are not licensed where one of your locations is.'),
  ),
  answerRule(
    'causes',
    'details.cp.causes',
    rates(['broad'], 0.95, 'You chose the broad form, which pays for fewer causes than the special form.'),
    rates(['basic'], 0.88, 'You chose the basic form, which pays for the fewest causes.'),
  ),
  answerRule(
    'valuation',
    'details.cp.valuation',
    rates(['actual_cash_value'], 0.92, 'Paying what things were worth used, not new, lowers the price.'),
  ),
  answerRule(
    'coinsurance',
    'details.cp.coinsurance',
    rates(['90'], 0.96, 'Insuring to 90% of the value lowers the rate a little.'),
    rates(['100'], 0.92, 'Insuring to the full value lowers the rate.'),
    rates(['agreed'], 1.02, 'An agreed value costs a little more, and no loss is paid in part.'),
  ),
  answerRule(
    'storm_deductible',
    'details.cp.storm_deductible',
    rates(['1'], 0.95, 'A larger deductible for wind and hail lowers the price.'),
    rates(['2'], 0.9, 'A larger deductible for wind and hail lowers the price.'),
    rates(['5'], 0.82, 'A much larger deductible for wind and hail lowers the price.'),
  ),
  answerRule(
    'processes',
    'details.cp.processes',
    refers(
      ['ammonia', 'dust', 'spray_booth', 'flammables'],
      'An underwriter and an engineer look at how ammonia, dust, spraying and solvents are controlled.',
    ),
    rates(['cooking', 'welding'], 1.08, 'Open heat adds to the price.'),
  ),
  answerRule(
    'hood_system',
    'details.cp.hood_system',
    refers(['No'], 'An underwriter reviews frying and grilling without an automatic fire system above it.'),
    refers(
      ['Not sure'],
      'You were not sure about the fire system over your fryers. An underwriter asks for the tag on its tank.',
    ),
  ),
  answerRule(
    'violations',
    'details.cp.violations',
    refers(['Yes'], 'An underwriter asks when the open violation will be fixed.'),
  ),
  answerRule(
    'old_wiring',
    'details.cp.old_wiring',
    refers(['Yes', 'Not sure'], 'An underwriter asks for an electrician’s report on the wiring.'),
  ),
  answerRule(
    'neighbors',
    'details.cp.neighbors',
    rates(
      ['vacant', 'woodworking'],
      1.07,
      'Empty units and wood shops catch fire more often, and a fire spreads to you.',
    ),
    rates(['apartments'], 1.03, 'People next door cook at all hours, which adds a little to the price.'),
  ),
  answerRule(
    'fire_service',
    'details.cp.fire_service',
    rates(
      ['not_sure'],
      1.12,
      'You were not sure how close help is, so we price as if no hydrant were near. Tell us, and it may fall.',
    ),
    rates(['station_only'], 1.12, 'Without a hydrant nearby a fire is harder to put out.'),
    refers(['far'], 'An underwriter reviews buildings far from a fire station.'),
  ),
  answerRule(
    'coast_miles',
    'details.cp.coast_miles',
    refers(['under_1', '1_to_5'], 'An underwriter prices wind near salt water building by building.'),
    rates(['5_to_25'], 1.12, 'Storms from the sea still reach you, which adds to the price.'),
  ),
  answerRule(
    'brush',
    'details.cp.brush',
    refers(
      ['Not sure'],
      'You were not sure about brush near your buildings. An underwriter reviews pictures from above.',
    ),
    refers(['Yes'], 'An underwriter checks the brush around your buildings.'),
  ),
  answerRule(
    'flood_zone',
    'details.cp.flood_zone',
    refers(['Not sure'], 'You were not sure about the flood zone. An underwriter looks it up.'),
    rates(['Yes'], 1.05, 'Backed-up water is more likely in a flood zone, which adds to the price.'),
  ),
  answerRule(
    'renovation',
    'details.cp.renovation',
    refers(['Yes'], 'An underwriter reviews building work before we make an offer.'),
  ),
  answerRule(
    'quake_wanted',
    'details.cp.quake_wanted',
    refers(['Yes'], 'An underwriter prices earthquake coverage, which comes on top of this price.'),
  ),
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
    reason: 'An underwriter reviews roofs older than 30 years.',
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
    reason: 'An underwriter reviews goods that thieves look for above $250,000.',
  },
  {
    code: 'claims.large',
    measure: 'paid_in_3_years',
    above: 100000,
    outcome: 'refer',
    reason: 'Claims of the last three years came to more than $100,000. An underwriter reads what happened.',
  },
  insuranceCanceled,
  startDatePassed,
]
