import { readProducts } from '../../measures/products.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { answerRule, declines, rates, refers, unsure } from '../shared/answer-effects.ts'
import { outsideTheStates } from '../shared/outside-the-states.ts'

const answers: readonly AnswerRule[] = [
  answerRule(
    'intended_for',
    'details.product.intended_for',
    declines(['aircraft', 'weapons'], 'We do not insure products for aircraft, or weapons.'),
    refers(
      ['medical', 'auto_critical', 'vape_cannabis', 'supplements'],
      'An underwriter reviews medical products, critical vehicle parts, supplements and vape products.',
    ),
    rates(['children', 'batteries'], 1.3, 'Products for children or with lithium batteries cost more.'),
    rates(['electrical', 'chemicals', 'cosmetics'], 1.15, 'Electrical goods, chemicals and cosmetics cost more.'),
  ),
  answerRule(
    'roles',
    'details.product.roles',
    rates(['importer'], 1.25, 'Importers answer as if they had made the product, so they pay more.'),
    rates(['maker', 'assembler', 'private_label'], 1.15, 'Making a product, or putting your brand on it, costs more.'),
  ),
  answerRule(
    'suppliers_insured',
    'details.product.suppliers_insured',
    rates(['No'], 1.2, 'Suppliers abroad without insurance good in the US add to the price.'),
    unsure('your suppliers’ insurance'),
  ),
  answerRule(
    'tested',
    'details.product.tested',
    rates(['Yes'], 0.92, 'Products tested to a standard cost less.'),
    refers(['No'], 'An underwriter reviews products that are not tested to a safety standard.'),
    unsure('how the products are tested'),
  ),
  answerRule(
    'traceable',
    'details.product.traceable',
    rates(['No'], 1.1, 'Products that cannot be traced to a batch cost more.'),
  ),
  answerRule(
    'recall_plan',
    'details.product.recall_plan',
    rates(['Yes'], 0.95, 'A written plan for a recall lowers the price.'),
  ),
  answerRule(
    'hold_harmless',
    'details.product.hold_harmless',
    rates(['Yes'], 0.95, 'Suppliers that agree to pay for their own claims lower the price.'),
  ),
  answerRule(
    'new_products',
    'details.rated.new_products',
    rates({ more_than: 0 }, 1.1, 'A product of this year or last has no record of claims yet, so it costs more.'),
  ),
  answerRule(
    'designs',
    'details.product.designs',
    rates(['Yes'], 1.08, 'Products of your own design cost more: a faulty design is in every piece.'),
  ),
  answerRule(
    'installs',
    'details.product.installs',
    rates(['Yes'], 1.05, 'Installing or servicing what you sell adds to the price.'),
  ),
  answerRule(
    'warnings_reviewed',
    'details.product.warnings_reviewed',
    rates(['Yes'], 0.95, 'Labels and warnings that an expert has checked lower the price.'),
  ),
  answerRule(
    'records_years',
    'details.product.records_years',
    rates(['0'], 1.05, 'Records kept for less than 2 years make claims hard to answer, so they cost more.'),
  ),
  answerRule('recalls', 'details.product.recalls', refers(['Yes'], 'An underwriter reads what was recalled, and why.')),
  answerRule(
    'complaints',
    'details.product.complaints',
    rates(['Yes'], 1.15, 'Complaints about injury or damage add to the price.'),
  ),
  answerRule(
    'known_defects',
    'details.product.known_defects',
    declines(['Yes'], 'We do not insure products with a defect that is known. Ask again when it is settled.'),
    unsure('defects in the products'),
  ),
]

export const rpsProduct: SampleLine = {
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
      applies: { min_hazard: 5 },
      outcome: 'refer',
      code: 'appetite.hazard',
      reason: 'An underwriter reviews work of this kind before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'sales.review',
      measure: 'details.rated.product_sales',
      above: 5_000_000,
      outcome: 'refer',
      reason: 'An underwriter reviews products with more than $5,000,000 of sales a year.',
    },
    {
      code: 'foreign.review',
      measure: 'details.product.foreign_share',
      above: 40,
      outcome: 'refer',
      reason: 'An underwriter reviews businesses that sell more than 40% abroad.',
    },
    {
      code: 'claims.large',
      measure: 'paid_in_3_years',
      above: 25_000,
      outcome: 'refer',
      reason: 'Claims of the last three years came to more than $25,000. An underwriter reads what happened.',
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
          rate: [2.2, 2.6, 3.4, 5, 8],
          tiered: true,
        },
        { name: 'Kinds of product', amount: 'details.product.products[]', per: 1, rate: 40 },
      ],
      limitAt: 'details.product.limit',
      deductibleAt: 'details.product.deductible',
      aggregateTimes: 2,
      states: { CA: 1.2, NY: 1.15, FL: 1.1, TX: 1.05 },
      occurrence: [
        { amount: 1_000_000, factor: 1 },
        { amount: 2_000_000, factor: 1.25 },
        { amount: 5_000_000, factor: 1.8 },
      ],
      deductible: [
        { amount: 1000, factor: 1 },
        { amount: 2500, factor: 0.94 },
        { amount: 5000, factor: 0.88 },
        { amount: 10_000, factor: 0.8 },
      ],
      usualOccurrence: 1_000_000,
      usualDeductible: 1000,
      minimumPremium: 750,
      policyFee: 100,
      level: 1,
    },
  ],
  standardCovers: [{ code: 'vendors', label: 'Stores and marketplaces covered too', offered: 'Included' }],
  highlights: [
    { included: true, label: 'Products sold before, while the policy runs', code: 'sold_before' },
    { included: true, label: 'Imported and private-label products', code: 'imported' },
    { included: true, label: 'Stores and marketplaces (vendors endorsement)', code: 'vendors' },
    { included: false, label: 'The cost of a recall', code: 'recall' },
    { included: false, label: 'Lawsuits brought outside the US and Canada', code: 'abroad' },
  ],
}
