import type { CompiledFlow } from '../evaluation/compile-flow.ts'
import type { RetrievalName } from './retrieval-request.ts'

/** What the landing page of a retrieved quote depends on. */
export type RetrievedQuote = {
  readonly uuid: string
  readonly completed: boolean
  readonly created_at: string
  readonly account_uuid?: string | undefined
  readonly checkout_session_uuid?: string | undefined
}

type LandingContext = {
  readonly query: URLSearchParams
  /** The pages of the quote's flow: those from which it is submitted, and that of a submitted quote. */
  readonly flow: Pick<CompiledFlow, 'submit' | 'finished'>
  /** Where an open application continues. */
  readonly resume: string
  readonly now: Date
}

const dayInMs = 86_400_000
/** How long a summary link leads to the account. Source: seed 4.5. */
const summaryDays = 30

/** The page to open for a retrieved quote. Source: seed 4.5, R3. */
export function landingPage(
  name: RetrievalName,
  quote: RetrievedQuote,
  { query, flow, resume, now }: LandingContext,
): string {
  const editing = `${flow.submit}?edit=true`
  const review = `/${quote.uuid}/quote-review`
  switch (name) {
    // Opens a submitted application without reopening it: the page has a button to reopen it.
    case 'editApplicationUUID':
      return editing
    case 'reviewQuoteUUID':
      return review
    case 'agentQuoteID':
      // Agents open a submitted application for its offers.
      return quote.completed ? review : resume
    case 'summaryQuoteID':
      return isOnAccount(quote, now) ? `/accounts/${quote.account_uuid}` : flow.submit
    case 'customer_retrieve_from_chk_id':
      if (query.get('navigate_to_done_page') === 'true') return editing
  }
  return quote.completed ? flow.finished : resume
}

const isOnAccount = (
  { completed, account_uuid, checkout_session_uuid, created_at }: RetrievedQuote,
  now: Date,
): boolean =>
  completed &&
  account_uuid !== undefined &&
  checkout_session_uuid !== undefined &&
  now.getTime() - new Date(created_at).getTime() <= summaryDays * dayInMs
