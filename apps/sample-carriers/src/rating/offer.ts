import type { CarrierQuote, QuoteRequest } from '@coverwright/contract/carriers'
import type { CalendarDate } from '@coverwright/core/flow/rule'
import { addDays, businessDaysAfter } from './calendar.ts'
import { coveragesOf } from './coverages.ts'
import { inForce } from './in-force.ts'
import { rate } from './rate.ts'
import type { SampleCarrier, SampleLine } from './sample-carrier.ts'
import type { Judgement, Reason } from './underwrite.ts'
import { underwrite } from './underwrite.ts'

type Premium = Extract<CarrierQuote, { status: 'quoted' }>['premium']

const offerStandsDays = 30
const referralBusinessDays = 2

/** One instalment is paid at the start, and the rest monthly with a fee each. */
function premiumOf({ monthly }: SampleCarrier, annual: number): Premium {
  const year = { amount: annual * 100, currency: 'USD', period: 'year', fees_included: true } as const
  if (!monthly) return year
  const share = Math.ceil((annual * 100) / (monthly.installments + 1))
  return { ...year, monthly: { amount: share + monthly.fee * 100, down_payment: share } }
}

const stillOpen = ({ answered }: Judgement): Reason[] => [
  ...answered.unsure.map((label) => ({
    code: 'not_sure',
    text: `You answered "Not sure" to: ${label} We priced it with what we know. Tell us, and we can make the price firm.`,
  })),
  ...answered.unanswered.map((label) => ({
    code: 'not_answered',
    text: `We still need your answer to: ${label}`,
  })),
]

const openQuestions = ({ answered }: Judgement) => answered.unsure.length + answered.unanswered.length

const nextStep = (judgement: Judgement, { coverage }: QuoteRequest) => {
  const open = openQuestions(judgement)
  if (open === 0) return { text: `Choose this offer, and coverage can start on ${coverage.effective_date}.` }
  return {
    text:
      open === 1
        ? 'Answer the one open question to get a firm price.'
        : `Answer the ${open} open questions to get a firm price.`,
  }
}

/** The request with the insurer's own measures; nothing sent under their name is taken for one. */
const measured = (request: QuoteRequest, rated: Readonly<Record<string, unknown>>): QuoteRequest => ({
  ...request,
  details: { ...request.details, rated },
})

/** The insurer's whole answer to a quote request, decided today. */
export function offer(
  carrier: SampleCarrier,
  line: SampleLine,
  received: QuoteRequest,
  quote_id: string,
  today: CalendarDate,
): CarrierQuote {
  const request = line.reads ? measured(received, line.reads(received)) : received
  const { entry: book } = inForce(line.rateBooks, request.coverage.effective_date)
  const judgement = underwrite(carrier, line, request, today)
  const coverages = coveragesOf(line, book, request)
  const named = { quote_id, sample: true } as const
  if (judgement.declines.length > 0) {
    return {
      ...named,
      status: 'declined',
      coverages: coverages.map(({ offered: _offered, ...asked }) => asked).filter((asked) => asked.requested),
      highlights: [],
      reasons: [...judgement.declines],
    }
  }
  const { annual } = rate(book, request, judgement.factors, today)
  const priced = {
    ...named,
    coverages,
    highlights: [...line.highlights],
    premium: premiumOf(carrier, annual),
    valid_until: addDays(today, offerStandsDays),
  }
  if (judgement.referrals.length > 0) {
    return {
      ...priced,
      status: 'referred',
      kind: 'indication',
      reasons: [...judgement.referrals, ...stillOpen(judgement)],
      next_step: {
        text: `${carrier.desk} reads your answers and decides within two business days.`,
        by: businessDaysAfter(today, referralBusinessDays),
      },
    }
  }
  return {
    ...priced,
    status: 'quoted',
    kind: openQuestions(judgement) === 0 ? 'bindable' : 'indication',
    reasons: [...stillOpen(judgement), ...judgement.pricing],
    next_step: nextStep(judgement, request),
  }
}
