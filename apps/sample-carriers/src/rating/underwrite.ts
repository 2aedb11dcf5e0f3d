import type { AppetiteRequest, CarrierQuote, QuoteRequest } from '@coverwright/contract/carrier-contract'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import type { AnswerReading } from './answered.ts'
import { readAnswers } from './answered.ts'
import { readDetails } from './answered-details.ts'
import { appetiteRule } from './appetite.ts'
import { crossedGuidelines, measuredAnswer } from './guideline.ts'
import { optionalFactors } from './optional-covers.ts'
import { questionsFor } from './question-set.ts'
import type { NamedFactor } from './rate.ts'
import type { SampleCarrier, SampleLine } from './sample-carrier.ts'
import { americanWording } from './wording.ts'

export type Reason = CarrierQuote['reasons'][number]

/** The insurer's judgement of a request before it is priced. */
export type Judgement = {
  readonly declines: readonly Reason[]
  readonly referrals: readonly Reason[]
  /** What moved the price, in the applicant's words. */
  readonly pricing: readonly Reason[]
  readonly factors: readonly NamedFactor[]
  readonly answered: AnswerReading
}

const reasonsOf = ({ effects }: AnswerReading, outcome: 'knockout' | 'refer' | 'rate'): readonly Reason[] =>
  effects
    .filter(({ effect }) => effect.outcome === outcome)
    .map(({ question, answer, effect }) => reasonOf(question, effect.reason, answer))

/** Measures of the insurer's own rest on several answers. */
const reasonOf = (code: string, text: string, answer: string): Reason =>
  answer.startsWith('details.rated') ? { code, text } : { code, text, answer }

/** The business's other classes, as appetite sees them. */
const besides = ({ line, other_classes = [], business: { state } }: QuoteRequest) =>
  other_classes.map((other) => ({ line, class: other, state }))

/** The least wanted of the business's classes decides. */
function appetiteForAll(carrier: SampleCarrier, exposures: readonly AppetiteRequest[], day: CalendarDate) {
  const rules = exposures.flatMap((exposure) => appetiteRule(carrier, exposure, day) ?? [])
  return rules.find(({ outcome }) => outcome === 'out') ?? rules[0]
}

/** Unlikely amounts that the applicant confirmed: every insurer refers them. */
const unlikely = ({ speech = americanWording }: SampleCarrier, { remarks = [] }: QuoteRequest): readonly Reason[] =>
  remarks.flatMap((each) =>
    each.unlikely ? [{ code: 'unlikely', text: speech.unlikely(each.text), answer: each.field }] : [],
  )

/** Reads appetite, guidelines and answers; the order does not matter. */
export function underwrite(
  carrier: SampleCarrier,
  line: SampleLine,
  request: QuoteRequest,
  today: CalendarDate,
): Judgement {
  const exposure = { line: request.line, class: request.class, state: request.business.state }
  const day = request.coverage.effective_date
  const appetite = appetiteForAll(carrier, [exposure, ...besides(request)], day)
  // A line with thresholds of its own ignores those of other lines.
  const guidelines = crossedGuidelines(line.guidelines ?? carrier.guidelines, request, today)
  const answers = readAnswers(questionsFor(line, exposure, day), request, today)
  const detailedAnswers = { ...answers, effects: [...answers.effects, ...readDetails(line.answers ?? [], request)] }
  const guideline = (outcome: 'refer' | 'decline') =>
    guidelines
      .filter((each) => each.outcome === outcome)
      .map((each) => reasonOf(each.code, each.reason, measuredAnswer(each)))
  const appetiteSays = (outcome: 'out' | 'refer') =>
    appetite?.outcome === outcome ? [{ code: appetite.code, text: appetite.reason }] : []
  return {
    declines: [...appetiteSays('out'), ...guideline('decline'), ...reasonsOf(detailedAnswers, 'knockout')],
    referrals: [
      ...unlikely(carrier, request),
      ...appetiteSays('refer'),
      ...guideline('refer'),
      ...reasonsOf(detailedAnswers, 'refer'),
    ],
    pricing: reasonsOf(detailedAnswers, 'rate'),
    factors: [
      ...detailedAnswers.effects.flatMap(({ question, effect }) =>
        effect.outcome === 'rate' ? [{ name: question, factor: effect.factor }] : [],
      ),
      ...optionalFactors(line, request),
    ],
    answered: detailedAnswers,
  }
}
