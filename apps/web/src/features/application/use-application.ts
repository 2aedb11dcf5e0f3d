import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { quoteQuery, siteQuery } from '../../api/queries.ts'
import type { Application } from './application.ts'
import { applicationOf } from './application.ts'

/** The application of this browser's session. Suspends until the site and the quote are there. */
export function useApplication(): Application {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: quote } = useSuspenseQuery(quoteQuery)
  return useMemo(() => applicationOf(site, quote), [site, quote])
}
