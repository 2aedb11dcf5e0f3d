import { type Appetite, appetiteFor, lesserOutlook } from '@coverwright/catalogue/carriers/appetite'
import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { stateFactOf } from '@coverwright/catalogue/lines/line-state'
import type { BusinessClass } from '@coverwright/catalogue/reference/classes'
import type { ForecastReply } from '@coverwright/contract/binding/forecast'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import { carrierFacts, classOf, otherClassesOf } from '../../../3-quoting/quotes/facts/business-classes.ts'
import { isUnlicensed } from '../../../3-quoting/quotes/facts/license-facts.ts'
import { isAdvisorOnly } from '../../../3-quoting/quotes/facts/listed-facts.ts'
import { translateFor } from '../../../3-quoting/quotes/snapshot/for-viewer.ts'
import type { QuoteSnapshot } from '../../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import type { CarrierWithStatus } from './picked-lines.ts'

export type Outlook = ForecastReply['lines'][number]['insurers'][number]

/** Whether a carrier is likely to quote a line, and why it will not. */
export function outlookOf(
  { offered, status }: CarrierWithStatus,
  quote: QuoteSnapshot,
  reference: ReferenceLookup,
): Outlook {
  const { carrier, line } = offered
  const translate = translateFor(quote)
  const set = quote.row.question_sets[`${line.line}.${carrier.id}`]
  const about = {
    carrier: carrier.id,
    carrier_name: carrier.name,
    sample: carrier.sample,
    ...(set && !set.failed && status === 'asked' ? { questions: set.questions.length } : {}),
  }
  if (isUnlicensed(line.line, quote.facts)) {
    return { ...about, outlook: 'not_offered', reason: translate('appetite.unlicensed') }
  }
  if (isAdvisorOnly(quote.served.site, quote.facts)) {
    return { ...about, outlook: 'not_offered', reason: translate('appetite.advisorOnly') }
  }
  if (status === 'knocked_out') {
    return { ...about, outlook: 'not_offered', reason: translate('appetite.knockedOut') }
  }
  const { outlook, reason } = appetiteOf(offered, quote, reference)
  if (outlook === 'in') return { ...about, outlook: 'likely', reason: translate('appetite.likely') }
  return { ...about, outlook: outlook === 'refer' ? 'maybe' : 'not_offered', reason: translate(reason) }
}

const lesser = (one: Appetite, other: Appetite): Appetite =>
  lesserOutlook(one.outlook, other.outlook) === one.outlook ? one : other

function appetiteOf({ line }: OfferedLine, quote: QuoteSnapshot, reference: ReferenceLookup) {
  const businessClass = classOf(quote.answers, reference)
  const state = readAnswer(quote.facts, stateFactOf(line.line))
  if (!businessClass || typeof state !== 'string') return { outlook: 'out', reason: 'appetite.notKnownYet' } as const
  const others = otherClassesOf(quote.answers, reference).map((other) => other.chosen)
  const appetiteForClass = (each: BusinessClass) => appetiteFor(line, carrierFacts(each), state, quote.context.today)
  // The class of business with the least appetite decides.
  return others.map(appetiteForClass).reduce(lesser, appetiteForClass(businessClass))
}
