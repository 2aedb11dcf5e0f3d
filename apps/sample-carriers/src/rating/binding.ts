import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import type {
  BindReply,
  BindRequest,
  BindRequirement,
  BindRequirementsReply,
  PaymentPlan,
} from '@coverwright/contract/carrier-contract/binds'
import { yearsAfter } from '@coverwright/core/rules/years-after'
import type { SampleCarrier } from './sample-carrier.ts'

/**
 * How an insurer binds:
 * - `atOnce`: it answers at once · `needsLossRuns`: it wants loss runs first, if the request has none
 * - `decides`: an underwriter confirms a minute later · `refuses`: it refuses after all
 */
export type Binding = 'atOnce' | 'needsLossRuns' | 'decides' | 'refuses'

const decidesAfterMs = 60_000

type PricedQuote = Extract<CarrierQuote, { status: 'quoted' }>

const needsOf: Readonly<Record<Binding, readonly BindRequirement[]>> = {
  atOnce: [
    { kind: 'start_date' },
    { kind: 'payment_plan' },
    { kind: 'mailing_address' },
    { kind: 'no_known_losses' },
    { kind: 'signature' },
  ],
  needsLossRuns: [{ kind: 'start_date' }, { kind: 'tax_number' }, { kind: 'payment_plan' }, { kind: 'signature' }],
  decides: [
    { kind: 'start_date' },
    { kind: 'mailing_address' },
    { kind: 'surplus_lines' },
    { kind: 'no_known_losses' },
    { kind: 'signature' },
  ],
  refuses: [{ kind: 'start_date' }, { kind: 'signature' }],
}

/** A choice that insurers must offer by law, at its own price. */
function electionsOf(line: string, { premium, coverages }: PricedQuote): readonly BindRequirement[] {
  if (premium.currency !== 'USD') return []
  if (line === 'gl' || line === 'bop' || line === 'cp') {
    // The application asked for it, and the price includes it.
    if (coverages.some(({ code, offered }) => code === 'terrorism' && offered !== undefined)) return []
    return [{ kind: 'terrorism', premium: Math.round(premium.amount / 100) }]
  }
  if (line !== 'ca') return []
  const options = [
    { value: 'liability', label: 'The same limit as for liability' },
    { value: 'minimum', label: 'The lowest limit of the state' },
    { value: 'rejected', label: 'None, where the state lets you reject it' },
  ]
  return [{ kind: 'uninsured_motorist', options }]
}

/**
 * The year in one payment, and the offer's instalments if it has any. Taxes and fees on top of the premium are part of
 * each plan's total but not of its instalments: they are due at once.
 */
function plansOf({ premium }: PricedQuote): PaymentPlan[] {
  const { amount, monthly, fees_included, charges = [] } = premium
  const beside = fees_included ? 0 : charges.reduce((sum, each) => sum + each.amount, 0)
  const year = { down_payment: amount, payments: 0, amount: 0, fees: 0, total: amount + beside }
  const annualPlan = { id: 'annual', label: 'Annual', ...year }
  if (!monthly?.payments) return [annualPlan]
  const down_payment = monthly.down_payment ?? 0
  const sumOfPayments = down_payment + monthly.amount * monthly.payments
  const fees = Math.max(0, sumOfPayments - amount)
  const total = sumOfPayments + beside
  const { payments } = monthly
  return [annualPlan, { id: 'monthly', label: 'Monthly', down_payment, payments, amount: monthly.amount, fees, total }]
}

export const bindRequirementsFor = (
  binding: Binding,
  { line }: Pick<QuoteRequest, 'line'>,
  quote: PricedQuote,
): BindRequirementsReply => ({
  sample: true,
  mode: binding === 'decides' ? 'request' : 'instant',
  requirements: [...needsOf[binding], ...electionsOf(line, quote)],
  payment_plans: needsOf[binding].some(({ kind }) => kind === 'payment_plan') ? plansOf(quote) : [],
})

type BindState = { readonly request: BindRequest; readonly bind_id: string; readonly askedAt: Date; readonly now: Date }

/** The outcome of a bind request, as of now. */
export function bindReplyFor(
  { binding, prefix, payHost }: SampleCarrier,
  { request, bind_id, askedAt, now }: BindState,
): BindReply {
  const identity = { bind_id, sample: true } as const
  if (binding === 'refuses') {
    const text = 'Since we made this offer, we have stopped insuring businesses like this in your area.'
    return { ...identity, status: 'refused', reasons: [{ code: 'no_longer_offered', text }] }
  }
  if (binding === 'needsLossRuns' && !request.answers.loss_runs?.length) {
    return { ...identity, status: 'needs_requirements', requirements: [{ kind: 'loss_runs' }, { kind: 'signature' }] }
  }
  if (binding === 'decides' && now.getTime() - askedAt.getTime() < decidesAfterMs)
    return { ...identity, status: 'requested' }
  const reference = `${prefix}-POL-${bind_id.slice(-8)}`
  return {
    ...identity,
    status: 'bound',
    reference,
    ...(payHost === undefined ? {} : { pay_url: `https://${payHost}/${reference}` }),
    effective_from: request.effective_date,
    effective_to: yearsAfter(request.effective_date, 1),
    message: 'Sample policy for demonstration: nobody is really insured.',
  }
}
