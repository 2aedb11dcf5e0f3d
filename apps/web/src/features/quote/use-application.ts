import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { lostQuestionSets } from '../../api/resources/lost-question-sets.ts'
import { hasRenewalFlow } from '../../api/resources/quotes.ts'
import { siteQuery } from '../../api/resources/site.ts'
import { userQuery } from '../../api/resources/users.ts'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import { isAgentMode, worksForClients } from '../session/roles.ts'
import { inAgentVoice } from './agent-voice.ts'
import type { Application } from './application.ts'
import { applicationOf, flowOf } from './application.ts'
import { countries } from './countries.ts'
import { readNeeded } from './needed-modules.ts'
import { useQuoteScope } from './quote-scope.ts'
import { useReferenceLists } from './reference-lists.ts'
import { renewalFlows } from './renewal-flows.ts'
import { todayOf } from './today.ts'

/** The application that this page is about. Suspends until the site, the quote and the user are loaded. */
export function useApplication(): Application {
  const { data: site } = useSuspenseQuery(siteQuery)
  const { data: quote } = useSuspenseQuery(useQuoteScope())
  const { data: user } = useSuspenseQuery(userQuery)
  // The whole flow is needed for the lines of a quote, and for agents, whose first page differs.
  const isAgent = isAgentMode(site, user)
  if (quote || isAgent) countries.content(site).read()
  // Beside their steps, too, agents have what other pages say.
  if (isAgent) countries.pages(site).read()
  if (quote && hasRenewalFlow(quote)) renewalFlows.read()
  const flow = flowOf(site, quote, !useHydrated())
  const shownSite = worksForClients(user) ? inAgentVoice(site) : site
  const today = todayOf(site)
  const lostSets = useSyncExternalStore(lostQuestionSets.subscribe, lostQuestionSets.current, lostQuestionSets.current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: rules depend on today, and the pages on the sets that were lost
  const application = useMemo(
    () => applicationOf(shownSite, quote, user, flow),
    [shownSite, quote, user, flow, today, lostSets],
  )
  readNeeded(application)
  useReferenceLists(application.flowState)
  return application
}
