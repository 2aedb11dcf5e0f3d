import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PrefixAt } from '../prefix.ts'
import type { AskForVisitor, Visitor } from '../visitor.ts'
import { inChosenScheme } from './chosen-scheme.ts'
import { isFrame } from './embed-script.ts'
import {
  compressPage,
  type IndexPage,
  type IndexPages,
  type PageHead,
  sendIndexPage,
  sendOwnPage,
} from './index-page.ts'
import type { Arrival, Prerender } from './prerenderer.ts'

type Dependencies = {
  pages: IndexPages
  prefixAt: PrefixAt
  headAt: (request: FastifyRequest) => PageHead | undefined
  askForVisitor: AskForVisitor
  prerender: Prerender
  /** Whether this browser may have a session: it sent one of our cookies. */
  isKnown: (request: FastifyRequest) => boolean
  /** Whether the site asks about cookies and this browser has not chosen yet. */
  needsConsent: (request: FastifyRequest) => boolean
}

/** Careless caches store addresses that look like a script or an image, whatever the reply's headers say. */
type CacheControl = 'no-cache' | 'no-store'

const mostPages = 200

type FilledPage = {
  readonly prefix: string
  readonly head: PageHead
  readonly visitor: Visitor
  readonly arrival: Arrival
}

/**
 * Sends the page at an address. New visitors get one page, with or without the cookie banner, cached for the day; a
 * browser that may have a session, or that shows how its visitor came, gets its own, with the API's replies in it. The
 * server renders only the first page.
 */
export function createSitePages(dependencies: Dependencies) {
  const { pages, prefixAt, headAt, askForVisitor, prerender, isKnown, needsConsent } = dependencies
  // One for each site and day.
  const cache = new LRUCache<string, Promise<IndexPage>>({ max: mostPages })

  function keep(key: string, html: string): Promise<IndexPage> {
    const page = compressPage(html)
    cache.set(key, page)
    page.catch(() => cache.delete(key))
    return page
  }

  /** The page for one visitor. */
  async function fillPage(request: FastifyRequest, { prefix, head, visitor, arrival }: FilledPage): Promise<string> {
    const { user, quote } = visitor
    const showsFirst = isFirst(request) && isOpen(visitor)
    const base = `${prefix}/`
    const visitorData = { user, quote, needsConsent: needsConsent(request) }
    const screen = showsFirst
      ? await prerender({ site: head.site, ...visitorData, base, address: base, arrival })
      : undefined
    return pages.html(prefix, head, { visitor: JSON.stringify(visitorData), screen })
  }

  /** Undefined while the API does not answer, and for staff. */
  async function visitorPage(request: FastifyRequest, reply: FastifyReply, prefix: string, head: PageHead) {
    const visitor = await askForVisitor(request, prefix, 'themselves')
    // Staff get no data in the page: their sign-in may end any minute, and no page may outlast it.
    if (!visitor || isStaff(visitor)) return undefined
    if (visitor.cookies.length > 0) reply.header('set-cookie', visitor.cookies)
    const arrival = { cookies: request.headers.cookie ?? '', address: request.url }
    return await fillPage(request, { prefix, head, visitor, arrival })
  }

  async function strangersPage(request: FastifyRequest, prefix: string, head: PageHead) {
    const key = `${prefix} ${isFirst(request)} ${needsConsent(request)} ${nameOf(head)}`
    const page = cache.get(key)
    if (page) return await page
    // A page cached for all is rendered without the request's cookies, but for whether the banner is shown.
    const visitor = await askForVisitor(request, prefix, 'stranger')
    return visitor && (await keep(key, await fillPage(request, { prefix, head, visitor, arrival: unknownArrival })))
  }

  /** The page without data about its visitor: the application fetches it. */
  function plainPage(prefix: string, head: PageHead | undefined): Promise<IndexPage> {
    const key = `${prefix} ${head && nameOf(head)}`
    return cache.get(key) ?? keep(key, pages.html(prefix, head))
  }

  return async (request: FastifyRequest, reply: FastifyReply, caching: CacheControl): Promise<FastifyReply> => {
    const prefix = prefixAt(request.host, request.originalUrl)
    const ofSite = headAt(request)
    const head = ofSite && inChosenScheme(ofSite, request.headers.cookie ?? '')
    if (!head || caching === 'no-store') return sendIndexPage(await plainPage(prefix, head), request, reply, caching)
    // Inside another site's page it is the same for everybody, signed in or not.
    const isOwn = !isFrame(request) && (isKnown(request) || saysHowTheyCame(request))
    if (isOwn) {
      const html = await visitorPage(request, reply, prefix, head)
      if (html !== undefined) return sendOwnPage(html, request, reply)
    }
    const page = isOwn ? undefined : await strangersPage(request, prefix, head)
    return sendIndexPage(page ?? (await plainPage(prefix, head)), request, reply)
  }
}

const unknownArrival: Arrival = { cookies: '', address: '/' }

/** Whether a cookie or the address may tell how the visitor came, which decides the contact on the first page. */
const saysHowTheyCame = (request: FastifyRequest): boolean =>
  isFirst(request) &&
  (/[?&](special_phone|partner|partner_source|ac)=/.test(request.url) ||
    /(^|; )(special_phone|partner|application_url)=/.test(request.headers.cookie ?? ''))

const names = new WeakMap<PageHead, string>()

/** Equal heads share one entry: the host is chosen by the client. */
function nameOf(head: PageHead): string {
  const name = names.get(head) ?? hash('sha256', JSON.stringify(head))
  names.set(head, name)
  return name
}

/** Whether it is the first page, with nothing in its address that changes what it shows. */
const isFirst = ({ url }: FastifyRequest): boolean =>
  url.split('?', 1)[0] === '/' && !/(uuid|quoteid|_id|edit)=/i.test(url)

const isStaff = ({ user }: Visitor): boolean => has(user, 'roles') && Array.isArray(user.roles) && user.roles.length > 0

/** A submitted application is no longer filled in. */
const isOpen = ({ quote }: Visitor): boolean => !(has(quote, 'completed') && quote.completed === true)

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value
