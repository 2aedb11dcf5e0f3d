import type { AgencyQuote } from '@coverwright/contract/agencies'
import { type Mover, movers } from '@coverwright/core/lifecycle/next-move'
import { columnsParam, parseColumns, type QuoteColumn } from './table/quote-columns.ts'

type State = AgencyQuote['state']

/** An agent's search in the list of quotes, as it is kept in the page's address. */
export type QuoteSearch = {
  readonly search: string
  readonly state: State | undefined
  /** A line of insurance, such as bop. */
  readonly line: string | undefined
  /** Only the agent's own. */
  readonly mine: boolean
  /** Who has the next move. */
  readonly next: Mover | undefined
  /** Only those with a task that is due. */
  readonly due: boolean
  /** The last change first when absent. */
  readonly order: QuoteOrder | undefined
  readonly columns: readonly QuoteColumn[]
  readonly page: number
}

/** How the list may be ordered instead. */
export const quoteOrders = ['starts', 'price', 'name'] as const
export type QuoteOrder = (typeof quoteOrders)[number]

/** The states of a quote, in their order. */
export const quoteStates = [
  'open',
  'submitted',
  'offers',
  'chosen',
  'asked',
  'bound',
  'closed',
] as const satisfies readonly State[]

const maxLength = 100
const lastPage = 10_000

/** Reads the address's parameters and ignores invalid ones. */
export function parseQuoteSearch(params: URLSearchParams): QuoteSearch {
  const number = params.get('page') ?? ''
  const page = /^\d{1,5}$/.test(number) ? Number(number) : 1
  return {
    search: (params.get('search') ?? '').trim().slice(0, maxLength),
    state: quoteStates.find((each) => each === params.get('state')),
    line: /^[a-z_]{1,40}$/.exec(params.get('line') ?? '')?.[0],
    mine: params.get('mine') === 'true',
    next: movers.find((each) => each === params.get('next')),
    due: params.get('due') === 'true',
    order: quoteOrders.find((each) => each === params.get('order')),
    columns: parseColumns(params.get('columns')),
    page: Math.min(Math.max(page, 1), lastPage),
  }
}

/** The search as the query of the call, without defaults. */
export const callQuery = ({ search, state, line, mine, next, due, order, page }: QuoteSearch) => ({
  ...(search ? { search } : {}),
  ...(state ? { state } : {}),
  ...(line ? { line } : {}),
  ...(mine ? { mine } : {}),
  ...(next ? { next } : {}),
  ...(due ? { due } : {}),
  ...(order ? { order } : {}),
  ...(page > 1 ? { page } : {}),
})

/** The search and its columns as parameters of the page's address, without defaults. */
export function addressParams(search: QuoteSearch): URLSearchParams {
  const columns = columnsParam(search.columns)
  const params = Object.entries({ ...callQuery(search), ...(columns === undefined ? {} : { columns }) })
  return new URLSearchParams(params.map(([name, value]) => [name, String(value)]))
}
