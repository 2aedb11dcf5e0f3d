import type { ErrorCode, Thing } from './error-codes.ts'

/** What is wrong with one field of a request: its dotted path, and a message key with parameters where the browser has one. */
export type FieldError = {
  readonly field: string
  readonly message: string
  readonly key?: string
  readonly params?: Readonly<Record<string, string | number>>
}

type Options = {
  errors?: readonly FieldError[]
  /** Members of the problem beside the usual ones, such as where to go on. Shown to the caller. */
  details?: Readonly<Record<string, unknown>>
  retryAfterSeconds?: number
  /** What WWW-Authenticate adds for a caller with a token, as in RFC 6750. */
  challenge?: string
  cause?: unknown
}

/** An expected failure with a stable code. Its message is shown to the caller. Anything else that is thrown is a bug: a 500. */
export class AppError extends Error {
  readonly statusCode: number
  readonly code: ErrorCode
  readonly errors: readonly FieldError[]
  readonly details: Readonly<Record<string, unknown>>
  readonly retryAfterSeconds: number | undefined
  readonly challenge: string | undefined

  constructor(statusCode: number, code: ErrorCode, message: string, options: Options = {}) {
    super(message, { cause: options.cause })
    this.statusCode = statusCode
    this.code = code
    this.errors = options.errors ?? []
    this.details = options.details ?? {}
    this.retryAfterSeconds = options.retryAfterSeconds
    this.challenge = options.challenge
  }
}

/** The thing does not exist, or this caller may not see it: both get the same reply, so that ids cannot be probed. */
export const notFound = (thing: Thing): AppError =>
  new AppError(404, `${thing}.not_found`, `There is no such ${thing.replaceAll('_', ' ')}.`)

/**
 * A problem that belongs to no field, such as a list where named values are expected, is one of the body as a whole.
 */
const withField = (error: FieldError): FieldError => ({ ...error, field: error.field || 'body' })

/** Another value was sent for something that only the server sets. Nothing of that body is saved. */
export const readOnly = (errors: readonly FieldError[]): AppError =>
  new AppError(422, 'read_only', 'Some of the fields sent are read-only.', { errors: errors.map(withField) })

/** The request is well formed but refused; each field says why. */
export const refusedFields = (errors: readonly FieldError[]): AppError =>
  new AppError(422, 'request.invalid', 'Some of the fields sent are not valid.', {
    errors: errors.map(withField),
  })
