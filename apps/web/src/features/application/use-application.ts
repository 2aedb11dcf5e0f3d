import { useSuspenseQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { quoteQuery, siteQuery } from '../../api/queries.ts'
import type { Application } from './application.ts'
import { applicationOf, flowOf } from './application.ts'
import { laterParts } from './later-parts.ts'
import { useReferenceLists } from './reference-lists.ts'

/** The application of this browser's session. Suspends until the site and the quote are there. */
export function useApplication(): Application {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: quote } = useSuspenseQuery(quoteQuery)
  // A quote may have lines picked, which only the whole flow knows.
  if (quote) use(laterParts())
  const flow = flowOf(site)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the application is derived by the flow at hand
  const application = useMemo(() => applicationOf(site, quote), [site, quote, flow])
  useReferenceLists(application.trail)
  return application
}
