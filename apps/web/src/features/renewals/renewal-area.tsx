import { lazy, Suspense, use } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { renewalQuery } from '../../api/queries.ts'
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

/** Everything below the renewals' prefix: the same steps, lists and dialogs as the application’s, about a renewal. */
export function RenewalArea() {
  use(laterParts())
  use(renewalParts())
  return (
    <AreaProvider value={renewalQuery}>
      <Suspense fallback={<LoadingPage />}>
        <Switch>
          <Route path="/">
            <ExpiringPage />
          </Route>
          <Route path="/uuid/:uuid">{({ uuid }) => <OpenPage key={uuid} uuid={uuid} />}</Route>
          <Route path="/thank-you">
            <ThankYouPage />
          </Route>
          <Route path="/review/:reviewUuid">{({ reviewUuid }) => <ReviewPage id={reviewUuid} />}</Route>
          <Route path="/application-pdf/:reviewUuid">{({ reviewUuid }) => <PrintPage id={reviewUuid} />}</Route>
          {ownPages.map((page) => (
            <Route key={page} path={`/${page}`}>
              <OwnRenewal page={page} />
            </Route>
          ))}
          <Route>
            <RenewalStep />
          </Route>
        </Switch>
      </Suspense>
    </AreaProvider>
  )
}

/** Such a page without an id means the renewal at hand. */
function OwnRenewal({ page }: { readonly page: string }) {
  const { quote } = useApplication()
  return <Redirect to={quote ? `/${page}/${quote.uuid}` : '/'} replace />
}
