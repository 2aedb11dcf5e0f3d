import { amountAt } from '../../rating/amounts.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'cover',
    'details.pollution.cover',
    declines(['job_sites', 'both'], 'We do not insure pollution at customers’ sites, only from your own premises.'),
  ),
  answerRule(
    'contained',
    'details.pollution.materials[].contained',
    refers(['No'], 'An underwriter reviews materials whose leak nothing would catch.'),
    unsure('whether a leak would be caught'),
  ),
  answerRule(
    'waste',
    'details.pollution.waste',
    declines(['large'], 'We do not insure sites with 2,200 pounds or more of hazardous waste a month.'),
    rates(['small'], 1.15, 'More hazardous waste adds to the price.'),
    refers(['not_sure'], 'You were not sure how much waste you produce. An underwriter checks it with you.'),
  ),
  answerRule(
    'haulers_licensed',
    'details.pollution.haulers_licensed',
    declines(['No'], 'We do not insure waste that goes with haulers who have no license.'),
    unsure('your waste haulers'),
  ),
  answerRule(
    'transports_waste',
    'details.pollution.transports_waste',
    declines(['Yes'], 'We do not insure businesses that carry hazardous waste themselves.'),
  ),
  answerRule(
    'former_use',
    'details.pollution.former_use',
    declines(
      ['landfill', 'gas_station', 'dry_cleaner'],
      'We do not insure former gas stations, dry cleaners and landfills.',
    ),
    refers(['factory', 'repair_shop', 'farm'], 'An underwriter checks what stood on your site before.'),
    refers(['not_sure'], 'You were not sure what stood on your site before. An underwriter checks it with you.'),
  ),
  answerRule(
    'phase_one',
    'details.pollution.phase_one',
    rates(['Yes'], 0.9, 'A Phase I report on the site lowers the price.'),
  ),
  answerRule(
    'phase_one_old',
    'details.rated.phase_one_age',
    rates(
      { more_than: 5 },
      1.1,
      'A Phase I report of more than 5 years ago says little about today, so it earns nothing.',
    ),
  ),
  answerRule(
    'phase_one_findings',
    'details.pollution.phase_one_findings',
    refers(['Yes'], 'An underwriter reads what the Phase I report found.'),
    unsure('what the Phase I report found'),
  ),
  answerRule(
    'tanks_below',
    'details.pollution.tanks[].place',
    declines(['below'], 'We do not insure sites with tanks below ground.'),
  ),
  answerRule(
    'tanks_walls',
    'details.pollution.tanks[].walls',
    rates(['double'], 0.95, 'Tanks with two walls lower the price.'),
    rates(['single_steel'], 1.15, 'Steel tanks with one wall add to the price.'),
    refers(['not_sure'], 'You were not sure how a tank is built. An underwriter checks it with you.'),
  ),
  answerRule(
    'tank_tested',
    'details.pollution.tanks[].tested',
    rates(['No'], 1.2, 'Tanks that were not tested for leaks in the last 12 months add to the price.'),
    unsure('whether a tank was tested'),
  ),
  answerRule(
    'tank_test',
    'details.pollution.tanks[].test_passed',
    declines(['No'], 'We do not insure a site with a tank that failed its leak test. Ask again when it is repaired.'),
    unsure('whether a tank passed its test'),
  ),
  answerRule(
    'neighbors',
    'details.pollution.neighbors',
    rates(['wells', 'water'], 1.12, 'Wells or water close by add to the price.'),
  ),
  answerRule(
    'stormwater',
    'details.pollution.stormwater',
    refers(['missing', 'not_sure'], 'An underwriter checks whether your site needs a stormwater permit.'),
  ),
  answerRule(
    'spill_plan',
    'details.pollution.spill_plan',
    rates(['No'], 1.08, 'A site without a plan for spills costs more.'),
  ),
  answerRule(
    'violations',
    'details.pollution.violations',
    refers(['Yes'], 'An underwriter reads what the agency found, and how it was settled.'),
  ),
  answerRule(
    'claims',
    'details.pollution.claims',
    declines(['Yes'], 'We do not insure sites with a spill or pollution claim in the last 5 years.'),
  ),
  answerRule(
    'known_conditions',
    'details.pollution.known_conditions',
    declines(['Yes'], 'We do not insure pollution that is known already.'),
    unsure('pollution that may be there already'),
  ),
]

export const chubbSciPollution: SampleLine = {
  name: 'Pollution',
  reads: (request) => {
    const year = amountAt(request, 'details.pollution.phase_one_year')
    return year === undefined ? {} : { phase_one_age: Number(request.coverage.effective_date.slice(0, 4)) - year }
  },
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['contractor', 'manufacturing'] },
      outcome: 'out',
      code: 'appetite.trade',
      reason: 'We insure offices, shops and services, not trades or manufacturers.',
    },
    {
      applies: { min_hazard: 5 },
      outcome: 'out',
      code: 'appetite.hazard',
      reason: 'Work of this kind is more hazardous than we take on.',
    },
    {
      applies: { traits: ['auto-service'] },
      outcome: 'refer',
      code: 'appetite.garage',
      reason: 'An underwriter reviews each vehicle business before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'tanks.many',
      measure: 'details.pollution.tanks[]',
      above: 3,
      outcome: 'refer',
      reason: 'An underwriter reviews sites with more than 3 tanks.',
    },
    {
      code: 'materials.many',
      measure: 'details.pollution.materials[].gallons',
      above: 5000,
      outcome: 'refer',
      reason: 'An underwriter reviews sites with more than 5,000 gallons of hazardous materials.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        { name: 'Your site', explanation: '1,050.', premium: () => 1050 },
        { name: 'Tanks', amount: 'details.pollution.tanks[]', per: 1, rate: 260 },
        { name: 'Stored materials', amount: 'details.pollution.materials[].gallons', per: 100, rate: 15, tiered: true },
        { name: 'Sales', amount: 'business.annual_revenue', per: 1000, rate: 0.25, tiered: true },
      ],
      limitAt: 'details.pollution.limit',
      deductibleAt: 'details.pollution.retention',
      limitLabel: 'Limit for each pollution event',
      deductibleLabel: 'Retention',
      states: { CA: 1.25, NJ: 1.25, NY: 1.2 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.35 },
      ],
      deductible: [
        { amount: 2500, factor: 1.05 },
        { amount: 5000, factor: 1 },
        { amount: 10_000, factor: 0.93 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 5000,
      minimumPremium: 950,
      policyFee: 50,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'clean_up', label: 'Clean-up ordered by an agency', offered: 'Full limit' },
    { code: 'interruption', label: 'Lost income while your site is closed', offered: '$100,000' },
  ],
  highlights: [
    { included: true, label: 'Injury, damage and clean-up from your premises' },
    { included: true, label: 'Lost income while the site is closed, up to $100,000' },
    { included: true, label: 'Pollution from before, found by chance' },
    { included: false, label: 'Work at customers’ sites' },
    { included: false, label: 'Tanks below ground' },
  ],
}
