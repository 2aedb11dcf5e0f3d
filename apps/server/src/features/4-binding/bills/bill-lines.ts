import type { BillLine } from '@coverwright/contract/binding/bills'
import type { BindRequirement, PaymentPlan } from '@coverwright/contract/carrier-contract/binds'
import type { OfferReply } from '@coverwright/contract/offers'

type Premium = NonNullable<OfferReply['premium']>

/** The insurer's list of what it needs. */
export type BilledTerms = {
  readonly requirements: readonly BindRequirement[]
  readonly payment_plans: readonly PaymentPlan[]
}

/** What was chosen of it. */
export type BilledAnswers = { readonly payment_plan?: string; readonly terrorism?: 'accepted' | 'rejected' }

/**
 * The amount due with the request to bind, in minor units: the first payment of the plan, or the year; taxes and fees
 * that are not in the premium, all at once; and chosen extras with a price of their own.
 */
export function billLines(
  { amount, fees_included, charges = [] }: Premium,
  terms: BilledTerms | undefined,
  answers: BilledAnswers,
): BillLine[] {
  const plan = terms?.payment_plans.find(({ id }) => id === answers.payment_plan)
  const terrorism =
    answers.terrorism === 'accepted' ? terms?.requirements.find(({ kind }) => kind === 'terrorism') : undefined
  const instalments = plan !== undefined && plan.payments > 0
  const first = instalments ? plan.down_payment : amount
  return [
    { kind: 'premium', amount: first, ...(instalments ? { label: plan.label } : {}) },
    ...(terrorism?.premium ? [{ kind: 'terrorism' as const, amount: terrorism.premium }] : []),
    ...(fees_included ? [] : charges.map(({ kind, label, amount: charge }) => ({ kind, label, amount: charge }))),
  ]
}

export const sumOf = (lines: readonly Pick<BillLine, 'amount'>[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0)
