import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { amountAt, answersAt } from '../../rating/amounts.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'services',
    'details.pollution.services',
    rates(['abatement', 'remediation', 'tank_work'], 1.6, 'Abatement, clean-up and work on tanks cost most.'),
    rates(['waste_hauling', 'fuel_delivery'], 1.3, 'Hauling waste and fuel adds to the price.'),
    rates(['spray_foam', 'pest_control'], 1.12, 'Spray foam and pest control add to the price.'),
  ),
  answerRule(
    'abatement_licensed',
    'details.pollution.abatement_licensed',
    declines(['No'], 'We do not insure the removal of asbestos, lead or mold without the licenses it requires.'),
    unsure('your licenses for abatement'),
  ),
  answerRule(
    'abatement_procedures',
    'details.pollution.abatement_procedures',
    refers(['No'], 'An underwriter reviews abatement without written procedures.'),
    unsure('your procedures'),
  ),
  answerRule(
    'subcontractors_insured',
    'details.pollution.subcontractors_insured',
    rates(['No'], 1.15, 'Subcontractors without pollution insurance add to the price.'),
    unsure('your subcontractors’ insurance'),
  ),
  answerRule(
    'contained',
    'details.pollution.materials[].contained',
    rates(['No'], 1.12, 'Materials whose leak nothing would catch add to the price.'),
    unsure('whether a leak would be caught'),
  ),
  answerRule(
    'waste',
    'details.pollution.waste',
    rates(['small'], 1.1, 'More hazardous waste adds to the price.'),
    refers(['large'], 'An underwriter reviews businesses with 2,200 pounds or more of hazardous waste a month.'),
    refers(['not_sure'], 'You were not sure how much waste you produce. An underwriter checks it with you.'),
  ),
  answerRule(
    'haulers_licensed',
    'details.pollution.haulers_licensed',
    declines(['No'], 'We do not insure hazardous waste that goes with haulers who have no license.'),
    unsure('your waste haulers'),
  ),
  answerRule(
    'transports_waste',
    'details.pollution.transports_waste',
    refers(['Yes'], 'An underwriter reviews businesses that carry hazardous waste themselves.'),
  ),
  answerRule(
    'spill_plan',
    'details.pollution.spill_plan',
    rates(['Yes'], 0.94, 'A plan and a kit for spills lower the price.'),
  ),
  answerRule(
    'former_use',
    'details.pollution.former_use',
    refers(
      ['gas_station', 'dry_cleaner', 'factory', 'landfill'],
      'An underwriter checks what stood on your site before. A Phase I report helps most.',
    ),
    refers(['not_sure'], 'You were not sure what stood on your site before. An underwriter checks it with you.'),
  ),
  answerRule(
    'neighbors',
    'details.pollution.neighbors',
    rates(['wells', 'water'], 1.1, 'Wells or water close by add to the price.'),
    rates(['school', 'homes'], 1.05, 'A school or homes close by add to the price.'),
  ),
  answerRule(
    'stormwater',
    'details.pollution.stormwater',
    refers(['missing', 'not_sure'], 'An underwriter reviews sites that may need a stormwater permit and have none.'),
  ),
  answerRule(
    'phase_one_findings',
    'details.pollution.phase_one_findings',
    refers(['Yes'], 'An underwriter reads what the Phase I report found.'),
    unsure('what the Phase I report found'),
  ),
  answerRule(
    'tank_walls',
    'details.pollution.tanks[].walls',
    rates(['single_steel'], 1.15, 'Steel tanks with one wall rust and leak most, so they cost more.'),
    refers(['not_sure'], 'You were not sure how a tank is built. An underwriter checks it with you.'),
  ),
  answerRule(
    'tank_content',
    'details.pollution.tanks[].content',
    rates(['gasoline', 'chemicals'], 1.1, 'Tanks with gasoline or chemicals cost more.'),
  ),
  answerRule(
    'tank_tested',
    'details.pollution.tanks[].tested',
    refers(['No'], 'An underwriter reviews tanks that were not tested for leaks in the last 12 months.'),
    unsure('whether a tank was tested'),
  ),
  answerRule(
    'tank_test',
    'details.pollution.tanks[].test_passed',
    declines(['No'], 'We do not insure a site with a tank that failed its leak test. Ask again when it is repaired.'),
    unsure('whether a tank passed its test'),
  ),
  answerRule(
    'violations',
    'details.pollution.violations',
    refers(['Yes'], 'An underwriter reads what the agency found, and how it was settled.'),
  ),
  answerRule(
    'claims',
    'details.pollution.claims',
    refers(['Yes'], 'An underwriter reads about the spill or claim you reported.'),
  ),
  answerRule(
    'known_conditions',
    'details.pollution.known_conditions',
    declines(['Yes'], 'We do not insure pollution that is known already. An advisor can ask for a clean-up policy.'),
    unsure('pollution that may be there already'),
  ),
]

const thisYear = (request: QuoteRequest) => Number(request.coverage.effective_date.slice(0, 4))

/** An old tank below ground costs many times what a new one above ground does. */
function tankDollars(request: QuoteRequest): number {
  const places = answersAt(request, 'details.pollution.tanks[].place')
  const years = answersAt(request, 'details.pollution.tanks[].year')
  return places.reduce<number>((sum, place, at) => {
    const year = years[at]
    const age = typeof year === 'number' ? Math.max(0, thisYear(request) - year) : 20
    return sum + (place === 'below' ? 450 : 140) * (1 + Math.min(age, 40) * 0.03)
  }, 0)
}

const isFor = (request: QuoteRequest, ...covers: readonly string[]): boolean =>
  answersAt(request, 'details.pollution.cover').some((cover) => covers.includes(String(cover)))

/** Work at customers' sites is rated on sales, more for the share that is environmental work. */
function workDollars(request: QuoteRequest): number {
  if (!isFor(request, 'job_sites', 'both')) return 0
  const share = (amountAt(request, 'details.pollution.environmental_share') ?? 0) / 100
  const sales = Math.min(request.business.annual_revenue, 5_000_000)
  return (sales / 1000) * (1.5 + 7 * share)
}

export const rpsPollution: SampleLine = {
  name: 'Pollution',
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['manufacturing'], min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.factory',
      reason: 'An underwriter reviews heavy manufacturing before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'tanks.many',
      measure: 'details.pollution.tanks[]',
      above: 6,
      outcome: 'refer',
      reason: 'An underwriter reviews sites with more than 6 tanks.',
    },
    {
      code: 'tanks.large',
      measure: 'details.pollution.tanks[].gallons',
      above: 30_000,
      outcome: 'refer',
      reason: 'An underwriter reviews sites whose tanks hold more than 30,000 gallons.',
    },
    {
      code: 'job.large',
      measure: 'details.pollution.largest_job',
      above: 2_000_000,
      outcome: 'refer',
      reason: 'An underwriter reviews jobs above $2,000,000.',
    },
    {
      code: 'claims.large',
      measure: 'paid_in_3_years',
      above: 50_000,
      outcome: 'refer',
      reason: 'Claims of the last three years came to more than $50,000. An underwriter reads what happened.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Work at customers’ sites',
          explanation:
            'Where it is insured: 1.5 for each 1,000 of sales up to 5,000,000, and up to 7 more by the share that is environmental work.',
          premium: workDollars,
        },
        {
          name: 'Your site',
          explanation: '1,400 where the own site is insured.',
          premium: (request) => (isFor(request, 'own_site', 'both') ? 1400 : 0),
        },
        {
          name: 'Tanks',
          explanation: 'Each tank 450 below ground and 140 above it, 3 % more for each year of age.',
          premium: tankDollars,
        },
        { name: 'Stored materials', amount: 'details.pollution.materials[].gallons', per: 100, rate: 12, tiered: true },
      ],
      limitAt: 'details.pollution.limit',
      deductibleAt: 'details.pollution.retention',
      limitLabel: 'Limit for each pollution event',
      deductibleLabel: 'Retention',
      states: { CA: 1.2, NJ: 1.2, NY: 1.2, MA: 1.1 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.3 },
        { amount: 5_000_000, factor: 1.9 },
      ],
      deductible: [
        { amount: 2500, factor: 1.08 },
        { amount: 5000, factor: 1 },
        { amount: 10_000, factor: 0.92 },
        { amount: 25_000, factor: 0.82 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 5000,
      minimumPremium: 1200,
      policyFee: 150,
      level: 1,
    },
  ],
  standardCovers: [
    { code: 'clean_up', label: 'Clean-up ordered by an agency', offered: 'Full limit' },
    { code: 'mold', label: 'Mold', offered: '$250,000' },
  ],
  highlights: [
    { included: true, label: 'Injury, damage and clean-up from your work' },
    { included: true, label: 'Waste on its way and at the disposal site' },
    { included: true, label: 'Mold, up to $250,000' },
    { included: false, label: 'Pollution that was there before, unless agreed' },
    { included: false, label: 'Asbestos and lead in your own buildings' },
  ],
}
