import type { AgencyQuote } from '@coverwright/contract/agencies'

type State = AgencyQuote['state']

/** An agent's search in the list of quotes, as it is kept in the page's address. */
export type QuoteSearch = { readonly search: string; readonly state: State | undefined; readonly page: number }

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
    page: Math.min(Math.max(page, 1), lastPage),
  }
}

/** The search as the query of the call, without defaults. */
export const callQuery = ({ search, state, page }: QuoteSearch) => ({
  ...(search ? { search } : {}),
  ...(state ? { state } : {}),
  ...(page > 1 ? { page } : {}),
})

/** The search as parameters of the page's address, without defaults. */
export function addressParams(search: QuoteSearch): URLSearchParams {
  const { page, ...rest } = callQuery(search)
  return new URLSearchParams({ ...rest, ...(page === undefined ? {} : { page: String(page) }) })
}
