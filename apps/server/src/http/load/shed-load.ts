import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'
import { sendProblem } from '../../platform/errors/error-handling.ts'
import { clientOf } from '../../platform/limits/client-of.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Strain } from './strain.ts'
import { createTurns, type Turns } from './turns.ts'

type Options = {
  log: Pick<Log, 'warn'>
  /** Calls in work at once, beside the heavy ones. More only wait for each other. */
  most?: number
  /** Calls in work that people do not notice: with fewer, a late process is late for other reasons. */
  few?: number
  strain?: (() => Strain) | undefined
  turns?: Turns | undefined
}

/** What is left of the bound for those that may lose work. */
const shareOfOthers = 0.75
/** Of a heavy call, the share that one address may have in work. */
const shareOfOne = 0.5
const abandonedMs = 30_000
const toldEveryMs = 10_000
const everything = '*'

const busy = (): AppError =>
  new AppError(503, 'service.busy', 'Too many people are here at this moment: try again in a few seconds.', {
    // Not all at the same moment.
    retryAfterSeconds: 1 + Math.floor(Math.random() * 4),
  })

/** A call in work: what it counts as, and whether it does at the moment. */
type Ticket = { readonly lanes: readonly string[]; counts: boolean; done: boolean }

/**
 * Refuses at once, before a body is read and before the database is asked, what could only be answered late: 503 with
 * Retry-After. Those who are let in are answered in time, saves before all else. A request does not count while its body
 * arrives, so whoever sends slowly takes nobody's place. Those who are let in are worked for in turns.
 */
export function shedLoad(app: FastifyInstance, options: Options): void {
  const { log, most = 200, few = 16, strain = () => 'calm', turns = createTurns() } = options
  const inWork = new Map<string, number>()
  const tickets = new WeakMap<FastifyRequest, Ticket>()
  const countIn = (lane: string): number => inWork.get(lane) ?? 0
  const report = createReport(log)
  let total = 0

  function begin(ticket: Ticket): void {
    if (ticket.counts || ticket.done) return
    ticket.counts = true
    total += 1
    for (const lane of ticket.lanes) inWork.set(lane, countIn(lane) + 1)
  }

  function pause(ticket: Ticket): void {
    if (!ticket.counts) return
    ticket.counts = false
    total -= 1
    for (const lane of ticket.lanes) {
      const left = countIn(lane) - 1
      if (left > 0) inWork.set(lane, left)
      else inWork.delete(lane)
    }
  }

  function end(ticket: Ticket): void {
    pause(ticket)
    ticket.done = true
  }

  const strainNow = (): Strain => (total >= few ? strain() : 'calm')

  /** Where a call is counted; undefined when there is no place. */
  function placeOf(isSave: boolean): readonly string[] | undefined {
    if (strainNow() === 'overloaded' && !isSave) return undefined
    return countIn(everything) < (isSave ? most : most * shareOfOthers) ? [everything] : undefined
  }

  function placeOfHeavy(call: string, bound: number, request: FastifyRequest): readonly string[] | undefined {
    const own = `${call} ${clientOf(request)}`
    const isFull = countIn(call) >= bound || countIn(own) >= Math.ceil(bound * shareOfOne)
    return isFull || strainNow() !== 'calm' ? undefined : [call, own]
  }

  /** The ticket of a call that is let in. */
  function admitted(request: FastifyRequest): Ticket | undefined {
    const { config, schema } = request.routeOptions
    const { concurrency, priority } = config.policy ?? {}
    const call = schema?.operationId ?? ''
    const lanes = concurrency === undefined ? placeOf(priority === 'save') : placeOfHeavy(call, concurrency, request)
    return lanes && { lanes, counts: false, done: false }
  }

  app.server.on('connection', turns.cameIn)
  app.addHook('onRequest', (request, reply, done) => {
    const ticket = admitted(request)
    if (!ticket) {
      report()
      // Not thrown: there is nothing to find out about each of them.
      reply.send(sendProblem(request, reply, busy()))
      return
    }
    tickets.set(request, ticket)
    begin(ticket)
    // A caller who hangs up is worked for to the end; should that never come, the place is free again some day.
    reply.raw.once('close', () => {
      if (!ticket.done) setTimeout(end, abandonedMs, ticket).unref()
    })
    done()
  })
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const ticket = tickets.get(request)
    if (ticket) pause(ticket)
    done()
  })
  app.addHook('preValidation', (request, _reply, done) => {
    const ticket = tickets.get(request)
    if (ticket) begin(ticket)
    turns.take(done)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    const ticket = tickets.get(request)
    if (ticket) end(ticket)
    done(null, payload)
  })
}

/** Says that calls are refused, how many, and not each time. */
function createReport(log: Pick<Log, 'warn'>): () => void {
  let refused = 0
  let toldAt = Number.NEGATIVE_INFINITY
  return () => {
    refused += 1
    if (performance.now() - toldAt < toldEveryMs) return
    toldAt = performance.now()
    log.warn({ refused }, 'calls are refused: more come than can be answered')
    refused = 0
  }
}
