import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { IndicationReply, IndicationRequest } from '@coverwright/contract/carrier-contract/indications'
import { writeAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { answersAt } from '../rating/amounts.ts'
import { addDays } from '../rating/calendar.ts'
import { askedDeductible, askedLimit } from '../rating/choose.ts'
import { inForce } from '../rating/in-force.ts'
import { withMeasures } from '../rating/offer.ts'
import { rate } from '../rating/rate.ts'
import type { Choices, RateBook } from '../rating/rate-book.ts'
import type { SampleCarrier, SampleLine } from '../rating/sample-carrier.ts'
import type { Judgement } from '../rating/underwrite.ts'
import { underwrite } from '../rating/underwrite.ts'
import { americanWording } from '../rating/wording.ts'
import { openAnswers } from './open-answers.ts'
import {
  type UsualDetail,
  type UsualFactsOf,
  usualAnswers,
  usualBusiness,
  usualClaims,
  widestRange,
} from './usual-facts.ts'

type End = 'low' | 'high'

/** Soon enough for every insurer, and late enough for an underwriter to look at it. */
const startsInDays = 30

/** The answers so far, completed with usual ones at one end; undefined if those cannot be guessed. */
function completeRequest(
  request: IndicationRequest,
  usual: UsualFactsOf,
  end: End,
  today: CalendarDate,
): QuoteRequest | undefined {
  const { complete, claims, coverage, business, ...rest } = request
  const { vehicle_count, ...asked } = business
  const bare: QuoteRequest = {
    ...rest,
    request_id: 'indication',
    business: { ...usualBusiness[end], ...asked },
    coverage: { effective_date: addDays(today, startsInDays), ...coverage },
    claims: claims ?? (complete ? { list: [] } : usualClaims((days) => addDays(today, -days))[end]),
  }
  if (complete) return bare
  const facts = usual(bare, today, vehicle_count === undefined ? {} : { vehicle_count })
  return (
    facts && {
      ...bare,
      coverage: { ...facts.coverage?.[end], ...bare.coverage },
      details: withDetails(bare, facts.details ?? [], end),
    }
  )
}

const withDetails = (request: QuoteRequest, details: readonly UsualDetail[], end: End): QuoteRequest['details'] =>
  details.reduce(
    (details, detail) =>
      detail[end] === undefined || answersAt(request, `details.${detail.path}`).length > 0
        ? details
        : writeAnswer(details, detail.path, detail[end]),
    request.details,
  )

const nextAbove = (choices: Choices, usual: number): number =>
  choices.find(({ amount }) => amount > usual)?.amount ?? usual

const withAmount = (request: QuoteRequest, at: string | undefined, name: string, amount: number): QuoteRequest =>
  at === undefined
    ? { ...request, coverage: { ...request.coverage, [name]: amount } }
    : { ...request, details: writeAnswer(request.details, at.replace(/^details\./, ''), amount) }

/**
 * For what is not chosen yet: at the low end a higher deductible than the usual one, at the high end a higher limit.
 */
function withChoices(book: RateBook, request: QuoteRequest, end: End): QuoteRequest {
  const own = 'exposures' in book ? book : undefined
  if (end === 'high' && askedLimit(book, request) === undefined) {
    return withAmount(request, own?.limitAt, 'occurrence_limit', nextAbove(book.occurrence, book.usualOccurrence))
  }
  if (end === 'low' && askedDeductible(book, request) === undefined) {
    const name = book.property ? 'property_deductible' : 'deductible'
    return withAmount(request, own?.deductibleAt, name, nextAbove(book.deductible, book.usualDeductible))
  }
  return request
}

/** The combined factors of the answers so far and of those still open. */
function answerFactors({ factors }: Judgement, open: ReturnType<typeof openAnswers>): Readonly<Record<End, number>> {
  const factor = factors.filter(({ name }) => !open.names.has(name)).reduce((product, each) => product * each.factor, 1)
  return {
    low: Math.max(Math.min(usualAnswers.low, factor), factor * open.low),
    high: Math.min(Math.max(usualAnswers.high, factor), factor * open.high),
  }
}

/**
 * The possible yearly price by the answers so far, as of `today`.
 * Each further fact narrows the range; only an unusual answer moves it.
 */
export function indication(
  carrier: SampleCarrier,
  line: SampleLine,
  usual: UsualFactsOf,
  indicationRequest: IndicationRequest,
  today: CalendarDate,
): IndicationReply {
  const { speech = americanWording } = carrier
  const requestAt = (end: End) => {
    const request = completeRequest(indicationRequest, usual, end, today)
    return request && line.reads ? withMeasures(request, line.reads(request)) : request
  }
  const cheap = requestAt('low')
  const dear = requestAt('high')
  if (!(cheap && dear)) return { sample: true, outcome: 'in', reasons: [] }
  // The low end assumes harmless answers, so a refusal there does not depend on open ones.
  const judgement = underwrite(carrier, line, cheap, today)
  if (judgement.declines.length > 0) {
    return { sample: true, outcome: 'out', reasons: [...judgement.declines] }
  }
  const { entry: book } = inForce(line.rateBooks, cheap.coverage.effective_date)
  const answers = answerFactors(judgement, openAnswers(line, indicationRequest, cheap, today))
  const annual = (request: QuoteRequest, end: End): number => {
    const withDefaults = indicationRequest.complete ? request : withChoices(book, request, end)
    return rate(book, withDefaults, [{ name: 'Answers', factor: answers[end] }], today, speech.dollar).annual
  }
  const ends = [annual(cheap, 'low'), annual(dear, 'high')]
  // Rounded outwards, so that rounding never widens a range that becomes narrower.
  const step = indicationRequest.complete ? 1 : 10 * (speech.dollar ?? 1)
  const low = Math.max(1, Math.floor(Math.min(...ends) / step) * step)
  const high = Math.ceil(Math.max(...ends) / step) * step
  return {
    sample: true,
    outcome: judgement.referrals.length > 0 ? 'refer' : 'in',
    ...(high <= low * widestRange
      ? { range: { low: low * 100, high: high * 100, currency: speech.currency, period: 'year' } }
      : {}),
    reasons: [...judgement.referrals],
  }
}
