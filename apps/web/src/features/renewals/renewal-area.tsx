import type { ReactNode } from 'react'
import { lazy, Suspense, use } from 'react'
import { renewalQuery } from '../../api/server/queries.ts'
import { matched, type Params } from '../../router/paths.ts'
import { Redirect, useLocation } from '../../router/router.tsx'
import { AreaProvider } from '../application/area.ts'
import { laterParts, renewalParts } from '../application/later-parts.ts'
import { useApplication } from '../application/use-application.ts'
import { LoadingPage } from '../shell/loading-page.tsx'
import { ExpiringPage } from './expiring-page.tsx'
import { OpenPage } from './open-page.tsx'
import { RenewalStep } from './renewal-step.tsx'

const ThankYouPage = lazy(() =>
  import('./renewal-thank-you-page.tsx').then((page) => ({ default: page.RenewalThankYouPage })),
)
const ReviewPage = lazy(() => import('./renewal-review-page.tsx').then((page) => ({ default: page.RenewalReviewPage })))
const PrintPage = lazy(() => import('./renewal-print-page.tsx').then((page) => ({ default: page.RenewalPrintPage })))

const ownPages = ['review', 'application-pdf'] as const

/** Pages with an address of their own; any other is a step. */
const pages: readonly (readonly [pattern: string, page: (params: Params) => ReactNode])[] = [
  ['/', () => <ExpiringPage />],
  ['/uuid/:uuid', ({ uuid = '' }) => <OpenPage key={uuid} uuid={uuid} />],
  ['/thank-you', () => <ThankYouPage />],
  ['/review/:id', ({ id = '' }) => <ReviewPage id={id} />],
  ['/application-pdf/:id', ({ id = '' }) => <PrintPage id={id} />],
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
  for (const [pattern, page] of pages) {
    const params = matched(pattern, path)
    if (params) return page(params)
  }
  return <RenewalStep />
}

/** Such a page without an id means the renewal at hand. */
function OwnRenewal({ page }: { readonly page: string }) {
  const { quote } = useApplication()
  return <Redirect to={quote ? `/${page}/${quote.uuid}` : '/'} replace />
}
