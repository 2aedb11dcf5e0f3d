import type { createApp } from '../composition/http.ts'
import type { Postbox } from './postbox.ts'

export type Reply = {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into replies of every shape
  readonly body: any
}

type App = Awaited<ReturnType<typeof createApp>>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Headers = Readonly<Record<string, string>>

export type Browser = ReturnType<typeof createBrowser>

/** Calls the API as one person's browser does: it keeps its cookies. `host` is the site it opened. */
export function createBrowser(app: App, postbox: Postbox, host?: string) {
  const jar = new Map<string, string>()

  async function call(method: Method, path: string, body?: unknown, headers: Headers = {}): Promise<Reply> {
    const reply = await app.inject({
      method,
      url: `/api/${path}`,
      headers: {
        ...(host ? { host } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      cookies: Object.fromEntries(jar),
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const { name, value } of reply.cookies) jar.set(name, value)
    const isJson = String(reply.headers['content-type']).includes('json')
    return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : reply.body }
  }

  return {
    jar,
    /** Where mail to its person arrives. */
    postbox,
    get: (path: string, headers?: Headers) => call('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Headers) => call('POST', path, body, headers),
    patch: (path: string, body?: unknown, headers?: Headers) => call('PATCH', path, body, headers),
    delete: (path: string, headers?: Headers) => call('DELETE', path, undefined, headers),

    /** Begins a quote and returns it. */
    async begin() {
      return (await call('POST', 'quote', {})).body.data
    },

    /** Saves a step, or answers of any step, based on the last returned quote. */
    save: (quote: { _id: string; version: number }, step: string | undefined, answers: object) =>
      call('PATCH', `quote/${quote._id}`, { step, ...answers }, { 'if-match': `"${quote.version}"` }),
  }
}
