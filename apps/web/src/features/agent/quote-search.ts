import type { AgencyQuote } from '@coverwright/contract/agencies'

type State = AgencyQuote['state']

/** What an agent looks for in the list of quotes; it stands in the page's address. */
export type QuoteSearch = { readonly search: string; readonly state: State | undefined; readonly page: number }

/** The states a quote may be in, in the order it passes them. */
export const quoteStates = ['open', 'submitted', 'offers'] as const satisfies readonly State[]

const longest = 100
const lastPage = 10_000

/** Reads an address; anything in it that makes no sense counts as not there. */
export function quoteSearchOf(params: URLSearchParams): QuoteSearch {
  const asked = params.get('page') ?? ''
  const page = /^\d{1,5}$/.test(asked) ? Number(asked) : 1
  return {
    search: (params.get('search') ?? '').trim().slice(0, longest),
    state: quoteStates.find((each) => each === params.get('state')),
    page: Math.min(Math.max(page, 1), lastPage),
  }
}

/** The same as a query; what says nothing is left out. */
export const queryOf = ({ search, state, page }: QuoteSearch) => ({
  ...(search ? { search } : {}),
  ...(state ? { state } : {}),
  ...(page > 1 ? { page } : {}),
})

/** The same in the page's address. */
export function callQueryOf(search: QuoteSearch): URLSearchParams {
  const { page, ...words } = queryOf(search)
  return new URLSearchParams({ ...words, ...(page === undefined ? {} : { page: String(page) }) })
}
