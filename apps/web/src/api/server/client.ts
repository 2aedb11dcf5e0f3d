import { apiUrl } from '../page/base.ts'

export type FieldError = { readonly field: string; readonly message: string; readonly key?: string }
export type Conflict = { readonly field: string; readonly yours: unknown; readonly theirs: unknown }

/** What the server refused, as it said it (RFC 9457). `status` 0: no answer at all. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]
  readonly conflicts: readonly Conflict[]
  readonly etag: string | undefined
  /** Who has to sign in, as far as whoever holds a link may know: d•••@shop.example. */
  readonly loginHint: string | undefined
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: ProblemBody, { etag, retryAfter }: Headed = {}) {
    super(body.detail ?? body.title ?? 'The request failed')
    this.status = status
    this.code = body.code ?? 'unknown'
    this.errors = body.errors ?? []
    this.conflicts = body.conflicts ?? []
    this.etag = etag
    this.loginHint = body.login_hint
    this.retryAfter = retryAfter
  }

  /** Nobody is signed in here, or not any more. */
  get asksToSignIn(): boolean {
    return this.status === 401 && /^(auth|sign_in|mfa)/.test(this.code)
  }

  /** The version that a conflict was found at. */
  get version(): number {
    return Number(this.etag?.replaceAll('"', '') ?? Number.NaN)
  }

  /** The same refusal, for these conflicts alone. */
  about(conflicts: readonly Conflict[]): ApiProblem {
    const { code, errors } = this
    return new ApiProblem(this.status, { title: this.message, code, errors, conflicts }, this)
  }

  /** Worth another try by itself: nothing answered, or the server is busy or restarting. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

type ProblemBody = {
  readonly title?: string
  readonly detail?: string
  readonly code?: string
  readonly errors?: readonly FieldError[]
  readonly conflicts?: readonly Conflict[]
  readonly login_hint?: string
}

type Headed = { readonly etag?: string | undefined; readonly retryAfter?: number | undefined }

export type Reply<T> = { readonly data: T; readonly headers: Headers }

type Call = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly body?: unknown
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal | undefined
}

const timeout = 20_000

let onRevision = (_revision: string): void => undefined

/** Calls `listener` with the revision of the site that each reply was made by. */
export function listenToRevisions(listener: (revision: string) => void): void {
  onRevision = listener
}

/** One call to our own API. Resolves with what stands in `data`; throws an ApiProblem for everything else. */
export async function call<T>(
  path: string,
  { method = 'GET', body, headers = {}, signal }: Call = {},
): Promise<Reply<T>> {
  const response = await fetch(apiUrl(path), {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
  }).catch(() => {
    throw new ApiProblem(0, { title: 'No connection' })
  })
  const { headers: told } = response
  const revision = told.get('x-site-revision')
  if (revision !== null) onRevision(revision)
  const content: unknown = response.status === 204 ? {} : await response.json().catch(() => ({}))
  // Our own server's replies are checked against its contract in tests; here they are taken at their word.
  if (!response.ok) {
    const retryAfter = Number(told.get('retry-after')) || undefined
    const problem = new ApiProblem(response.status, content as ProblemBody, {
      etag: told.get('etag') ?? undefined,
      retryAfter,
    })
    void import('../../reporting/report.ts').then(
      ({ reportProblem }) => reportProblem(problem, method, path),
      () => undefined,
    )
    throw problem
  }
  return { data: (content as { data: T }).data, headers: told }
}
