import type { CarrierQuote } from '@coverwright/contract/carrier-contract'
import type { QuoteAnswers } from '@coverwright/contract/carrier-contract/late-answers'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { type Decision, quoteAfterDecision } from './decisions.ts'
import { notFound, Refusal } from './problem.ts'
import type { Push } from './push-events.ts'
import type { QuoteRecord, QuoteStore } from './quote-store.ts'

export type Desk = { readonly carrier: SampleCarrier; readonly quotes: QuoteStore }

type Options = {
  /** Notifies the host of decisions; without it, the host has to poll. */
  readonly push?: Push | undefined
}

const decidesAfterMs = 60_000

/** The underwriters of the sample insurers. */
export function createUnderwriter(desks: ReadonlyMap<string, Desk>, { push }: Options) {
  const recordOf = (carrier: string, id: string): { readonly desk: Desk; readonly record: QuoteRecord } => {
    const desk = desks.get(carrier)
    const quote = desk?.quotes.find(id)
    if (!desk || !quote) throw notFound('quote')
    return { desk, record: quote }
  }

  async function sendEvent(carrier: string, quote: QuoteRecord): Promise<void> {
    await push?.({ carrier, quote_id: quote.rated.quote_id, revision: quote.quote.revision ?? 0 })
  }

  function decide(carrier: string, id: string, decision: Decision): void {
    const { desk, record } = recordOf(carrier, id)
    desk.quotes.decide(id, quoteAfterDecision(record, decision, desk.carrier.speech))
    void sendEvent(carrier, record)
  }

  return {
    /** The latest first. */
    undecided: () =>
      [...desks.values()]
        .flatMap(({ carrier, quotes }) => quotes.undecided().map((quote) => ({ carrier, record: quote })))
        .toSorted((left, right) => right.record.at.getTime() - left.record.at.getTime()),

    decide,

    /** Accepts the answers to the questions, once for each key; the quote then returns to the underwriter. */
    takeAnswers(carrier: string, id: string, key: string, answers: QuoteAnswers['answers']): CarrierQuote {
      const { desk, record } = recordOf(carrier, id)
      const before = record.answers.get(key)
      if (before) {
        if (JSON.stringify(before) !== JSON.stringify(answers))
          throw new Refusal(409, 'idempotency.conflict', 'This idempotency key was used for another request.')
        return record.quote
      }
      if (record.quote.status !== 'needs_information') throw new Refusal(409, 'quote.decided', 'Nothing is asked.')
      record.answers.set(key, answers)
      desk.quotes.decide(id, record.rated)
      return record.quote
    },

    /** Has the underwriter decide after a minute, if the host can be notified. */
    expect(carrier: SampleCarrier, id: string): void {
      if (!push || !carrier.decidesInAMinute) return
      setTimeout(() => {
        const { record } = recordOf(carrier.id, id)
        if (record.quote.status === 'referred') decide(carrier.id, id, { kind: 'quote' })
      }, decidesAfterMs).unref()
    },
  }
}

export type Underwriter = ReturnType<typeof createUnderwriter>
