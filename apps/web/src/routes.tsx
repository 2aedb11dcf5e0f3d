import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { ReactNode } from 'react'
import { lazy, Suspense, use } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { laterParts } from './features/application/later-parts.ts'
import { StepRoute } from './features/application/step-route.tsx'
import { useApplication } from './features/application/use-application.ts'
import { LoadingPage } from './features/shell/loading-page.tsx'

const ReviewPage = lazy(() =>
  import('./features/offers/review-page.tsx').then((page) => ({ default: page.ReviewPage })),
)
const ThankYouPage = lazy(() =>
  import('./features/offers/thank-you-page.tsx').then((page) => ({ default: page.ThankYouPage })),
)
const ForecastPage = lazy(() =>
  import('./features/offers/forecast-page.tsx').then((page) => ({ default: page.ForecastPage })),
)
const ApplicationPdfPage = lazy(() =>
  import('./features/print/application-pdf-page.tsx').then((page) => ({ default: page.ApplicationPdfPage })),
)

const RenewalArea = lazy(() =>
  import('./features/renewals/renewal-area.tsx').then((area) => ({ default: area.RenewalArea })),
)

const quotePages = ['thank-you', 'submissions_forecast', 'application-pdf', 'quote-review'] as const

/** Pages with an address of their own; every other path is a step of the application. */
export function Routes() {
  return (
    <Suspense fallback={<LoadingPage />}>
      <Switch>
        <Route path={renewalsPrefix} nest>
          <RenewalArea />
        </Route>
        <Route path="/:uuid/quote-review">
          {({ uuid }) => (
            <WithTexts>
              <ReviewPage uuid={uuid} />
            </WithTexts>
          )}
        </Route>
        <Route path="/:uuid/thank-you">
          {({ uuid }) => (
            <WithTexts>
              <ThankYouPage uuid={uuid} />
            </WithTexts>
          )}
        </Route>
        <Route path="/:uuid/submissions_forecast">
          {({ uuid }) => (
            <WithTexts>
              <ForecastPage uuid={uuid} />
            </WithTexts>
          )}
        </Route>
        <Route path="/:uuid/application-pdf">
          {({ uuid }) => (
            <WithTexts>
              <ApplicationPdfPage uuid={uuid} />
            </WithTexts>
          )}
        </Route>
        {quotePages.map((page) => (
          <Route key={page} path={`/${page}`}>
            <OwnQuote page={page} />
          </Route>
        ))}
        <Route>
          <StepRoute />
        </Route>
      </Switch>
    </Suspense>
  )
}

/** These pages speak the words that the first page does without. */
function WithTexts({ children }: { readonly children: ReactNode }) {
  use(laterParts())
  return children
}

/** A quote page without a uuid means the quote of this session. */
function OwnQuote({ page }: { readonly page: string }) {
  const { quote } = useApplication()
  return <Redirect to={quote ? `/${quote.uuid}/${page}` : '/'} replace />
}
