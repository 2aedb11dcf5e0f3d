import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { addDays, businessDaysAfter } from './calendar.ts'
import { coveragesOf } from './coverages.ts'
import { inForce } from './in-force.ts'
import { rate } from './rate.ts'
import type { OptionalCover, SampleCarrier, SampleCharge, SampleLine } from './sample-carrier.ts'
import { termsOf } from './terms.ts'
import type { Judgement, Reason } from './underwrite.ts'
import { underwrite } from './underwrite.ts'
import { americanWording, type Wording } from './wording.ts'

type Premium = Extract<CarrierQuote, { status: 'quoted' }>['premium']

const offerStandsDays = 30
const referralBusinessDays = 2

/** One instalment is paid at the start, and the rest monthly with a fee each. */
function premiumOf({ monthly, speech = americanWording, charges = [] }: SampleCarrier, annual: number): Premium {
  const year = {
    ...({ amount: annual * 100, currency: speech.currency, period: 'year' } as const),
    fees_included: charges.length === 0,
    ...(charges.length > 0 ? { charges: charges.map((each) => chargeOf(each, annual)) } : {}),
  }
  if (!monthly) return year
  const { installments: payments, fee } = monthly
  const share = Math.ceil((annual * 100) / (payments + 1))
  return { ...year, monthly: { amount: share + fee * 100, payments, down_payment: share } }
}

const chargeOf = ({ kind, label, percent = 0, flat = 0 }: SampleCharge, annual: number) => ({
  ...{ kind, label },
  amount: annual * percent + flat * 100,
})

const stillOpen = ({ answered }: Judgement, speech: Wording): Reason[] => [
  ...answered.unsure.map(({ id, label }) => ({
    ...{ code: 'not_sure', text: speech.notSure(label) },
    answer: `uw_questions.${id}`,
  })),
  ...answered.unanswered.map(({ id, label }) => ({
    ...{ code: 'not_answered', text: speech.notAnswered(label) },
    answer: `uw_questions.${id}`,
  })),
]

const openQuestions = ({ answered }: Judgement) => answered.unsure.length + answered.unanswered.length

const nextStep = (judgement: Judgement, { coverage }: QuoteRequest, speech: Wording) => {
  const open = openQuestions(judgement)
  if (open === 0) return { text: speech.ready(coverage.effective_date) }
  return { text: open === 1 ? speech.oneOpen : speech.open(open) }
}

/** The request with the carrier's own measures, which replace anything sent under their name. */
export const withMeasures = (request: QuoteRequest, ratedAnswers: Readonly<Record<string, unknown>>): QuoteRequest => ({
  ...request,
  details: { ...request.details, rated: ratedAnswers },
})

/** The answer of the insurer's rules: only an underwriter asks further questions. */
export type RatedOffer = Exclude<CarrierQuote, { status: 'needs_information' }>

/** The carrier's answer to a quote request, decided on `today`. */
export function offer(
  carrier: SampleCarrier,
  line: SampleLine,
  receivedRequest: QuoteRequest,
  quote_id: string,
  today: CalendarDate,
): RatedOffer {
  const { speech = americanWording } = carrier
  const request = line.reads ? withMeasures(receivedRequest, line.reads(receivedRequest)) : receivedRequest
  const { entry: book } = inForce(line.rateBooks, request.coverage.effective_date)
  const judgement = underwrite(carrier, line, request, today)
  const annualWith = (factors: Judgement['factors']) => rate(book, request, factors, today, speech.dollar).annual
  const annual = judgement.declines.length > 0 ? undefined : annualWith(judgement.factors)
  const priceOf = ({ code }: OptionalCover) =>
    annual === undefined ? undefined : annual - annualWith(judgement.factors.filter(({ name }) => name !== code))
  const coverages = coveragesOf(line, book, request, speech, priceOf)
  const identity = { quote_id, sample: true } as const
  if (annual === undefined) {
    return {
      ...identity,
      status: 'declined',
      coverages: coverages.map(({ offered: _offered, ...asked }) => asked).filter((coverage) => coverage.requested),
      highlights: [],
      reasons: [...judgement.declines],
    }
  }
  const ownQuote = {
    ...identity,
    coverages,
    highlights: [...line.highlights],
    ...termsOf(carrier, line, request, coverages),
    premium: premiumOf(carrier, annual),
    valid_until: addDays(today, offerStandsDays),
  }
  if (judgement.referrals.length > 0) {
    return {
      ...ownQuote,
      status: 'referred',
      kind: 'indication',
      reasons: [...judgement.referrals, ...stillOpen(judgement, speech)],
      next_step: {
        text: speech.decides(carrier.underwriter),
        by: businessDaysAfter(today, referralBusinessDays),
      },
    }
  }
  return {
    ...ownQuote,
    status: 'quoted',
    kind: openQuestions(judgement) === 0 ? 'bindable' : 'indication',
    reasons: [...stillOpen(judgement, speech), ...judgement.pricing],
    next_step: nextStep(judgement, request, speech),
  }
}
