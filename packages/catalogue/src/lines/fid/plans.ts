import type { Rule } from '@coverwright/core/rules/rule'
import { any, has, not, yes } from '@coverwright/core/rules/rule'

/** The kinds of plan a business may run for its people. Source: seed section 3. */
export const planTypes = ['health_and_wellness', 'defined_benefit', 'defined_contribution', 'esop'] as const

const plan = (...types: readonly (typeof planTypes)[number][]): Rule => has('fid.plan_types', ...types)

export const offersBenefits: Rule = yes('fid.employee_benefits')
export const hasHealthPlan = plan('health_and_wellness')
export const hasDefinedBenefit = plan('defined_benefit')
export const hasStockPlan = plan('esop')

/** Plans that hold money for their participants: every kind but health and wellness. */
export const holdsMoney = plan('defined_benefit', 'defined_contribution', 'esop')

/** Health and wellness is the only plan: its insurer counts the participants. */
export const onlyHealth: Rule = { ...not(any(holdsMoney, not(hasHealthPlan))), label: 'health is the only plan' }
