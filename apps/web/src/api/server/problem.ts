export type FieldError = { readonly field: string; readonly message: string; readonly key?: string }
export type Conflict = { readonly field: string; readonly yours: unknown; readonly theirs: unknown }

/** A rejection by the server, as problem details (RFC 9457). `status` 0 means no answer at all. */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem'
  readonly status: number
  readonly code: string
  readonly errors: readonly FieldError[]
  readonly conflicts: readonly Conflict[]
  /** How an offer differs from the one that was read. */
  readonly differences: readonly unknown[]
  /** The insurer whose offer was chosen instead. */
  readonly chosenInstead: string | undefined
  readonly etag: string | undefined
  /** The masked address that has to sign in: d•••@shop.example. */
  readonly loginHint: string | undefined
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined

  constructor(status: number, body: ProblemBody, { etag, retryAfter }: ReplyHeaders = {}) {
    super(body.detail ?? body.title ?? 'The request failed')
    this.status = status
    this.code = body.code ?? 'unknown'
    this.errors = body.errors ?? []
    this.conflicts = body.conflicts ?? []
    this.differences = body.differences ?? []
    this.chosenInstead = body.chosen?.carrier_name
    this.etag = etag
    this.loginHint = body.login_hint
    this.retryAfter = retryAfter
  }

  /** Nobody is signed in, or the sign-in has ended. */
  get asksToSignIn(): boolean {
    return this.status === 401 && /^(auth|sign_in|mfa)/.test(this.code)
  }

  /** The version of the quote at which the conflict was found. */
  get version(): number {
    return Number(this.etag?.replaceAll('"', '') ?? Number.NaN)
  }

  /** The same problem with these conflicts alone. */
  about(conflicts: readonly Conflict[]): ApiProblem {
    const { code, errors } = this
    return new ApiProblem(this.status, { title: this.message, code, errors, conflicts }, this)
  }

  /** Worth retrying: nothing answered, or the server is busy or restarting. */
  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}

export type ProblemBody = {
  readonly title?: string
  readonly detail?: string
  readonly code?: string
  readonly errors?: readonly FieldError[]
  readonly conflicts?: readonly Conflict[]
  readonly differences?: readonly unknown[]
  readonly chosen?: { readonly carrier_name: string }
  readonly login_hint?: string
}

type ReplyHeaders = { readonly etag?: string | undefined; readonly retryAfter?: number | undefined }
