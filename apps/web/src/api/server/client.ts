import createClient from 'openapi-fetch'
import { apiUrl } from '../page/base.ts'
import type { paths } from '../schema.d.ts'
import { ApiProblem, type ProblemBody } from './problem.ts'

const timeoutMs = 20_000

/** Knows where the API is when a call is made: the page says so, and a server that renders pages has none. */
class ApiRequest extends Request {
  constructor(path: RequestInfo | URL, { signal, ...init }: RequestInit = {}) {
    super(new URL(apiUrl(String(path).slice(1)), document.baseURI), {
      ...init,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
    })
  }
}

/** Calls our own API, in the types of its OpenAPI document. Throws an `ApiProblem` unless the call succeeds. */
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
    // RFC 9457, by our own server; something between may answer in its place, in any form.
    const body: ProblemBody = await response.json().catch(() => ({}))
    const retryAfter = Number(headers.get('retry-after')) || undefined
    const problem = new ApiProblem(status, body, { etag: headers.get('etag') ?? undefined, retryAfter })
    void import('../../reporting/report.ts').then(
      ({ reportProblem }) => reportProblem(problem, request.method, schemaPath),
      () => undefined,
    )
    throw problem
  },
})

/** What stands in `data` of a successful reply. */
export async function dataOf<Data>(call: Promise<{ readonly data?: { readonly data: Data } }>): Promise<Data> {
  const { data: body } = await call
  // Something between answered with nothing.
  if (body === undefined) throw new ApiProblem(0, { title: 'No reply' })
  return body.data
}
