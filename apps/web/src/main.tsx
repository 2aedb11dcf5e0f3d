import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Router } from 'wouter'
import { sitePath } from './api/base.ts'
import { ApiProblem } from './api/client.ts'
import { listenToFaults } from './api/listen-to-faults.ts'
import { isMissingChunk } from './api/missing-chunk.ts'
import { listenToPersonChanges } from './api/person-change.ts'
import { queryClient, siteQuery, userQuery } from './api/queries.ts'
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

/** The site says in which language the first page speaks; without an answer the page tells of the trouble itself. */
async function atTheSite(): Promise<void> {
  const site = await queryClient.fetchQuery(siteQuery)
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
