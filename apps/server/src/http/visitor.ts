import type { FastifyInstance, FastifyRequest } from 'fastify'

/** The API's replies about a page's visitor, and the cookies that come with them. */
export type Visitor = { readonly user: unknown; readonly quote: unknown; readonly cookies: readonly string[] }

/**
 * @param prefix the path below which the site is served
 * @param as a stranger has no cookies, so gets what everybody gets
 */
export type AskForVisitor = (
  request: FastifyRequest,
  prefix: string,
  as: 'themselves' | 'stranger',
) => Promise<Visitor | undefined>

/** Longer than a healthy database takes; without an answer the page makes the calls itself. */
const timeoutMs = 1_000

/**
 * Makes the API calls that the page would make, with the same cookies and through the same hooks, so that a page never
 * holds more than its visitor may see. Undefined unless both calls answer in time.
 */
export const createAskForVisitor =
  (app: FastifyInstance, apiBase: string): AskForVisitor =>
  async (request, prefix, as) => {
    const ask = async (call: string) => {
      const reply = await app.inject({
        url: `${prefix}${apiBase}/${call}`,
        headers: { ...headersOf(request), ...(as === 'stranger' ? { cookie: '' } : {}), accept: 'application/json' },
        ...(request.socket.remoteAddress ? { remoteAddress: request.socket.remoteAddress } : {}),
      })
      if (reply.statusCode !== 200) throw new Error(`The call answered ${reply.statusCode}`)
      return { data: reply.json<{ data: unknown }>().data, cookies: [reply.headers['set-cookie'] ?? []].flat() }
    }
    try {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error('The calls took too long')), timeoutMs).unref()
      })
      const replies = Promise.all([ask('v1/users/get-logged-in-user.json'), ask('quote')])
      const [user, quote] = await Promise.race([replies, late])
      return { user: user.data, quote: quote.data, cookies: [...user.cookies, ...quote.cookies] }
    } catch {
      return undefined
    }
  }

const passedOn = new Set(['cookie', 'host', 'user-agent', 'accept-language', 'forwarded', 'traceparent'])

/** The headers that identify the caller and the site, but not how they came to the page. */
const headersOf = ({ headers }: FastifyRequest) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => passedOn.has(name) || name.startsWith('x-forwarded-')))
