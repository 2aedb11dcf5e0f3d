import type { DeskFilters } from '@coverwright/contract/desk/queue'
import { nextStepNames } from '@coverwright/core/lifecycle/next-step'

/** The desk's search, as it is kept in the page's address: an address is a saved view. */
export type DeskSearch = DeskFilters & { readonly cursor?: string }

const names = ['queue', 'owner', 'line', 'agent', 'search', 'order', 'cursor'] as const

/** Reads the address's parameters and ignores invalid ones. */
export function parseDeskSearch(params: URLSearchParams): DeskSearch {
  const search: { -readonly [Name in keyof DeskSearch]: DeskSearch[Name] } = {}
  const queue = nextStepNames.find((each) => each === params.get('queue'))
  if (queue) search.queue = queue
  if (params.get('order') === 'oldest') search.order = 'oldest'
  for (const name of ['owner', 'line', 'agent', 'search', 'cursor'] as const) {
    const value = params.get(name)?.trim().slice(0, 100)
    if (value) search[name] = value
  }
  return search
}

/** The search as parameters of the page's address. */
export const deskParams = (search: DeskSearch): URLSearchParams =>
  new URLSearchParams(names.flatMap((name) => (search[name] ? [[name, String(search[name])]] : [])))

/** The same without its page and its queue: what the counts are of. */
export const filtersOf = ({ cursor: _cursor, ...filters }: DeskSearch): DeskFilters => filters
