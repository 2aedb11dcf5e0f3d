import { type CompiledFlow, patternOf } from '@coverwright/core/evaluation/compile-flow'
import { retrievalRequest } from '@coverwright/core/retrieval/retrieval-request'
import { renewalsPrefix } from '../renewals/prefix.ts'

/** Below it an agent sees the pages of a quote as its client does. */
const clientView = '/client-view'

const ofQuote = ['quote-review', 'thank-you', 'submissions_forecast', 'application-pdf']

const quotePages = [
  ...ofQuote.map((page) => `/:uuid/${page}`),
  ...['/:uuid/bind/:offer', '/:uuid/insurer-questions/:offer', '/:uuid/questions'],
  ...['/policies/:uuid', '/policies/:uuid/change/:offer', '/policies/:uuid/cancel/:offer'],
]

/** The pages besides the steps of flows and the links to quotes, as the browser's router names them. Source: seed 2. */
export const fixedPages: readonly string[] = [
  ...quotePages,
  ...ofQuote.map((page) => `/${page}`),
  ...['', '/done', '/resume', ...quotePages].map((page) => clientView + page),
  ...['/sign-in', '/outbox', '/account', '/accounts/:uuid', '/my-mail', '/my-mail/:token'],
  ...[
    '/roles/support',
    '/roles/agent',
    '/roles/agent/renewals',
    '/roles/agent/quotes/:id',
    '/desk',
    '/desk/webhooks',
    '/desk/:id',
  ],
  ...[
    '/console',
    '/console/funnel',
    '/console/insurers',
    '/console/outgoing',
    '/console/sites',
    '/console/staff',
    '/console/audit',
    '/console/people',
  ],
  ...['/embed', '/start', '/page-preview'],
  ...['', '/uuid/:uuid', '/thank-you', '/review', '/review/:id', '/application-pdf', '/application-pdf/:id'].map(
    (page) => renewalsPrefix + page,
  ),
]

/** As the browser's router reads them: in any case, with or without a final slash. */
const isFixed = new RegExp(`^(?:${fixedPages.map((page) => page.replace(/:\w+/g, '[^/]+')).join('|')})/?$`, 'i')

/** The pages of a site that others may embed. */
export const isEmbeddingPage = (path: string): boolean => /^\/(?:embed|start)\/?$/i.test(path)

/** The page that shows a step by itself, in previews alone. */
export const isPreviewPage = (path: string): boolean => /^\/page-preview\/?$/i.test(path)

type Flows = Readonly<Partial<Record<string, CompiledFlow>>>

/**
 * Whether a site has a page at this address, for any visitor. An address that names a quote always has one, so that
 * nobody learns whether the quote exists.
 * @param path below the site's prefix
 */
export function isPage({ main, ...renewals }: Flows, path: string, query: URLSearchParams): boolean {
  if (isFixed.test(path)) return true
  if (path.startsWith(`${renewalsPrefix}/`)) {
    const step = path.slice(renewalsPrefix.length)
    return Object.values(renewals).some((flow) => flow && isStep(flow, step))
  }
  if (path.startsWith(`${clientView}/`)) return main !== undefined && isStep(main, path.slice(clientView.length))
  return retrievalRequest(path, query).kind === 'named' || (main !== undefined && isStep(main, path))
}

const isStep = ({ slots, aliases }: CompiledFlow, path: string): boolean =>
  aliases.some((alias) => alias.path === path) || slots.some(({ patterns }) => patterns.includes(patternOf(path)))
