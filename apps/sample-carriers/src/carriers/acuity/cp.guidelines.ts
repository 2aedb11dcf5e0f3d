import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { insuranceCanceled } from '../shared/everyday-guidelines.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

/** States where it writes no property. */
export const notLicensed: readonly string[] = ['AK', 'CA', 'FL', 'HI', 'LA', 'NJ', 'NY', ...outsideTheStates]

/** How Prairie Shield Mutual rates answers about property: country buildings, hail on their roofs. */
export const acuityPropertyAnswers: readonly AnswerRule[] = [
  answerRule(
    'places',
    'details.locations[].state',
    declines(notLicensed, 'We are not licensed where one of your locations is.'),
  ),
  answerRule(
    'causes',
    'details.cp.causes',
    rates(['broad'], 0.92, 'You chose the broad form, which pays for fewer causes than the special form.'),
    rates(['basic'], 0.82, 'You chose the basic form, which pays for the fewest causes.'),
  ),
  answerRule(
    'valuation',
    'details.cp.valuation',
    rates(['actual_cash_value'], 0.85, 'Paying what things were worth used, not new, lowers the price.'),
  ),
  answerRule(
    'coinsurance',
    'details.cp.coinsurance',
    rates(['90'], 0.97, 'Insuring to 90% of the value lowers the rate a little.'),
    rates(['100'], 0.94, 'Insuring to the full value lowers the rate.'),
    rates(['agreed'], 1.05, 'An agreed value costs a little more, and no loss is paid in part.'),
  ),
  answerRule(
    'storm_deductible',
    'details.cp.storm_deductible',
    rates(['1'], 0.9, 'A larger deductible for wind and hail lowers the price.'),
    rates(['2'], 0.84, 'A larger deductible for wind and hail lowers the price.'),
    rates(['5'], 0.72, 'A much larger deductible for wind and hail lowers the price.'),
  ),
  answerRule(
    'processes',
    'details.cp.processes',
    declines(['ammonia'], 'We do not insure cooling with ammonia.'),
    refers(['dust'], 'An underwriter asks how much dust there is and how it is collected.'),
    refers(['spray_booth'], 'An underwriter reviews spray painting.'),
    rates(['cooking', 'flammables'], 1.09, 'Cooking or stored fuel adds to the price.'),
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
    refers(['Not sure'], 'You were not sure about the wiring. An underwriter asks what the building has.'),
    refers(['Yes'], 'An underwriter asks when old wiring will be replaced.'),
  ),
  answerRule(
    'fire_service',
    'details.cp.fire_service',
    rates(
      ['not_sure'],
      1.06,
      'You were not sure how close help is, so we price as if no hydrant were near. Tell us, and it may fall.',
    ),
    rates(['station_only'], 1.06, 'Without a hydrant nearby a fire is harder to put out.'),
    rates(['far'], 1.3, 'Help is far away when it burns, which adds to the price.'),
  ),
  answerRule(
    'coast_miles',
    'details.cp.coast_miles',
    declines(['under_1', '1_to_5'], 'We do not insure wind within five miles of salt water.'),
  ),
  answerRule(
    'renovation',
    'details.cp.renovation',
    refers(['Yes'], 'An underwriter reviews building work before we make an offer.'),
  ),
  answerRule(
    'flood_zone',
    'details.cp.flood_zone',
    refers(['Not sure'], 'You were not sure about the flood zone. An underwriter looks it up.'),
    refers(['Yes'], 'An underwriter reviews buildings in a flood zone.'),
  ),
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
    reason: 'Hail ruins old roofs. An underwriter reviews roofs older than 25 years.',
  },
  {
    code: 'claims.several',
    measure: 'claims_in_3_years',
    above: 3,
    outcome: 'refer',
    reason: 'You reported four or more claims in three years. An underwriter reads what happened.',
  },
  insuranceCanceled,
]
