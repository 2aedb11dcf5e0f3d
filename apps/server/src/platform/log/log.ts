import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'

export type Log = FastifyBaseLogger

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/**
 * One JSON line for each event on standard output. It tells what happened to a request, never to whom: no body, query, cookie,
 * address or header is ever passed to it, and what looks like one is struck out.
 */
export const createLog = (level: LogLevel, destination: pino.DestinationStream = pino.destination(1)): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
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

/** PostgreSQL puts what a person typed into its messages ("invalid input syntax for type uuid: …"), so of its errors only the code is kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  const fromDatabase = 'severity' in error && 'routine' in error
  const known = (name: string): unknown => Reflect.get(error, name)
  return {
    type: error.name,
    code: known('code'),
    ...(fromDatabase ? { table: known('table'), constraint: known('constraint') } : { message: error.message }),
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}
