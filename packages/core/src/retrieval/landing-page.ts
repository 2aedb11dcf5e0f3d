import type { RetrievalName } from './retrieval-request.ts'

/** What is asked of a retrieved quote to know where it leads. */
export type Retrieved = {
  readonly uuid: string
  readonly completed: boolean
  readonly created_at: string
  readonly account_uuid?: string | undefined
  readonly checkout_session_uuid?: string | undefined
}

type LandingContext = {
  readonly query: URLSearchParams
  /** Where the open application goes on, by its flow. */
  readonly resume: string
  readonly now: Date
}

const dayInMs = 86_400_000
/** For how long the account shows what a summary link leads to. Source: seed 4.5. */
const summaryDays = 30

const editing = '/done?edit=true'

/** The page that a quote leads to once it is there. Source: seed 4.5, R3. */
export function landingPage(name: RetrievalName, quote: Retrieved, { query, resume, now }: LandingContext): string {
  const review = `/${quote.uuid}/quote-review`
  // A link alone does not reopen a sent application: its offers have a button for that.
  const edit = quote.completed ? review : editing
  switch (name) {
    case 'editApplicationUUID':
      return edit
    case 'reviewQuoteUUID':
      return review
    case 'agentQuoteID':
      // Agents open a sent application for its offers.
      return quote.completed ? review : resume
    case 'summaryQuoteID':
      return isOnAccount(quote, now) ? `/accounts/${quote.account_uuid}` : '/done'
    case 'customer_retrieve_from_chk_id':
      if (query.get('navigate_to_done_page') === 'true') return edit
  }
  return quote.completed ? '/resume' : resume
}

const isOnAccount = ({ completed, account_uuid, checkout_session_uuid, created_at }: Retrieved, now: Date): boolean =>
  completed &&
  account_uuid !== undefined &&
  checkout_session_uuid !== undefined &&
  now.getTime() - new Date(created_at).getTime() <= summaryDays * dayInMs
