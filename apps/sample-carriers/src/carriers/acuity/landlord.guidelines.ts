import type { Guideline } from '../../rating/guideline.ts'
import type { AnswerRule } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers } from '../shared/answer-effects.ts'
import { insuranceCanceled } from '../shared/everyday-guidelines.ts'

/** How Prairie Shield Mutual rates answers about rented homes: houses and small buildings let by the year. */
export const acuityLandlordAnswers: readonly AnswerRule[] = [
  answerRule(
    'form',
    'details.landlord.form',
    rates(['broad'], 0.92, 'You chose the broad form, which pays for fewer causes than the special form.'),
    rates(['basic'], 0.76, 'You chose the basic form, which pays for the fewest causes and for used value only.'),
  ),
  answerRule(
    'storm_deductible',
    'details.landlord.storm_deductible',
    rates(['1'], 0.9, 'A larger deductible for wind and hail lowers the price.'),
    rates(['2'], 0.85, 'A larger deductible for wind and hail lowers the price.'),
    rates(['5'], 0.74, 'A much larger deductible for wind and hail lowers the price.'),
  ),
  answerRule(
    'renters_insurance',
    'details.landlord.renters_insurance',
    rates(['Yes'], 0.96, 'Tenants have renters insurance, which lowers the price.'),
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
    'screening',
    'details.landlord.screening',
    rates(['background'], 0.97, 'You check tenants’ background before you rent to them, which lowers the price.'),
  ),
  answerRule(
    'wiring',
    'details.landlord.dwellings[].wiring',
    refers(
      ['not_sure'],
      'You were not sure about the wiring of a home. An underwriter asks for a picture of its panel.',
    ),
    declines(['knob_tube'], 'We do not insure homes with knob-and-tube wiring.'),
    refers(['old_panel', 'aluminum'], 'An underwriter asks for an electrician’s note on the wiring.'),
  ),
  answerRule(
    'heating',
    'details.landlord.dwellings[].heating',
    declines(['space_heaters'], 'We do not insure homes without heating, or with portable heaters only.'),
    rates(['wood_stove'], 1.08, 'A wood stove adds to the price.'),
  ),
  answerRule(
    'occupancy',
    'details.landlord.dwellings[].occupancy',
    declines(['short_term'], 'We do not insure homes rented by the night or week.'),
    refers(['student'], 'An underwriter reviews homes rented to students by the room.'),
  ),
  answerRule(
    'kind',
    'details.landlord.dwellings[].kind',
    declines(['apartments'], 'We insure buildings of up to four homes.'),
    refers(['manufactured'], 'An underwriter reviews manufactured homes: age and tie-downs.'),
  ),
  answerRule(
    'pool',
    'details.landlord.dwellings[].pool',
    declines(['open'], 'We do not insure pools without a full fence.'),
    rates(['fenced'], 1.05, 'A pool adds to the price, even with a fence.'),
  ),
  answerRule(
    'trampoline',
    'details.landlord.dwellings[].trampoline',
    refers(['Yes'], 'An underwriter asks for the trampoline to go before the policy starts.'),
  ),
  answerRule(
    'dogs',
    'details.landlord.dwellings[].dogs',
    refers(['any'], 'An underwriter asks which dogs tenants keep.'),
  ),
  answerRule(
    'violations',
    'details.landlord.violations',
    declines(['Yes'], 'We do not insure homes with an open code violation. Ask again when it is fixed.'),
  ),
  answerRule(
    'lease',
    'details.landlord.lease',
    refers(['monthly', 'none'], 'An underwriter reviews homes rented without a lease of six months or more.'),
  ),
]

export const acuityLandlordGuidelines: readonly Guideline[] = [
  {
    code: 'homes.many',
    measure: 'details.rated.homes',
    above: 25,
    outcome: 'refer',
    reason: 'An underwriter reviews more than 25 homes.',
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
    reason: 'Hail ruins old roofs. An underwriter reviews roofs older than 20 years.',
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
    above: 3,
    outcome: 'refer',
    reason: 'You reported four or more claims in three years. An underwriter reads what happened.',
  },
  insuranceCanceled,
]
