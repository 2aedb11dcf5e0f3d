import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PrefixAt } from '../prefix.ts'
import type { AskForVisitor, Visitor } from '../visitor.ts'
import {
  compressPage,
  type IndexPage,
  type IndexPages,
  type PageHead,
  sendIndexPage,
  sendOwnPage,
} from './index-page.ts'
import type { Prerender } from './prerenderer.ts'

type Dependencies = {
  pages: IndexPages
  prefixAt: PrefixAt
  headAt: (request: FastifyRequest) => PageHead | undefined
  askForVisitor: AskForVisitor
  prerender: Prerender
  /** Whether this browser may be known here: it sent a cookie that says so. */
  isKnown: (request: FastifyRequest) => boolean
}

/** Careless caches keep what its address calls a script or a picture, whatever the reply says. */
type CacheControl = 'no-cache' | 'no-store'

const mostPages = 200

/**
 * Sends the page at an address. Whoever was never here gets the same page as all others, kept for the day; whoever may
 * be known gets their own, which says what the API would tell them. The first page is rendered ahead of time; others are
 * drawn by the application.
 */
export function createSitePages({ pages, prefixAt, headAt, askForVisitor, prerender, isKnown }: Dependencies) {
  const kept = new Map<string, Promise<IndexPage>>()

  function keep(key: string, html: string): Promise<IndexPage> {
    const page = compressPage(html)
    // One for each site and day; what is left of other days goes now and then.
    if (kept.size >= mostPages) kept.clear()
    kept.set(key, page)
    page.catch(() => kept.delete(key))
    return page
  }

  /** The page as it is for one visitor. */
  async function filled(request: FastifyRequest, prefix: string, head: PageHead, visitor: Visitor): Promise<string> {
    const { user, quote } = visitor
    const showsFirst = isFirst(request) && isOpen(visitor)
    const base = `${prefix}/`
    const screen = showsFirst ? await prerender({ site: head.site, user, quote, base, address: base }) : undefined
    return pages.html(prefix, head, { visitor: JSON.stringify({ user, quote }), screen })
  }

  /** Undefined while the API does not say who asks, and for staff. */
  async function returnPath(request: FastifyRequest, reply: FastifyReply, prefix: string, head: PageHead) {
    const visitor = await askForVisitor(request, prefix, 'themselves')
    // Staff ask at every page: their sign-in ends by the minute, and no page may be older than that.
    if (!visitor || isStaff(visitor)) return undefined
    if (visitor.cookies.length > 0) reply.header('set-cookie', visitor.cookies)
    return await filled(request, prefix, head, visitor)
  }

  async function strangersPage(request: FastifyRequest, prefix: string, head: PageHead) {
    const key = `${prefix} ${isFirst(request)} ${nameOf(head)}`
    const page = kept.get(key)
    if (page) return await page
    // What is kept for all is nobody's, whatever came along with the request.
    const visitor = await askForVisitor(request, prefix, 'stranger')
    return visitor && (await keep(key, await filled(request, prefix, head, visitor)))
  }

  /** The page that says nothing of anybody: its application asks for itself. */
  function plainPage(prefix: string, head: PageHead | undefined): Promise<IndexPage> {
    const key = `${prefix} ${head && nameOf(head)}`
    return kept.get(key) ?? keep(key, pages.html(prefix, head))
  }

  return async (request: FastifyRequest, reply: FastifyReply, caching: CacheControl): Promise<FastifyReply> => {
    const prefix = prefixAt(request.host, request.originalUrl)
    const head = headAt(request)
    if (!head || caching === 'no-store') return sendIndexPage(await plainPage(prefix, head), request, reply, caching)
    if (isKnown(request)) {
      const html = await returnPath(request, reply, prefix, head)
      if (html !== undefined) return sendOwnPage(html, request, reply)
    }
    const page = isKnown(request) ? undefined : await strangersPage(request, prefix, head)
    return sendIndexPage(page ?? (await plainPage(prefix, head)), request, reply)
  }
}

const names = new WeakMap<PageHead, string>()

/** Heads that say the same are one: hosts are named by whoever asks. */
function nameOf(head: PageHead): string {
  const name = names.get(head) ?? hash('sha256', JSON.stringify(head))
  names.set(head, name)
  return name
}

/** The first page, and nothing in its address that leads elsewhere or opens it in another way. */
const isFirst = ({ url }: FastifyRequest): boolean =>
  url.split('?', 1)[0] === '/' && !/(uuid|quoteid|_id|edit)=/i.test(url)

const isStaff = ({ user }: Visitor): boolean => has(user, 'roles') && Array.isArray(user.roles) && user.roles.length > 0

/** What was sent is no longer filled in. */
const isOpen = ({ quote }: Visitor): boolean => !(has(quote, 'completed') && quote.completed === true)

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value
