import { STATUS_CODES } from 'node:http'
import { type Static, Type } from 'typebox'
import { AppError } from './app-error.ts'
import { databaseTrouble } from './database-trouble.ts'
import { errorCode } from './system-error.ts'

/** The page that explains every code. */
export const errorsPage = '/docs/errors'

/** Every refusal, as RFC 9457 describes it. `instance` is the request id to quote to support. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'Where the code is documented: /docs/errors' }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    code: Type.String({ description: 'Stable, for programs to act on' }),
    instance: Type.String(),
    message: Type.Optional(Type.String({ description: '`authenticate`: sign in first' })),
    login_hint: Type.Optional(Type.String({ description: 'The masked address to verify' })),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          field: Type.String(),
          message: Type.String(),
          key: Type.Optional(Type.String()),
          params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
        }),
      ),
    ),
  },
  { $id: 'Problem' },
)
export type Problem = Static<typeof Problem>

// Refusals by the framework before a route sees the request, in our words and with our codes.
const framework = new Map<string, AppError>([
  ['FST_ERR_CTP_INVALID_JSON_BODY', new AppError(400, 'request.malformed', 'The body is not well-formed JSON.')],
  ['FST_ERR_CTP_EMPTY_JSON_BODY', new AppError(400, 'request.malformed', 'The body is empty.')],
  [
    'FST_ERR_CTP_INVALID_CONTENT_LENGTH',
    new AppError(400, 'request.malformed', 'The length of the body does not match Content-Length.'),
  ],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', new AppError(415, 'request.media_type', 'This media type is not accepted.')],
  ['FST_ERR_CTP_BODY_TOO_LARGE', new AppError(413, 'request.too_large', 'The body is too large.')],
  ['FST_ERR_BAD_URL', new AppError(400, 'request.malformed', 'The address is malformed.')],
])

const hungUp = new AppError(400, 'request.aborted', 'The request ended before it was complete.')

/** How Node reports a body that stops arriving: with the code of a lost connection, but no call that failed. */
const isHungUp = (error: unknown): boolean =>
  error instanceof Error && errorCode(error) === 'ECONNRESET' && error.message === 'aborted' && !('syscall' in error)

const generic = new Map<number, AppError>([
  [404, new AppError(404, 'route.not_found', 'There is nothing at this address.')],
  [405, new AppError(405, 'request.method', 'This method is not allowed here.')],
  [408, new AppError(408, 'request.timeout', 'The request took too long to arrive.')],
  [413, new AppError(413, 'request.too_large', 'The body is too large.')],
  [415, new AppError(415, 'request.media_type', 'This media type is not accepted.')],
  [429, new AppError(429, 'request.too_many', 'Too many requests: wait a moment and try again.')],
])

/** The refusal that an error means; undefined when the error is a bug of ours. */
export function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  if (isHungUp(error)) return hungUp
  const problem = framework.get(errorCode(error) ?? '') ?? databaseTrouble(error)
  if (problem) return problem
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status < 400 || status >= 500) return undefined
  return generic.get(status) ?? new AppError(status, 'request.refused', 'The request cannot be accepted.')
}

const bug = new AppError(500, 'internal', 'Something went wrong on our side.')

/** @param prefix the path below which the site is served */
export function toProblem(refusal: AppError = bug, requestId = '', prefix = ''): Problem {
  return {
    ...refusal.details,
    type: `${prefix}${errorsPage}#${refusal.code}`,
    title: STATUS_CODES[refusal.statusCode] ?? 'Error',
    status: refusal.statusCode,
    code: refusal.code,
    instance: requestId,
    ...(refusal === bug ? {} : { detail: refusal.message }),
    ...(refusal.errors.length > 0 && { errors: refusal.errors.map((error) => ({ ...error })) }),
  }
}
