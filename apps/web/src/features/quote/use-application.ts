import { useSuspenseQuery } from '@tanstack/react-query'
import { use, useMemo } from 'react'
import { isRenewal } from '../../api/resources/quotes.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery } from '../../api/resources/users.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { isAgentMode } from '../session/roles.ts'
import type { Application } from './application.ts'
import { applicationOf, flowOf } from './application.ts'
import { useArea } from './area.ts'
import { laterParts, renewalParts } from './later-parts.ts'
import { useReferenceLists } from './reference-lists.ts'

/** The application of this browser's session. Suspends until the site and the quote are there. */
export function useApplication(): Application {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: quote } = useSuspenseQuery(useArea())
  const { data: user } = useSuspenseQuery(userQuery)
  // A quote may have lines picked, which only the whole flow knows.
  // And agents see words and pages of their own from the first page on.
  if (quote || isAgentMode(site, user)) use(laterParts())
  if (quote && isRenewal(quote)) use(renewalParts())
  const flow = flowOf(site, quote, !useHydrated())
  const application = useMemo(() => applicationOf(site, quote, user, flow), [site, quote, user, flow])
  useReferenceLists(application.flowState)
  return application
}
