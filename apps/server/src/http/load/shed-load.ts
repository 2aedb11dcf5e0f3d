import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { sendProblem } from '../../platform/errors/error-handling.ts'
import type { Log } from '../../platform/log/log.ts'
import { clientOf } from '../../platform/rate-limits/client-of.ts'
import { type CountedCall, createCallCounts } from './call-counts.ts'
import { createTimeSlices } from './time-slices.ts'

/** `busy`: slow calls are refused. `overloaded`: all but saves are. */
type Pressure = { readonly busy: number; readonly overloaded: number }

export type LoadLimits = {
  /** Concurrent calls, besides those with a `concurrency` of their own. More would only wait for each other. */
  readonly most: number
  /** With fewer calls a late event loop has other causes, and nothing is refused. */
  readonly few: number
  /** Milliseconds by which the event loop is late. */
  readonly lateMs: Pressure
  readonly heapBytes: Pressure
  readonly sampleMs: number
}

type Options = Partial<LoadLimits> & { readonly log: Pick<Log, 'warn'> }

const heapLimit = getHeapStatistics().heap_size_limit
const defaultLimits: LoadLimits = {
  most: 200,
  few: 16,
  lateMs: { busy: 100, overloaded: 400 },
  heapBytes: { busy: heapLimit * 0.85, overloaded: heapLimit * 0.93 },
  sampleMs: 1_000,
}

/** The share of concurrent calls that calls other than saves may have. */
const shareOfOthers = 0.75
/** The share of the concurrent calls of one kind that one address may have. */
const shareOfOne = 0.5
const reportEveryMs = 10_000

const busy = (): AppError =>
  new AppError(503, 'service.busy', 'The server is busy: try again in a few seconds.', {
    // Randomized, so that not all retry at the same moment.
    retryAfterSeconds: 1 + Math.floor(Math.random() * 4),
  })

/**
 * Refuses calls that could only be answered late with 503 and Retry-After, before their body is read or the database is
 * asked. Saves are refused last. A call does not count while its body arrives, so slow senders take no capacity.
 */
export async function shedLoad(app: FastifyInstance, { log, ...limits }: Options): Promise<void> {
  const { most, few, lateMs, heapBytes, sampleMs } = { ...defaultLimits, ...limits }
  // Without limits of its own it only measures; with them it would refuse saves like everything else.
  await app.register(underPressure, { sampleInterval: sampleMs })
  const counts = createCallCounts()
  const calls = new WeakMap<FastifyRequest, CountedCall>()
  const slices = createTimeSlices()
  const report = createReport(log)

  function isUnder(level: keyof Pressure): boolean {
    if (counts.countIn('all') < few) return false
    const { eventLoopDelay, heapUsed } = app.memoryUsage()
    return eventLoopDelay > lateMs[level] || heapUsed > heapBytes[level]
  }

  /** The lanes a call counts in; undefined when they are full. */
  function lanesOf(request: FastifyRequest): readonly string[] | undefined {
    const { config, schema } = request.routeOptions
    const { concurrency, priority } = config.policy ?? {}
    if (concurrency !== undefined) {
      const kind = `call ${schema?.operationId}`
      const own = `${kind} of ${clientOf(request)}`
      const isFull = counts.countIn(kind) >= concurrency || counts.countIn(own) >= Math.ceil(concurrency * shareOfOne)
      return isFull || isUnder('busy') ? undefined : ['all', kind, own]
    }
    const isSave = priority === 'save'
    const isFull = counts.countIn('usual') >= (isSave ? most : most * shareOfOthers)
    return isFull || (!isSave && isUnder('overloaded')) ? undefined : ['all', 'usual']
  }

  app.addHook('onRequest', (request, reply, done) => {
    const lanes = lanesOf(request)
    if (!lanes) {
      const { eventLoopDelay, heapUsed } = app.memoryUsage()
      report({
        route: request.routeOptions.url,
        calls: counts.countIn('all'),
        lateMs: Math.round(eventLoopDelay),
        heapBytes: heapUsed,
      })
      // Not thrown: a log line for each would add load.
      reply.send(sendProblem(request, reply, busy()))
      return
    }
    const call = counts.enter(lanes)
    calls.set(request, call)
    call.count(true)
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    calls.get(request)?.count(false)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    calls.get(request)?.count(true)
    slices.run(done)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    calls.get(request)?.count(false)
    calls.delete(request)
    done(null, payload)
  })
}

/** Logs that calls are refused, how many, and why the last one was, at most every ten seconds. */
function createReport(log: Pick<Log, 'warn'>): (last: object) => void {
  let refusalCount = 0
  let reportedAt = Number.NEGATIVE_INFINITY
  return (last) => {
    refusalCount += 1
    if (performance.now() - reportedAt < reportEveryMs) return
    reportedAt = performance.now()
    log.warn({ refused: refusalCount, ...last }, 'calls are refused: the server is overloaded')
    refusalCount = 0
  }
}
