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
 * - `atOnce`: it answers at once · `needsLossRuns`: it first wants loss runs, when the request has none
 * - `decides`: somebody confirms a minute later · `refuses`: it does not insure after all
 */
export type Binding = 'atOnce' | 'needsLossRuns' | 'decides' | 'refuses'

const decidesAfterMs = 60_000

type Priced = Extract<CarrierQuote, { status: 'quoted' }>

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

/** A choice that the law makes an insurer offer, at a price of its own. */
function electionsOf(line: string, { premium, coverages }: Priced): readonly BindRequirement[] {
  if (premium.currency !== 'USD') return []
  if (line === 'gl' || line === 'bop' || line === 'cp') {
    // The application asked for it, and the price has it.
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
 * The year at once, and the instalments of the offer where it has some. Taxes and fees beside the premium are in the total
 * of each plan, not in its payments: they are due at once.
 */
function plansOf({ premium }: Priced): PaymentPlan[] {
  const { amount, monthly, fees_included, charges = [] } = premium
  const beside = fees_included ? 0 : charges.reduce((sum, each) => sum + each.amount, 0)
  const year = { down_payment: amount, payments: 0, amount: 0, fees: 0, total: amount + beside }
  const annualPlan = { id: 'annual', label: 'Annual', ...year }
  if (!monthly?.payments) return [annualPlan]
  const down_payment = monthly.down_payment ?? 0
  const paid = down_payment + monthly.amount * monthly.payments
  const fees = Math.max(0, paid - amount)
  const total = paid + beside
  const { payments } = monthly
  return [annualPlan, { id: 'monthly', label: 'Monthly', down_payment, payments, amount: monthly.amount, fees, total }]
}

export const bindRequirementsFor = (
  binding: Binding,
  { line }: Pick<QuoteRequest, 'line'>,
  quote: Priced,
): BindRequirementsReply => ({
  sample: true,
  mode: binding === 'decides' ? 'request' : 'instant',
  requirements: [...needsOf[binding], ...electionsOf(line, quote)],
  payment_plans: needsOf[binding].some(({ kind }) => kind === 'payment_plan') ? plansOf(quote) : [],
})

type Asked = { readonly request: BindRequest; readonly bind_id: string; readonly askedAt: Date; readonly now: Date }

/** What became of a request to bind, as of now. */
export function bindReplyFor(
  { binding, prefix, payHost }: SampleCarrier,
  { request, bind_id, askedAt, now }: Asked,
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
