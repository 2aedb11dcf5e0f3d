import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { useSearchParams } from 'react-router'
import { todayOf } from '../quote/today.ts'
import { consoleParams, figuresQueryOf, parseConsoleSearch } from './console-search.ts'

/** The filters of a page of figures, which its address holds, and what the API is asked for by them. */
export function useConsoleSearch(site: Pick<PublicSite, 'timeZone'>) {
  const [params, setParams] = useSearchParams()
  const search = parseConsoleSearch(params)
  return {
    search,
    query: figuresQueryOf(search, todayOf(site)),
    change: (next: Parameters<typeof consoleParams>[0]) => setParams(consoleParams(next), { replace: true }),
  }
}
