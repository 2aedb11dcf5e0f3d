import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { stateFactOf } from '@coverwright/catalogue/lines/line-state'
import { readAnswer } from '@coverwright/core/answers/answers'
import { basisOf } from '@coverwright/core/evaluation/numbered-pages'
import type { Question } from '@coverwright/core/model/question'
import type { CarrierClient } from '../../../platform/carriers/carrier-client.ts'
import type { Database } from '../../../platform/database/database.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import type { ReferenceLookup } from '../../1-foundation/reference/reference.ts'
import { carrierFacts, classOf } from '../quotes/facts/business-classes.ts'
import { carrierStatusOf } from '../quotes/facts/carrier-status.ts'
import { lockQuoteToWrite, type QuoteAccess, updateQuote } from '../quotes/quotes.store.ts'
import type { StoredSet } from '../quotes/quotes.tables.ts'
import { openQuote } from '../quotes/require-quote.ts'
import type { QuoteReader, QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'

export type Dependencies = {
  db: Database
  reader: QuoteReader
  reference: ReferenceLookup
  carriers: Pick<CarrierClient, 'questions'>
  clock: () => Date
}

/** How soon a failed set is requested again, so that a reloading page does not flood the carrier. */
const retriedAfterMs = 60_000

/** Whether to ask again after a failure, and the carrier's code for the class that the caller assumes. */
type Wish = { readonly retry: boolean; readonly code?: string }

/**
 * The carrier's questions for this quote: the stored ones for the same class and state, or else fetched and stored. If
 * the carrier fails, the set is empty and the quote continues without it. Source: seed 4.7, 8.
 */
export async function fetchQuestions(
  { db, reader, reference, carriers, clock }: Dependencies,
  access: QuoteAccess,
  offeredLine: OfferedLine,
  { retry, code }: Wish,
): Promise<StoredSet> {
  const now = clock()
  const quote = await openQuote({ db, reader, clock }, access, now)
  refuseOtherCode(quote, offeredLine, code)
  const key = `${offeredLine.line.line}.${offeredLine.carrier.id}`
  const storedQuestions = storedSet(quote, offeredLine)
  if (storedQuestions && !(retry && isWorthRetrying(storedQuestions, now))) return storedQuestions

  const request = questionsRequest(quote, offeredLine, reference)
  if (quote.row.completed || !request) return emptySet('none', quote, offeredLine, now)
  const answer = await carriers.questions(offeredLine.carrier.id, request)
  const fetchedSet: StoredSet = answer.ok
    ? {
        ...emptySet(answer.reply.revision, quote, offeredLine, now),
        questions: answer.reply.questions satisfies readonly Question[],
      }
    : { ...emptySet('none', quote, offeredLine, now), failed: true }

  return await db.transaction().execute(async (trx) => {
    const current = await lockQuoteToWrite(trx, access, now)
    if (!current || current.completed) return fetchedSet
    const latest = storedSet(reader.open(current, now, access), offeredLine)
    // Another request was faster. A quote has one set, so that no page changes while somebody fills it in.
    if (latest && !latest.failed) return latest
    if (basisFor(reader.open(current, now, access), offeredLine) !== fetchedSet.basis) return fetchedSet
    await updateQuote(trx, current.id, {
      question_sets: JSON.stringify({ ...current.question_sets, [key]: fetchedSet }),
    })
    return fetchedSet
  })
}

/** Questions for another class than the quote's would be stored with the wrong quote. */
function refuseOtherCode({ facts }: QuoteSnapshot, { line }: OfferedLine, code: string | undefined): void {
  if (code === undefined || code === readAnswer(facts, `appetite_codes.${line.codeName}`)) return
  throw refusedFields([{ field: 'industry_code', message: 'The quote has another class.' }])
}

const basisFor = ({ flowState }: QuoteSnapshot, { line }: OfferedLine): string =>
  basisOf(flowState.view, line.asks?.basis ?? [])

function storedSet(quote: QuoteSnapshot, offeredLine: OfferedLine): StoredSet | undefined {
  const storedQuestions = quote.row.question_sets[`${offeredLine.line.line}.${offeredLine.carrier.id}`]
  return storedQuestions?.basis === basisFor(quote, offeredLine) ? storedQuestions : undefined
}

const isWorthRetrying = (set: StoredSet, now: Date): boolean =>
  set.failed === true && now.getTime() - new Date(set.fetched_at).getTime() > retriedAfterMs

const emptySet = (revision: string, quote: QuoteSnapshot, offeredLine: OfferedLine, now: Date): StoredSet => ({
  revision,
  basis: basisFor(quote, offeredLine),
  questions: [],
  fetched_at: now.toISOString(),
})

/** Undefined if there is nothing to ask: no question pages, no class or place yet, or no appetite for them. */
function questionsRequest(quote: QuoteSnapshot, offeredLine: OfferedLine, reference: ReferenceLookup) {
  const businessClass = classOf(quote.answers, reference)
  const state = readAnswer(quote.facts, stateFactOf(offeredLine.line.line))
  if (!offeredLine.line.asks || !businessClass || typeof state !== 'string') return undefined
  if (carrierStatusOf(quote, offeredLine) === 'off' || carrierStatusOf(quote, offeredLine) === 'out') return undefined
  const facts = carrierFacts(businessClass)
  const { subindustry_iso } = quote.facts
  return {
    line: offeredLine.line.line,
    class: {
      ...facts,
      traits: [...facts.traits],
      ...(typeof subindustry_iso === 'string' ? { subindustry_iso } : {}),
    },
    state,
    effective_date: quote.context.today,
  }
}
