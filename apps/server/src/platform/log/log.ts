import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { currentOrigin } from '../request-origin.ts'

export type Log = FastifyBaseLogger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * One JSON line for each event on standard output. It says what happened, never to whom: no body, query, cookie,
 * address or header is passed to it, and what looks like one is redacted.
 */
export const createLog = (level: LogLevel, destination: pino.DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      // A request's own logger adds its id; this adds it for other loggers used during a request or a job.
      mixin: (_line, _level, logger) => {
        const requestId = 'requestId' in logger.bindings() ? undefined : currentOrigin()?.requestId
        return requestId === undefined ? {} : { requestId }
      },
      redact: { paths: personal.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
      serializers: { err: describeError, req: () => undefined, res: () => undefined },
    },
    destination,
  )

const personal = [
  ...[
    'email',
    'phone',
    'fein',
    'ssn',
    'birthdate',
    'first_name',
    'last_name',
    'address',
    'password',
    'token',
    'code_entered',
  ],
  ...['authorization', 'cookie', 'set-cookie', 'headers', 'body', 'query', 'answers', 'ip', 'remoteAddress'],
]

/** PostgreSQL puts what a person typed into its messages ("invalid input syntax for type uuid: …"), so only the code of its errors is logged. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const fromDatabase = 'severity' in error && 'routine' in error
  const property = (name: string): unknown => Reflect.get(error, name)
  return {
    type: error.name,
    code: property('code'),
    ...(fromDatabase ? { table: property('table'), constraint: property('constraint') } : messageOf(error)),
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

/**
 * The loggable message of an error. Errors about unreadable text, and Node's about values, quote what they refuse, so
 * their messages are left out; email addresses are redacted from all others.
 */
function messageOf(error: Error): { readonly message?: string } {
  const code: unknown = Reflect.get(error, 'code')
  const quotes = error instanceof SyntaxError || error instanceof RangeError
  if (quotes || (typeof code === 'string' && code.startsWith('ERR_'))) return {}
  return { message: error.message.replace(/[^\s<>"'(]+@[^\s<>"')]+/g, '[redacted]') }
}
