import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { insuranceCanceled } from '../shared/everyday-guidelines.ts'

/** How Harrow & Lyme rates answers about rented homes: city homes and smaller apartment buildings. */
export const libertyLandlordAnswers: readonly AnswerRule[] = [
  answerRule(
    'form',
    'details.landlord.form',
    rates(['broad'], 0.94, 'You chose the broad form, which pays for fewer causes than the special form.'),
    rates(['basic'], 0.8, 'You chose the basic form, which pays for the fewest causes and for used value only.'),
  ),
  answerRule(
    'storm_deductible',
    'details.landlord.storm_deductible',
    rates(['1'], 0.95, 'A larger deductible for wind and hail lowers the price.'),
    rates(['2'], 0.92, 'A larger deductible for wind and hail lowers the price.'),
    rates(['5'], 0.85, 'A much larger deductible for wind and hail lowers the price.'),
  ),
  answerRule(
    'renters_insurance',
    'details.landlord.renters_insurance',
    rates(['Yes'], 0.95, 'Tenants have renters insurance, which lowers the price.'),
  ),
  answerRule(
    'distress',
    'details.landlord.distress',
    refers(['Yes'], 'An underwriter reviews a bankruptcy or foreclosure of the owner.'),
  ),
  answerRule(
    'tenant_suits',
    'details.landlord.tenant_suits',
    refers(['Yes'], 'An underwriter reads what tenants complained about and how it ended.'),
  ),
  answerRule(
    'title',
    'details.landlord.title',
    refers(['mixed'], 'An underwriter asks who owns each home, so that the policy names the right owners.'),
  ),
  answerRule(
    'wiring',
    'details.landlord.dwellings[].wiring',
    declines(
      ['knob_tube', 'old_panel'],
      'We do not insure homes with knob-and-tube wiring, fuse boxes or panels known to fail.',
    ),
    refers(['aluminum', 'not_sure'], 'An underwriter asks what wiring the home has and how it was made safe.'),
  ),
  answerRule(
    'heating',
    'details.landlord.dwellings[].heating',
    declines(['space_heaters'], 'We do not insure homes without heating, or with portable heaters only.'),
    refers(['wood_stove'], 'An underwriter reviews wood stoves: distance, floor and chimney.'),
  ),
  answerRule(
    'occupancy',
    'details.landlord.dwellings[].occupancy',
    refers(['owner_part'], 'An owner lives there too. An underwriter looks whether a homeowner’s policy fits better.'),
    refers(['student'], 'An underwriter reviews homes rented to students by the room.'),
  ),
  answerRule(
    'pool',
    'details.landlord.dwellings[].pool',
    declines(['open'], 'We do not insure pools without a full fence.'),
    rates(['fenced'], 1.08, 'A pool adds to the price, even with a fence.'),
  ),
  answerRule(
    'trampoline',
    'details.landlord.dwellings[].trampoline',
    declines(['Yes'], 'We do not insure homes with a trampoline.'),
  ),
  answerRule(
    'dogs',
    'details.landlord.dwellings[].dogs',
    rates(['any'], 1.1, 'Dogs without any limit add to the price.'),
  ),
  answerRule(
    'violations',
    'details.landlord.violations',
    refers(['Yes'], 'An underwriter asks when the open violation will be fixed.'),
  ),
  answerRule(
    'manager',
    'details.landlord.manager',
    rates(['nobody'], 1.12, 'Nobody nearby looks after the homes, which adds to the price.'),
  ),
  answerRule(
    'lead',
    'details.landlord.dwellings[].lead_disclosure',
    refers(['No'], 'An underwriter asks about lead paint, since tenants did not get the notice.'),
  ),
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
    reason: 'An underwriter reviews more than 40 homes.',
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
    reason: 'An underwriter reviews roofs older than 20 years.',
  },
  {
    code: 'homes.coast',
    measure: 'details.rated.on_the_coast',
    above: 0,
    outcome: 'refer',
    reason:
      'A home is close enough to the coast for hurricane winds. An underwriter prices it, with a separate wind deductible of 2% to 5% of the cost to rebuild.',
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
  insuranceCanceled,
]
