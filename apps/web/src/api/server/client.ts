import createClient from 'openapi-fetch'
import { apiUrl } from '../page/base.ts'
import type { paths } from '../schema.d.ts'
import { ApiProblem, type ProblemBody } from './problem.ts'

const timeoutMs = 20_000

/** Resolves the API's address when a call is made: the page says where it is, and a server that renders pages has none. */
class ApiRequest extends Request {
  constructor(path: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    super(new URL(apiUrl(String(path).slice(1)), document.baseURI), {
      ...init,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    })
  }
}

type ProblemListener = (problem: ApiProblem, method: string, path: string) => void

const problemListeners = new Set<ProblemListener>()

/** Has every failed call reported; the path is the one of the API document. */
export const listenToProblems = (listener: ProblemListener): unknown => problemListeners.add(listener)

/** The client of our API, typed by its OpenAPI document. A call that fails throws an `ApiProblem`. */
export const api = createClient<paths>({
  Request: ApiRequest,
  fetch: (request) => fetch(request),
  headers: { accept: 'application/json' },
})

api.use({
  onError: () => new ApiProblem(0, { title: 'No connection' }),
  onResponse: async ({ request, response, schemaPath }) => {
    if (response.ok) return
    const { status, headers } = response
    // Problem details from our own server; a proxy may answer in its place, in any form.
    const body: ProblemBody = await response.json().catch(() => ({}))
    const retryAfter = Number(headers.get('retry-after')) || undefined
    const problem = new ApiProblem(status, body, { etag: headers.get('etag') ?? undefined, retryAfter })
    for (const listener of problemListeners) listener(problem, request.method, schemaPath)
    throw problem
  },
})

/** Takes `data` out of a successful reply. */
export async function dataOf<Data>(call: Promise<{ readonly data?: { readonly data: Data } }>): Promise<Data> {
  const { data: body } = await call
  // A proxy answered without a body.
  if (body === undefined) throw new ApiProblem(0, { title: 'No reply' })
  return body.data
}
