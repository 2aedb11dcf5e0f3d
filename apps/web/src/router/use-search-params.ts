import { useMemo } from 'react'
import { useSearch } from './moves.ts'
import { useLocation } from './router.tsx'

type Put = (next: URLSearchParams, going?: { readonly replace?: boolean }) => void

/** The query of the page's address, and the same page with another one. */
export function useSearchParams(): readonly [params: URLSearchParams, put: Put] {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const put: Put = (next, going) => navigate(next.size > 0 ? `${path}?${next}` : path, going)
  return [useMemo(() => new URLSearchParams(search), [search]), put]
}
