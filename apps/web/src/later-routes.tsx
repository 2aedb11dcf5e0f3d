import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { retrievalSource } from '@coverwright/core/retrieval/source'
import type { ReactNode } from 'react'
import { use } from 'react'
import { sitePath } from './api/page/base.ts'
import { quoteQuery } from './api/server/queries.ts'
import { queryClient } from './api/store/page-queries.ts'
import { Elsewhere, LaterStep } from './features/application/step/step-route.tsx'
import { forecastMissing } from './features/offers/forecast-query.ts'
import { offersMissing, ownOffersMissing } from './features/offers/offers-query.ts'
import { ResumePage } from './features/offers/resume-part.ts'
import { ReviewPage } from './features/offers/review-part.ts'
import { ThankYouPage } from './features/offers/thank-you-part.ts'
import { laterParts, partsAtHand, prefetchLaterParts, renewalParts } from './features/quote/later-parts.ts'
import { useApplication } from './features/quote/use-application.ts'
import { renewalPages } from './features/renewals/renewal-pages.tsx'
import { DonePage } from './features/review/done-part.ts'
import { fetchWhatIsPointedAt, keepPageUntil } from './router/hold-moves.ts'
import { isRead, missingCode, type OwnPage, ownPageAt, together } from './router/own-pages.ts'
import { below, isBelow, type Params } from './router/paths.ts'
import { Below, Redirect } from './router/router.tsx'
import { part } from './ui/part.tsx'

const ForecastPage = part(async () => (await import('./features/offers/forecast-page.tsx')).ForecastPage)
const ApplicationPdfPage = part(
  async () => (await import('./features/print/application-pdf-page.tsx')).ApplicationPdfPage,
)
const OutboxPage = part(async () => (await import('./features/outbox/outbox-page.tsx')).OutboxPage)

const SignInPage = part(async () => (await import('./features/people/sign-in-page.tsx')).SignInPage)
const RetrievalPage = part(async () => (await import('./features/retrieval/retrieval-page.tsx')).RetrievalPage)

const RenewalArea = part(async () => (await import('./features/renewals/renewal-area.tsx')).RenewalArea)

const AccountPage = part(async () => (await import('./features/account/account-page.tsx')).AccountPage)
const AgentHomePage = part(async () => (await import('./features/agent/agent-home-page.tsx')).AgentHomePage)
const OpenAgentQuotePage = part(
  async () => (await import('./features/agent/open-agent-quote-page.tsx')).OpenAgentQuotePage,
)
const SupportPage = part(async () => (await import('./features/support/support-page.tsx')).SupportPage)

const quotePages = ['thank-you', 'submissions_forecast', 'application-pdf', 'quote-review'] as const

const offersOf = ({ uuid = '' }: Params) => offersMissing(uuid)

/** Pages with an address of their own. */
const pages: readonly OwnPage[] = [
  ['/sign-in', () => <SignInPage />],
  ['/outbox', () => <OutboxPage />],
  ['/:uuid/quote-review', ({ uuid = '' }) => <ReviewPage uuid={uuid} />, offersOf],
  ['/:uuid/thank-you', ({ uuid = '' }) => <ThankYouPage uuid={uuid} />, offersOf],
  [
    '/:uuid/submissions_forecast',
    ({ uuid = '' }) => <ForecastPage uuid={uuid} />,
    ({ uuid = '' }) => forecastMissing(uuid),
  ],
  ['/:uuid/application-pdf', ({ uuid = '' }) => <ApplicationPdfPage uuid={uuid} />, offersOf],
  ...quotePages.map((page) => [`/${page}`, () => <OwnQuote page={page} />] as const),
  ['/roles/agent', () => <AgentHomePage />],
  ['/roles/agent/quotes/:id', ({ id = '' }) => <OpenAgentQuotePage key={id} id={id} />],
  ['/account', () => <AccountPage />],
  ['/accounts/:uuid', ({ uuid = '' }) => <AccountPage key={uuid} uuid={uuid} />],
  ['/roles/support', () => <SupportPage />],
]

/**
 * The page at an address of its own, or the way to the quote that an address names; undefined where it is a step of the
 * quote at hand. Source: seed 4.5.
 */
export function pageAt(path: string, search: string): ReactNode {
  if (isBelow(renewalsPrefix, path))
    return (
      <Below prefix={renewalsPrefix}>
        <RenewalArea />
      </Below>
    )
  const own = ownPageAt(pages, path)
  if (own) return <WithTexts key={own.pattern}>{own.page}</WithTexts>
  const source = retrievalSource(path, new URLSearchParams(search))
  return source.kind === 'named' ? <RetrievalPage key={source.id} name={source.name} id={source.id} /> : undefined
}

/** Steps with a file of their own, to which people jump. */
const lastSteps: readonly OwnPage[] = [
  ['/done', () => <DonePage />],
  ['/resume', () => <ResumePage />, () => ownOffersMissing(quoteQuery)],
]

const unlessHere = (promise: Promise<unknown>) => (isRead(promise) ? undefined : promise)

/** Fetches the code of the page at an address; undefined where it is here. */
function codeMissing({ pathname }: URL): Promise<unknown> | undefined {
  const path = below(sitePath(), pathname)
  // The first page is in the file that everybody has.
  if (path === '/') return undefined
  const parts = partsAtHand() ? undefined : prefetchLaterParts()
  if (isBelow(renewalsPrefix, path)) {
    const own = ownPageAt(renewalPages, below(renewalsPrefix, path))
    return together([parts, unlessHere(renewalParts()), missingCode(RenewalArea, LaterStep, own?.page.type)])
  }
  const own = ownPageAt(pages, path)
  const step = ownPageAt(lastSteps, path)
  return together([parts, own ? missingCode(own.page.type) : missingCode(LaterStep, Elsewhere, step?.page.type)])
}

/** Fetches what the server says on it; undefined where that is here. */
function dataMissing({ pathname }: URL): Promise<unknown> | undefined {
  const path = below(sitePath(), pathname)
  const own = isBelow(renewalsPrefix, path)
    ? ownPageAt(renewalPages, below(renewalsPrefix, path))
    : ownPageAt([...pages, ...lastSteps], path)
  return own?.missingData()
}

keepPageUntil((to) => {
  // What the server says is waited for by the page, where there is no connection.
  const missing = together([codeMissing(to), navigator.onLine ? dataMissing(to) : undefined])
  // The line at the top says that a page is on its way.
  if (missing)
    void queryClient.refetchQueries({ queryKey: ['page', to.pathname], queryFn: () => missing.then(() => null) })
  return missing
})
fetchWhatIsPointedAt(codeMissing)

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
