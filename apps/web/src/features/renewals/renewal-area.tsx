import { Suspense, use } from 'react'
import { renewalQuery } from '../../api/server/queries.ts'
import { type OwnPage, ownPageAt } from '../../router/own-pages.ts'
import { Redirect, useLocation } from '../../router/router.tsx'
import { AreaProvider } from '../quote/area.ts'
import { laterParts, renewalParts } from '../quote/later-parts.ts'
import { useApplication } from '../quote/use-application.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { ExpiringPage } from './expiring-page.tsx'
import { OpenPage } from './open-page.tsx'
import { renewalPages } from './renewal-pages.tsx'
import { RenewalStep } from './renewal-step.tsx'

const ownPages = ['review', 'application-pdf'] as const

/** Pages with an address of their own; any other is a step. */
const pages: readonly OwnPage[] = [
  ['/', () => <ExpiringPage />],
  ['/uuid/:uuid', ({ uuid = '' }) => <OpenPage key={uuid} uuid={uuid} />],
  ...renewalPages,
  ...ownPages.map((page) => [`/${page}`, () => <OwnRenewal key={page} page={page} />] as const),
]

/** Everything below the renewals' prefix: the same steps, lists and dialogs as the application’s, about a renewal. */
export function RenewalArea() {
  use(laterParts())
  use(renewalParts())
  return (
    <AreaProvider value={renewalQuery}>
      <Suspense fallback={<LoadingPage />}>
        <PageHere />
      </Suspense>
    </AreaProvider>
  )
}

function PageHere() {
  const [path] = useLocation()
  return ownPageAt(pages, path)?.page ?? <RenewalStep />
}

/** Such a page without an id means the renewal at hand. */
function OwnRenewal({ page }: { readonly page: string }) {
  const { quote } = useApplication()
  return <Redirect to={quote ? `/${page}/${quote.uuid}` : '/'} replace />
}
