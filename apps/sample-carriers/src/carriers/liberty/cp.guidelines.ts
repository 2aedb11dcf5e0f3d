import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { insuranceCanceled, startDatePassed } from '../shared/everyday-guidelines.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

/** States where it writes no property. */
export const notLicensed: readonly string[] = ['AK', 'HI', ...outsideTheStates]

/** How Harrow & Lyme rates answers about property: smaller buildings, sound and close to a fire station. */
export const libertyPropertyAnswers: readonly AnswerRule[] = [
  answerRule(
    'places',
    'details.locations[].state',
    declines(notLicensed, 'We are not licensed where one of your locations is.'),
  ),
  answerRule(
    'causes',
    'details.cp.causes',
    rates(['broad'], 0.93, 'You chose the broad form, which pays for fewer causes than the special form.'),
    rates(['basic'], 0.85, 'You chose the basic form, which pays for the fewest causes.'),
  ),
  answerRule(
    'valuation',
    'details.cp.valuation',
    rates(['actual_cash_value'], 0.88, 'Paying what things were worth used, not new, lowers the price.'),
  ),
  answerRule(
    'coinsurance',
    'details.cp.coinsurance',
    rates(['90'], 0.97, 'Insuring to 90% of the value lowers the rate a little.'),
    rates(['100'], 0.95, 'Insuring to the full value lowers the rate.'),
    rates(['agreed'], 1.04, 'An agreed value costs a little more, and no loss is paid in part.'),
  ),
  answerRule(
    'storm_deductible',
    'details.cp.storm_deductible',
    rates(['1'], 0.96, 'A larger deductible for wind and hail lowers the price.'),
    rates(['2'], 0.93, 'A larger deductible for wind and hail lowers the price.'),
    rates(['5'], 0.87, 'A much larger deductible for wind and hail lowers the price.'),
  ),
  answerRule(
    'processes',
    'details.cp.processes',
    declines(['ammonia'], 'We do not insure places that cool with ammonia.'),
    refers(['dust'], 'An underwriter asks how dust is collected. A little flour or sawdust is usually no obstacle.'),
    refers(
      ['spray_booth', 'flammables'],
      'An underwriter reviews spray painting and stored solvents: booth, vents and cabinets.',
    ),
    rates(['cooking'], 1.1, 'Frying and grilling start fires, which adds to the price.'),
    rates(['welding'], 1.05, 'Torches start fires, which adds a little to the price.'),
  ),
  answerRule(
    'hood_system',
    'details.cp.hood_system',
    declines(['No'], 'We do not insure frying or grilling without an automatic fire system. Ask again once one is in.'),
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
    declines(['Yes'], 'We do not insure buildings with aluminum or knob-and-tube wiring until it is replaced.'),
    refers(['Not sure'], 'An underwriter asks what wiring the building has.'),
  ),
  answerRule(
    'neighbors',
    'details.cp.neighbors',
    rates(['restaurant', 'bar', 'woodworking'], 1.06, 'A neighbor with more fires than most adds to the price.'),
    refers(['flammables'], 'An underwriter checks how far fuel and chemicals next door are from you.'),
  ),
  answerRule(
    'fire_service',
    'details.cp.fire_service',
    rates(
      ['not_sure'],
      1.15,
      'You were not sure how close help is, so we price as if no hydrant were near. Tell us, and it may fall.',
    ),
    rates(['station_only'], 1.15, 'Without a hydrant nearby a fire is harder to put out.'),
    declines(['far'], 'We do not insure buildings more than five miles from a fire station.'),
  ),
  answerRule(
    'coast_miles',
    'details.cp.coast_miles',
    declines(['under_1'], 'We do not insure wind within a mile of salt water.'),
    refers(['1_to_5'], 'An underwriter reviews buildings within five miles of salt water.'),
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
    refers(['Yes'], 'An underwriter reviews buildings in a flood zone. Flood itself is not in this policy.'),
  ),
  answerRule(
    'renovation',
    'details.cp.renovation',
    refers(['Yes'], 'An underwriter reviews building work: a builders risk policy may be needed.'),
  ),
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
    reason: 'An underwriter reviews roofs older than 25 years.',
  },
  {
    code: 'wiring.age',
    measure: 'details.rated.wiring_age',
    above: 45,
    outcome: 'refer',
    reason: 'An underwriter reviews wiring older than 45 years.',
  },
  {
    code: 'stock.attractive',
    measure: 'details.cp.attractive_stock_value',
    above: 100000,
    outcome: 'refer',
    reason: 'An underwriter reviews goods that thieves look for above $100,000: locks, alarm and cameras.',
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
