import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import { retrievalSource } from '@coverwright/core/retrieval/source'
import type { ReactNode } from 'react'
import { use } from 'react'
import { laterParts } from './features/application/later-parts.ts'
import { useApplication } from './features/application/use-application.ts'
import { ReviewPage } from './features/offers/review-part.ts'
import { ThankYouPage } from './features/offers/thank-you-part.ts'
import { isBelow, matched, type Params } from './router/paths.ts'
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

/** Pages with an address of their own. */
const pages: readonly (readonly [pattern: string, page: (params: Params) => ReactNode])[] = [
  ['/sign-in', () => <SignInPage />],
  ['/outbox', () => <OutboxPage />],
  ['/:uuid/quote-review', ({ uuid = '' }) => <ReviewPage uuid={uuid} />],
  ['/:uuid/thank-you', ({ uuid = '' }) => <ThankYouPage uuid={uuid} />],
  ['/:uuid/submissions_forecast', ({ uuid = '' }) => <ForecastPage uuid={uuid} />],
  ['/:uuid/application-pdf', ({ uuid = '' }) => <ApplicationPdfPage uuid={uuid} />],
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
  for (const [pattern, page] of pages) {
    const params = matched(pattern, path)
    if (params) return <WithTexts key={pattern}>{page(params)}</WithTexts>
  }
  const source = retrievalSource(path, new URLSearchParams(search))
  return source.kind === 'named' ? <RetrievalPage key={source.id} name={source.name} id={source.id} /> : undefined
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
