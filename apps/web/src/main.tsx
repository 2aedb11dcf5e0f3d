import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { sitePath } from './api/base.ts'
import { ApiProblem } from './api/client.ts'
import { listenToFaults } from './api/listen-to-faults.ts'
import { isMissingChunk } from './api/missing-chunk.ts'
import { listenToPersonChanges } from './api/person-change.ts'
import { queryClient, type ServedSite, siteQuery, userQuery } from './api/queries.ts'
import { listenToOtherTabs } from './api/quote-calls.ts'
import { sendBeaconOnLeave } from './features/application/abandon.ts'
import { loadFirstParts } from './features/application/first-parts.ts'
import { AppErrors } from './features/shell/app-errors.tsx'
import { Routes } from './routes.tsx'
import './styles/main.css'

listenToFaults()
listenToOtherTabs()
listenToPersonChanges()
sendBeaconOnLeave()
// Beside the site and the quote, not before them; pages wait for all three (R4).
void queryClient.prefetchQuery(userQuery)

/** The site as the page's head has it; undefined where a server of another kind sent the page. */
function siteInPage(): ServedSite | undefined {
  const site: unknown = JSON.parse(document.getElementById('site')?.textContent || '{}')
  // Our own server wrote it: it is taken at its word, as its replies are.
  return typeof site === 'object' && site !== null && 'id' in site ? (site as ServedSite) : undefined
}

/** Another country's first words and questions come before the page is drawn; the house's own are in this file. */
async function atTheSite(): Promise<void> {
  const given = siteInPage()
  if (given) queryClient.setQueryData(siteQuery.queryKey, given)
  const site = given ?? (await queryClient.fetchQuery(siteQuery))
  await loadFirstParts(site)
}

function show(root: HTMLElement): void {
  createRoot(root, {
    // What the server refused is shown or leads home; only a fault of ours is worth a report.
    onCaughtError: (error) => {
      if (!(error instanceof ApiProblem || isMissingChunk(error))) reportError(error)
    },
  }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router base={sitePath()}>
          <AppErrors>
            <Routes />
          </AppErrors>
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root)
  void atTheSite()
    .catch(() => undefined)
    .then(() => show(root))
