import { renewalsPrefix } from '@coverwright/catalogue/renewals/prefix'
import type { SiteReply } from '@coverwright/contract/site'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { useParams } from 'react-router'
import { queryClient } from './api/query-client.ts'
import { siteQuery } from './api/resources/site.ts'
import { FirstStep } from './features/application/step/first-step.tsx'
import { StepRoute } from './features/application/step/step-route.tsx'
import { AloneInFrame } from './features/embedding/alone-in-frame.tsx'
import { startFragment } from './features/embedding/start-fragment.ts'
import { countries } from './features/quote/countries.ts'
import { CurrentQuoteRedirect } from './features/quote/current-quote-redirect.tsx'
import { renewalFlows } from './features/quote/renewal-flows.ts'
import { routesWith } from './first-route.tsx'
import type { Preloadable } from './navigation/preload-on-intent.ts'
import { createLazyModule, type LazyModule } from './ui/interaction/lazy-module.ts'

startFragment.take()

type Page<Names extends string> = () => Promise<ComponentType<Readonly<Record<Names, string>>>>
/** Of the site's country, or of any. */
type NeededModule = (site: SiteReply) => LazyModule<unknown>
type Route = Pick<RouteObject, 'element'> & { readonly handle: Preloadable }

/**
 * A page in a file of its own. Its props are the parameters of its address; another address mounts it again. The needed
 * parts of the site's country are fetched with it.
 */
function lazyRoute<Names extends string>(load: Page<Names>, modules: readonly NeededModule[]): Route {
  const module = createLazyModule(load)
  const preload = async () => {
    const site = await queryClient.ensureQueryData(siteQuery)
    await Promise.all([module, ...modules.map((of) => of(site))].map((each) => each.prefetch()))
  }
  return { element: <OfAddress module={module} needed={modules} />, handle: { preload } }
}

/** Any page but a step of an application. */
const page = <Names extends string = never>(load: Page<Names>, ...modules: readonly NeededModule[]): Route =>
  lazyRoute(load, [countries.content, countries.pages, ...modules])

/** Every step except the first, whose file is separate. */
const step = (load: Page<never>): Route => lazyRoute(load, [countries.content])

type OfAddressProps<Props extends object> = {
  readonly module: LazyModule<ComponentType<Props>>
  readonly needed: readonly NeededModule[]
}

function OfAddress<Props extends object>({ module, needed }: OfAddressProps<Props>) {
  const params = useParams()
  const { data: site } = useSuspenseQuery(siteQuery)
  const modules = [...needed.map((of) => of(site)), module]
  // All at once, before `read` suspends for the first one. It also throws a failure.
  for (const each of modules) each.load().catch(() => undefined)
  for (const each of modules) each.read()
  const Page = module.read()
  // The route's path declares these parameters.
  return <Page key={JSON.stringify(params)} {...(params as Props)} />
}

const ownPages = ['thank-you', 'submissions_forecast', 'application-pdf', 'quote-review']

const quotePages: RouteObject[] = [
  {
    path: ':uuid/quote-review',
    ...page<'uuid'>(async () => (await import('./features/offers/offers-page.tsx')).OffersPage),
  },
  {
    path: ':uuid/thank-you',
    ...page<'uuid'>(async () => (await import('./features/binding/thank-you-page.tsx')).ThankYouPage),
  },
  {
    path: ':uuid/bind/:offer',
    ...page<'uuid' | 'offer'>(async () => (await import('./features/binding/bind-page.tsx')).BindPage),
  },
  {
    path: 'policies/:uuid',
    ...page<'uuid'>(async () => (await import('./features/policies/policies-page.tsx')).PoliciesPage),
  },
  {
    path: 'policies/:uuid/change/:offer',
    ...page<'uuid' | 'offer'>(async () => (await import('./features/policies/request-page.tsx')).ChangePage),
  },
  {
    path: 'policies/:uuid/cancel/:offer',
    ...page<'uuid' | 'offer'>(async () => (await import('./features/policies/request-page.tsx')).CancelPage),
  },
  {
    path: ':uuid/insurer-questions/:offer',
    ...page<'uuid' | 'offer'>(
      async () => (await import('./features/offer-questions/insurer-questions-page.tsx')).InsurerQuestionsPage,
    ),
  },
  {
    path: ':uuid/questions',
    ...page<'uuid'>(
      async () => (await import('./features/offer-questions/customer-requests-page.tsx')).CustomerRequestsPage,
    ),
  },
  {
    path: ':uuid/submissions_forecast',
    ...page<'uuid'>(async () => (await import('./features/offers/forecast/forecast-page.tsx')).ForecastPage),
  },
  {
    path: ':uuid/application-pdf',
    ...page<'uuid'>(async () => (await import('./features/print/application-pdf-page.tsx')).ApplicationPdfPage),
  },
]

/** Without an id they are about the session's quote. */
const currentQuotePages: RouteObject[] = ownPages.map((path) => ({
  path,
  element: <CurrentQuoteRedirect to={({ uuid }) => `/${uuid}/${path}`} />,
}))

const accountPage = page(async () => (await import('./features/account/account-page.tsx')).AccountPage)

const myMailPage = page(async () => (await import('./features/account/my-mail-page.tsx')).MyMailPage)

const peoplesPages: RouteObject[] = [
  { path: 'sign-in', ...page(async () => (await import('./features/sign-in/sign-in-page.tsx')).SignInPage) },
  { path: 'outbox', ...page(async () => (await import('./features/outbox/outbox-page.tsx')).OutboxPage) },
  { path: 'account', ...accountPage },
  { path: 'accounts/:uuid', ...accountPage },
  { path: 'my-mail', ...myMailPage },
  {
    path: 'my-mail/:token',
    ...page<'token'>(async () => (await import('./features/account/my-mail-page.tsx')).MyMailPage),
  },
  { path: 'roles/support', ...page(async () => (await import('./features/support/support-page.tsx')).SupportPage) },
  { path: 'desk', ...page(async () => (await import('./features/desk/desk-page.tsx')).DeskPage) },
  { path: 'desk/webhooks', ...page(async () => (await import('./features/desk/webhooks-page.tsx')).WebhooksPage) },
  { path: 'desk/:id', ...page<'id'>(async () => (await import('./features/desk/record-page.tsx')).RecordPage) },
  { path: 'console', ...page(async () => (await import('./features/console/figures-page.tsx')).FiguresPage) },
  {
    path: 'console/funnel',
    ...page(async () => (await import('./features/console/funnel-page.tsx')).FunnelPage),
  },
  {
    path: 'console/insurers',
    ...page(async () => (await import('./features/console/insurers-page.tsx')).InsurersPage),
  },
  {
    path: 'console/outgoing',
    ...page(async () => (await import('./features/console/outgoing/outgoing-page.tsx')).OutgoingPage),
  },
  { path: 'console/sites', ...page(async () => (await import('./features/console/sites/sites-page.tsx')).SitesPage) },
  { path: 'console/staff', ...page(async () => (await import('./features/console/staff/staff-page.tsx')).StaffPage) },
  { path: 'console/audit', ...page(async () => (await import('./features/console/audit/audit-page.tsx')).AuditPage) },
  {
    path: 'page-preview',
    ...page(async () => (await import('./features/console/preview/page-preview.tsx')).PagePreviewPage),
  },
  { path: 'console/people', ...page(async () => (await import('./features/console/people-page.tsx')).PeoplePage) },
  { path: 'roles/agent', ...page(async () => (await import('./features/agent/agent-home-page.tsx')).AgentHomePage) },
  {
    path: 'roles/agent/renewals',
    ...page(async () => (await import('./features/agent/renewals/agent-renewals-page.tsx')).AgentRenewalsPage),
  },
  {
    path: 'roles/agent/quotes/:id',
    ...page<'id'>(async () => (await import('./features/agent/open-agent-quote-page.tsx')).OpenAgentQuotePage),
  },
]

const laterStep = step(async () => (await import('./pages/later-step.tsx')).LaterStep)

const laterSteps: RouteObject[] = [
  { path: 'done', ...step(async () => (await import('./features/review/done-page.tsx')).DoneStep) },
  { path: 'resume', ...page(async () => (await import('./features/offers/resume-page.tsx')).ResumePage) },
  { path: '*', ...laterStep },
]

const renewalPages: RouteObject[] = [
  {
    index: true,
    ...page(async () => (await import('./features/renewals/expiring-policies-page.tsx')).ExpiringPoliciesPage),
  },
  {
    path: 'uuid/:uuid',
    ...page<'uuid'>(async () => (await import('./features/renewals/open-renewal-page.tsx')).OpenRenewalPage),
  },
  {
    path: 'thank-you',
    ...page(async () => (await import('./features/renewals/renewal-thank-you-page.tsx')).RenewalThankYouPage),
  },
  {
    path: 'review/:id',
    ...page<'id'>(async () => (await import('./features/renewals/renewal-review-page.tsx')).RenewalReviewPage),
  },
  {
    path: 'application-pdf/:id',
    ...page<'id'>(async () => (await import('./features/renewals/renewal-print-page.tsx')).RenewalPrintPage),
  },
  ...['review', 'application-pdf'].map((path) => ({
    path,
    element: <CurrentQuoteRedirect to={({ uuid }) => `/${path}/${uuid}`} />,
  })),
  {
    ...step(async () => (await import('./features/renewals/renewal-step.tsx')).RenewalStep),
    children: [{ path: '*', ...laterStep }],
  },
]

/** Every address of the site. Which of the steps is open, and whether there is such a step, the flow decides. */
export const routes: RouteObject[] = [
  // In pages of other sites: without session, cookies, trackers, and what else stands around our own pages.
  {
    element: <AloneInFrame />,
    children: [{ path: 'embed', ...page(async () => (await import('./features/embedding/embed-page.tsx')).EmbedPage) }],
  },
  ...routesWith({
    pages: [
      ...quotePages,
      ...currentQuotePages,
      ...peoplesPages,
      {
        path: 'client-view',
        ...page(async () => (await import('./features/agent/client-view/client-view.tsx')).ClientView),
        children: [
          ...quotePages,
          { element: <StepRoute />, children: [{ index: true, element: <FirstStep /> }, ...laterSteps] },
        ],
      },
      { path: 'start', ...page(async () => (await import('./features/embedding/start-page.tsx')).StartPage) },
      {
        path: renewalsPrefix.slice(1),
        ...page(
          async () => (await import('./features/renewals/renewal-area.tsx')).RenewalArea,
          () => renewalFlows,
        ),
        children: renewalPages,
      },
    ],
    steps: laterSteps,
  }),
]
