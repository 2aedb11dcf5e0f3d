import { readProducts } from '../../measures/products.ts'
import type { AnswerRule, SampleLine } from '../../rating/sample-carrier.ts'
import { declines, rates, refers, unsure } from '../answer-effects.ts'
import { outsideTheStates } from '../outside-the-states.ts'

const answers: readonly AnswerRule[] = [
  {
    code: 'intended_for',
    answer: 'details.product.intended_for',
    effects: [
      declines(['aircraft', 'weapons'], 'We do not insure products for aircraft, or weapons.'),
      refers(
        ['medical', 'auto_critical', 'vape_cannabis', 'supplements'],
        'An underwriter looks at medical products, critical vehicle parts, supplements and vape products.',
      ),
      rates(['children', 'batteries'], 1.3, 'Products for children or with lithium batteries cost more.'),
      rates(['electrical', 'chemicals', 'cosmetics'], 1.15, 'Electrical goods, chemicals and cosmetics cost more.'),
    ],
  },
  {
    code: 'roles',
    answer: 'details.product.roles',
    effects: [
      rates(['importer'], 1.25, 'Importers answer as if they had made the product, so they pay more.'),
      rates(
        ['maker', 'assembler', 'private_label'],
        1.15,
        'Making a product, or putting your brand on it, costs more.',
      ),
    ],
  },
  {
    code: 'suppliers_insured',
    answer: 'details.product.suppliers_insured',
    effects: [
      rates(['No'], 1.2, 'Suppliers abroad without insurance good in the US add to the price.'),
      unsure('your suppliers’ insurance'),
    ],
  },
  {
    code: 'tested',
    answer: 'details.product.tested',
    effects: [
      rates(['Yes'], 0.92, 'Products tested to a standard cost less.'),
      refers(['No'], 'An underwriter looks at products that are not tested to a safety standard.'),
      unsure('how the products are tested'),
    ],
  },
  {
    code: 'traceable',
    answer: 'details.product.traceable',
    effects: [
      rates(['No'], 1.1, 'Products that cannot be traced to a batch cost more.'),
      unsure('tracing the products'),
    ],
  },
  {
    code: 'recall_plan',
    answer: 'details.product.recall_plan',
    effects: [rates(['Yes'], 0.95, 'A written plan for a recall lowers the price.')],
  },
  {
    code: 'hold_harmless',
    answer: 'details.product.hold_harmless',
    effects: [rates(['Yes'], 0.95, 'Suppliers that agree to pay for their own claims lower the price.')],
  },
  {
    code: 'new_products',
    answer: 'details.rated.new_products',
    effects: [
      {
        when: { more_than: 0 },
        outcome: 'rate',
        factor: 1.1,
        reason: 'A product of this year or last has no record of claims yet, so it costs more.',
      },
    ],
  },
  {
    code: 'designs',
    answer: 'details.product.designs',
    effects: [rates(['Yes'], 1.08, 'Products of your own design cost more: a faulty design is in every piece.')],
  },
  {
    code: 'installs',
    answer: 'details.product.installs',
    effects: [rates(['Yes'], 1.05, 'Installing or servicing what you sell adds to the price.')],
  },
  {
    code: 'warnings_reviewed',
    answer: 'details.product.warnings_reviewed',
    effects: [rates(['Yes'], 0.95, 'Labels and warnings that an expert has checked lower the price.')],
  },
  {
    code: 'records_years',
    answer: 'details.product.records_years',
    effects: [rates(['0'], 1.05, 'Records kept for less than 2 years make claims hard to answer, so they cost more.')],
  },
  {
    code: 'recalls',
    answer: 'details.product.recalls',
    effects: [refers(['Yes'], 'An underwriter reads what was recalled, and why.')],
  },
  {
    code: 'complaints',
    answer: 'details.product.complaints',
    effects: [rates(['Yes'], 1.15, 'Complaints about injury or damage add to the price.')],
  },
  {
    code: 'known_defects',
    answer: 'details.product.known_defects',
    effects: [
      declines(['Yes'], 'We do not insure products with a defect that is known. Ask again when it is settled.'),
      unsure('defects in the products'),
    ],
  },
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
      reason: 'An underwriter looks at work of this kind before we make an offer.',
    },
  ],
  answers,
  guidelines: [
    {
      code: 'sales.review',
      measure: 'details.rated.product_sales',
      above: 5_000_000,
      outcome: 'refer',
      reason: 'An underwriter looks at products with more than $5,000,000 of sales a year.',
    },
    {
      code: 'foreign.review',
      measure: 'details.product.foreign_share',
      above: 40,
      outcome: 'refer',
      reason: 'An underwriter looks at businesses that sell more than 40% abroad.',
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
    { included: true, label: 'Products sold before, while the policy runs' },
    { included: true, label: 'Imported and private-label products' },
    { included: true, label: 'Stores and marketplaces (vendors endorsement)' },
    { included: false, label: 'The cost of a recall' },
    { included: false, label: 'Lawsuits brought outside the US and Canada' },
  ],
}
