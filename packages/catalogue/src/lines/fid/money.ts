import type { View } from '@coverwright/core/rules/rule'
import { all, any, has, not } from '@coverwright/core/rules/rule'
import { derivation, partOfEmployees, remark } from '../../earlier-answers.ts'
import { field } from '../../field.ts'
import { below100000, belowABillion, linePage, nameText } from '../line-page.ts'
import { hasDefinedBenefit, hasStockPlan, holdsMoney, offersBenefits, onlyHealth, planTypes } from './plans.ts'

const inPlan = (name: string) => `fid.plans.${name}`

const chosenTypes = (view: View): readonly unknown[] => {
  const types = view.get('fid.plan_types')
  return Array.isArray(types) ? types : []
}

const oneOfEachType = derivation('a plan of each type that was chosen', ['fid.plan_types'], (view) =>
  chosenTypes(view).map((type) => ({ type })),
)

const notNamed = remark(
  'a type that was chosen',
  ['fid.plan_types'],
  ['planType', 'step.fid-plan-type.label'],
  (view, type) => {
    const types = chosenTypes(view)
    return type === undefined || types.length === 0 || types.includes(type) ? undefined : { differs: true }
  },
)

const onePlan = [
  field('name', 'text', { hint: true, width: 3, checks: nameText }, inPlan('name')),
  field('type', 'select', { width: 3, options: planTypes, remarks: [notNamed] }, inPlan('type')),
  field(
    'active',
    'number',
    { hint: true, width: 2, checks: [below100000], remarks: [partOfEmployees] },
    inPlan('active'),
  ),
  field('others', 'number', { hint: true, width: 2, checks: [below100000] }, inPlan('others')),
]

const participants = [
  field('fid.plans', 'repeat', {
    entry: true,
    hint: true,
    why: true,
    fields: onePlan,
    retired: ['year_started'],
    initial: oneOfEachType,
    minItems: 1,
    maxItems: 10,
  }),
]

const savings = any(has('fid.plan_types', 'defined_contribution'), hasStockPlan)

const assets = [
  field('fid.assets.this_year', 'money', { hint: true, width: 3, checks: [belowABillion] }),
  field('fid.assets.employer_stock_percent', 'percent', { hint: true, width: 3, visible: savings }),
  field('fid.assets.investment_advice', 'select', { hint: true, options: ['manager', 'adviser', 'none'] }),
  field('fid.assets.fees_compared', 'select', {
    hint: true,
    why: true,
    options: ['within_3_years', 'longer_ago', 'never'],
  }),
  field('fid.assets.bonded', 'yes_no_not_sure', { hint: true }),
  field('fid.assets.record_keeper', 'text', { hint: true, checks: nameText }),
]

const funding = [
  field('fid.funding.funded_percent', 'percent', { hint: true, why: true, width: 3 }),
  field('fid.funding.valued_on', 'date', {
    width: 3,
    checks: [
      { rule: 'dateIsBefore', date: 'today', days: 1 },
      { rule: 'dateIsAfter', date: 'today', days: -1096 },
    ],
  }),
  field('fid.funding.contributions_missed', 'yes_no', { yearly: true, hint: true }),
  field('fid.funding.variable_premium', 'yes_no', { hint: true }),
  field('fid.funding.frozen', 'yes_no', { hint: true }),
]

/** Who is in the plans, what the plans hold, and whether that is enough. */
export const moneyPages = [
  linePage('/fid/plan-participants', participants, all(offersBenefits, not(onlyHealth))),
  linePage('/fid/assets', assets, all(offersBenefits, holdsMoney)),
  linePage('/fid/funding', funding, all(offersBenefits, hasDefinedBenefit)),
]
