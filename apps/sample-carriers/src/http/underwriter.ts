import type { CarrierQuote } from '@coverwright/contract/carrier-contract'
import type { QuoteAnswers } from '@coverwright/contract/carrier-contract/late-answers'
import type { SampleCarrier } from '../rating/sample-carrier.ts'
import { type Decision, decided } from './decisions.ts'
import { notFound, Refusal } from './problem.ts'
import type { Push } from './push-events.ts'
import type { Kept, QuoteStore } from './quote-store.ts'

export type Desk = { readonly carrier: SampleCarrier; readonly quotes: QuoteStore }

type Options = {
  /** Tells the host of decisions; without it they are only found by asking. */
  readonly push?: Push | undefined
}

const decidesAfterMs = 60_000

/** The underwriters of the sample insurers. */
export function createUnderwriter(desks: ReadonlyMap<string, Desk>, { push }: Options) {
  const keptBy = (carrier: string, id: string): { readonly desk: Desk; readonly kept: Kept } => {
    const desk = desks.get(carrier)
    const quote = desk?.quotes.find(id)
    if (!desk || !quote) throw notFound('quote')
    return { desk, kept: quote }
  }

  async function sendEvent(carrier: string, quote: Kept): Promise<void> {
    await push?.({ carrier, quote_id: quote.rated.quote_id, revision: quote.quote.revision ?? 0 })
  }

  function decide(carrier: string, id: string, decision: Decision): void {
    const { desk, kept } = keptBy(carrier, id)
    desk.quotes.decide(id, decided(kept, decision, desk.carrier.speech))
    void sendEvent(carrier, kept)
  }

  return {
    /** The latest first. */
    undecided: () =>
      [...desks.values()]
        .flatMap(({ carrier, quotes }) => quotes.undecided().map((quote) => ({ carrier, kept: quote })))
        .toSorted((left, right) => right.kept.at.getTime() - left.kept.at.getTime()),

    decide,

    /** Accepts the answers to the questions, once for each key; the quote then returns to the underwriter. */
    answered(carrier: string, id: string, key: string, answers: QuoteAnswers['answers']): CarrierQuote {
      const { desk, kept } = keptBy(carrier, id)
      const before = kept.answers.get(key)
      if (before) {
        if (JSON.stringify(before) !== JSON.stringify(answers))
          throw new Refusal(409, 'idempotency.conflict', 'This idempotency key was used for another request.')
        return kept.quote
      }
      if (kept.quote.status !== 'needs_information') throw new Refusal(409, 'quote.decided', 'Nothing is asked.')
      kept.answers.set(key, answers)
      desk.quotes.decide(id, kept.rated)
      return kept.quote
    },

    /** An insurer whose underwriter needs a minute, when there is somebody to tell. */
    expect(carrier: SampleCarrier, id: string): void {
      if (!push || !carrier.decidesInAMinute) return
      setTimeout(() => {
        const { kept } = keptBy(carrier.id, id)
        if (kept.quote.status === 'referred') decide(carrier.id, id, { kind: 'quote' })
      }, decidesAfterMs).unref()
    },
  }
}

export type Underwriter = ReturnType<typeof createUnderwriter>
