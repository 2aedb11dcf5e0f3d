import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { retrievalSource } from '@coverwright/core/retrieval/source'
import type { ReactNode } from 'react'
import { lazy, use } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { laterParts } from './features/application/later-parts.ts'
import { StepRoute } from './features/application/step-route.tsx'
import { useApplication } from './features/application/use-application.ts'

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
const OutboxPage = lazy(() =>
  import('./features/outbox/outbox-page.tsx').then((page) => ({ default: page.OutboxPage })),
)

const SignInPage = lazy(() =>
  import('./features/people/sign-in-page.tsx').then((page) => ({ default: page.SignInPage })),
)
const RetrievalPage = lazy(() =>
  import('./features/retrieval/retrieval-page.tsx').then((page) => ({ default: page.RetrievalPage })),
)

const RenewalArea = lazy(() =>
  import('./features/renewals/renewal-area.tsx').then((area) => ({ default: area.RenewalArea })),
)

const AccountPage = lazy(() =>
  import('./features/account/account-page.tsx').then((page) => ({ default: page.AccountPage })),
)
const AgentHomePage = lazy(() =>
  import('./features/agent/agent-home-page.tsx').then((page) => ({ default: page.AgentHomePage })),
)
const OpenAgentQuotePage = lazy(() =>
  import('./features/agent/open-agent-quote-page.tsx').then((page) => ({ default: page.OpenAgentQuotePage })),
)
const SupportPage = lazy(() =>
  import('./features/support/support-page.tsx').then((page) => ({ default: page.SupportPage })),
)

const quotePages = ['thank-you', 'submissions_forecast', 'application-pdf', 'quote-review'] as const

/** Pages with an address of their own; every other path is a step of the application. */
export function LaterRoutes() {
  return (
    <Switch>
      <Route path={renewalsPrefix} nest>
        <RenewalArea />
      </Route>
      <Route path="/sign-in">
        <WithTexts>
          <SignInPage />
        </WithTexts>
      </Route>
      <Route path="/outbox">
        <WithTexts>
          <OutboxPage />
        </WithTexts>
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
      <Route path="/roles/agent">
        <WithTexts>
          <AgentHomePage />
        </WithTexts>
      </Route>
      <Route path="/roles/agent/quotes/:id">
        {({ id }) => (
          <WithTexts>
            <OpenAgentQuotePage key={id} id={id} />
          </WithTexts>
        )}
      </Route>
      <Route path="/account">
        <WithTexts>
          <AccountPage />
        </WithTexts>
      </Route>
      <Route path="/accounts/:uuid">
        {({ uuid }) => (
          <WithTexts>
            <AccountPage key={uuid} uuid={uuid} />
          </WithTexts>
        )}
      </Route>
      <Route path="/roles/support">
        <WithTexts>
          <SupportPage />
        </WithTexts>
      </Route>
      <Route>
        <StepOrQuote />
      </Route>
    </Switch>
  )
}

/** An address that names a quote opens it; any other is a step of the quote at hand. Source: seed 4.5. */
function StepOrQuote() {
  const [path] = useLocation()
  const source = retrievalSource(path, new URLSearchParams(useSearch()))
  if (source.kind !== 'named') return <StepRoute />
  return <RetrievalPage key={source.id} name={source.name} id={source.id} />
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
