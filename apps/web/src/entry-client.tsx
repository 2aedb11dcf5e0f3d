import { notifyManager, onlineManager } from '@tanstack/react-query'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { allRoutes } from './all-routes.ts'
import { currentAddress, sitePath } from './api/page/base.ts'
import { takePageState } from './api/page/page-state.ts'
import { queryClient } from './api/query-client.ts'
import { refetchSavedInOtherTabs } from './api/resources/quotes.ts'
import { refetchRevisedSite, siteQuery } from './api/resources/site.ts'
import { userQuery } from './api/resources/users.ts'
import { ApiProblem } from './api/server/problem.ts'
import { listenToPersonChanges } from './api/tabs/person-change.ts'
import { App } from './app.tsx'
import { sendBeaconOnLeave } from './features/application/saving/abandon.ts'
import { countries } from './features/quote/countries.ts'
import { isMissingChunk } from './navigation/missing-chunk.ts'
import { prefetchWhenIdle } from './navigation/prefetch-when-idle.ts'
import { preloadOnIntent } from './navigation/preload-on-intent.ts'
import { reportFailures } from './reporting/report-failures.ts'
import './styles/main.css'

reportFailures()
// A saved quote and the move to the next page are painted together.
notifyManager.setScheduler(queueMicrotask)
// TanStack Query assumes a connection until an event says otherwise; a restored tab may have none.
if (!navigator.onLine) onlineManager.setOnline(false)
refetchRevisedSite(queryClient)
refetchSavedInOtherTabs()
listenToPersonChanges()
sendBeaconOnLeave()
const canHydrate = takePageState()
// In parallel with the site and the quote; pages wait for all three (R4).
void queryClient.prefetchQuery(userQuery)

/** Another country's first words and questions are fetched before the page is rendered; the United States' are in this file. */
const loadCountry = async (): Promise<void> => countries.load(await queryClient.ensureQueryData(siteQuery))

function show(root: HTMLElement): void {
  // A rejection by the server is shown or leads to the first page; only faults of our own are reported.
  const isExpected = (error: unknown) => error instanceof ApiProblem || isMissingChunk(error)
  const options = {
    onCaughtError: (error: unknown) => {
      if (!isExpected(error)) reportError(error)
    },
    // React renders again after an error, and reports one of its own that says only that; its cause is the original.
    onRecoverableError: (error: unknown) => {
      const cause = error instanceof Error ? (error.cause ?? error) : error
      if (!isExpected(cause)) reportError(cause)
    },
  }
  const basename = sitePath() || '/'
  preloadOnIntent(allRoutes, basename)
  prefetchWhenIdle(allRoutes.prefetch)
  const app = (
    <BrowserRouter basename={basename}>
      <App client={queryClient} />
    </BrowserRouter>
  )
  // The server rendered it for the quote that this tab works on; Back may have left it before this script ran.
  if (canHydrate && isFirstPage() && root.firstElementChild) hydrateRoot(root, app, options)
  else createRoot(root, options).render(app)
}

const isFirstPage = (): boolean => new URL(currentAddress(), location.origin).pathname === '/'

/** The first page is in this file; for any other, the addresses are fetched before it is rendered. */
const loadRoutes = async (): Promise<void> => {
  if (!isFirstPage()) await allRoutes.prefetch()
}

const root = document.getElementById('root')
if (root) void Promise.allSettled([loadCountry(), loadRoutes()]).then(() => show(root))
