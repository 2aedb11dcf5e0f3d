import { readProducts } from '../../measures/products.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'intended_for',
    'details.product.intended_for',
    declines(
      ['aircraft', 'weapons', 'medical', 'vape_cannabis', 'auto_critical'],
      'We do not insure aircraft parts, weapons, medical or vape products, or critical vehicle parts.',
    ),
    refers(
      ['children', 'supplements', 'batteries'],
      'An underwriter reviews products for children, supplements and lithium batteries.',
    ),
    rates(['electrical', 'chemicals', 'cosmetics'], 1.1, 'Electrical goods, chemicals and cosmetics cost more.'),
  ),
  answerRule(
    'roles',
    'details.product.roles',
    refers(['importer'], 'An underwriter reviews businesses that import products themselves.'),
    rates(['maker', 'assembler', 'private_label'], 1.2, 'Making a product, or putting your brand on it, costs more.'),
  ),
  answerRule(
    'suppliers_insured',
    'details.product.suppliers_insured',
    refers(['No'], 'An underwriter reviews suppliers abroad whose insurance is not good in the US.'),
    unsure('your suppliers’ insurance'),
  ),
  answerRule(
    'tested',
    'details.product.tested',
    declines(['No'], 'We do not insure products that are not tested to a safety standard.'),
    unsure('how the products are tested'),
  ),
  answerRule(
    'traceable',
    'details.product.traceable',
    refers(['No'], 'An underwriter reviews products that cannot be traced to a batch.'),
  ),
  answerRule(
    'quality_checks',
    'details.product.quality_checks',
    rates(['final'], 0.95, 'Checking each finished product lowers the price.'),
  ),
  answerRule(
    'recall_plan',
    'details.product.recall_plan',
    rates(['Yes'], 0.96, 'A written plan for a recall lowers the price.'),
  ),
  answerRule(
    'vendors_endorsement',
    'details.product.vendors_endorsement',
    rates(['Yes'], 1.05, 'Covering stores and marketplaces adds to the price.'),
  ),
  answerRule(
    'new_products',
    'details.rated.new_products',
    rates({ more_than: 0 }, 1.06, 'A product of this year or last has no record of claims yet, so it costs more.'),
  ),
  answerRule(
    'designs',
    'details.product.designs',
    rates(['Yes'], 1.05, 'Products of your own design cost more: a faulty design is in every piece.'),
  ),
  answerRule(
    'installs',
    'details.product.installs',
    rates(['Yes'], 1.06, 'Installing or servicing what you sell adds to the price.'),
  ),
  answerRule(
    'warnings_reviewed',
    'details.product.warnings_reviewed',
    rates(['No', 'Not sure'], 1.06, 'Labels and warnings that no expert has surely checked add to the price.'),
  ),
  answerRule(
    'records_years',
    'details.product.records_years',
    rates(['0'], 1.08, 'Records kept for less than 2 years make claims hard to answer, so they cost more.'),
    rates(['10'], 0.97, 'Records kept for 10 years or more lower the price.'),
  ),
  answerRule('recalls', 'details.product.recalls', refers(['Yes'], 'An underwriter reads what was recalled, and why.')),
  answerRule(
    'complaints',
    'details.product.complaints',
    refers(['Yes'], 'An underwriter reads the complaints about injury or damage.'),
  ),
  answerRule(
    'known_defects',
    'details.product.known_defects',
    declines(['Yes'], 'We do not insure products with a defect that is known.'),
    unsure('defects in the products'),
  ),
]

export const cnaProduct: SampleLine = {
  name: 'Product liability',
  reads: readProducts,
  questions: [{ effective_from: '2026-01-01', questions: [] }],
  appetite: [
    {
      applies: { states: ['AK', 'HI', ...outsideTheStates] },
      outcome: 'out',
      code: 'appetite.state',
      reason: 'We are not licensed where your business is.',
    },
    {
      applies: { traits: ['manufacturing'], min_hazard: 5 },
      outcome: 'out',
      code: 'appetite.factory',
      reason: 'We do not insure the products of heavy manufacturing.',
    },
    {
      applies: { min_hazard: 4 },
      outcome: 'refer',
      code: 'appetite.hazard',
      reason: 'An underwriter reviews work of this kind before we make an offer.',
    },
    {
      applies: { industries: ['health'] },
      outcome: 'refer',
      code: 'appetite.health',
      reason: 'An underwriter reviews health care businesses that make or sell products.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'foreign.limit',
      measure: 'details.product.foreign_share',
      above: 25,
      outcome: 'decline',
      reason: 'We insure businesses that sell up to 25% abroad.',
    },
    {
      code: 'sales.review',
      measure: 'details.rated.product_sales',
      above: 10_000_000,
      outcome: 'refer',
      reason: 'An underwriter reviews products with more than $10,000,000 of sales a year.',
    },
    {
      code: 'claims.several',
      measure: 'claims_in_3_years',
      above: 1,
      outcome: 'refer',
      reason: 'You reported two or more claims in three years. An underwriter reads what happened.',
    },
  ],
  rateBooks: [
    {
      effective_from: '2026-01-01',
      exposures: [
        {
          name: 'Sales of the products',
          amount: 'details.rated.product_sales',
          per: 1000,
          rate: [1.6, 1.9, 2.6, 4.2, 6],
          tiered: true,
        },
        { name: 'Kinds of product', amount: 'details.product.products[]', per: 1, rate: 25 },
      ],
      limitAt: 'details.product.limit',
      deductibleAt: 'details.product.deductible',
      aggregateTimes: 2,
      states: { CA: 1.15, NY: 1.15, IL: 1.05 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.2 },
        { amount: 5_000_000, factor: 1.6 },
      ],
      deductible: [
        { amount: 0, factor: 1.08 },
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.95 },
        { amount: 5000, factor: 0.9 },
        { amount: 10_000, factor: 0.84 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 1000,
      minimumPremium: 500,
      policyFee: 50,
      level: 1,
    },
  ],
  standardCovers: [{ code: 'recall', label: 'Costs of a recall', offered: '$50,000' }],
  highlights: [
    { included: true, label: 'Products sold before, while the policy runs', code: 'sold_before' },
    { included: true, label: 'Costs of a recall, up to $50,000', code: 'recall' },
    { included: true, label: 'Stores and marketplaces, at an extra price', code: 'vendors' },
    { included: false, label: 'Products you import yourself, unless agreed', code: 'imported' },
    { included: false, label: 'Lawsuits brought outside the US and Canada', code: 'abroad' },
  ],
}
