import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import {
  type CarrierQuestion,
  type CarrierQuote,
  carrierPaths,
  type QuoteRequest,
} from '@coverwright/contract/carrier-contract'
import { expectRefusal, quotePath } from './insurer-calls.ts'
import { Breach, NotTried, need, type Rule, type Walk } from './rule.ts'

export const newKey = (): string => `carrier-test-${randomUUID()}`

/** The first answer of that kind to one of the examples. */
async function answerOf<S extends CarrierQuote['status']>(
  { calls }: Walk,
  requests: readonly QuoteRequest[],
  ...states: readonly S[]
): Promise<Extract<CarrierQuote, { status: S }>> {
  const statuses: string[] = []
  for (const request of requests) {
    const quote = await calls.quote(request, newKey())
    const matchingStatus = states.find((status) => status === quote.status)
    if (matchingStatus !== undefined) return quote as Extract<CarrierQuote, { status: S }>
    statuses.push(quote.status)
  }
  throw new Breach(`the examples were answered with ${[...new Set(statuses)].join(' and ')}`)
}

const ownCase = (name: string): string => `If that is right, give a business that you ${name} in the file of --cases.`

const quote: Rule = {
  id: 'quote',
  says: 'A business that you insure gets a price.',
  mend: `Answer POST /quotes with status "quoted", a premium and a valid_until that is not past. ${ownCase('insure')}`,
  async try({ calls, examples, state, today }) {
    const [request] = examples.quote
    if (!request) throw new NotTried('there is no example')
    const key = newKey()
    const answer = await calls.quote(request, key)
    if (answer.status !== 'quoted') throw new Breach(`the example was answered with ${answer.status}`)
    if (answer.valid_until < today) throw new Breach(`the price was held until ${answer.valid_until}, which is past`)
    state.quoted = { key, quote: answer }
  },
}

const readRule: Rule = {
  id: 'quote read',
  says: 'GET /quotes/{quote_id} returns the same quote.',
  mend: 'Store each quote, and answer with its current state.',
  async try({ calls, state }) {
    const { quote: before } = need(state.quoted, 'a quote')
    if (!isDeepStrictEqual(await calls.readQuote(before.quote_id), before))
      throw new Breach('it differs when read again')
  },
}

const unknownQuote: Rule = {
  id: 'quote unknown',
  says: 'A quote that does not exist gets 404.',
  mend: 'Answer 404 with problem details: type, title, status, code.',
  async try({ calls }) {
    expectRefusal(await calls.call('GET', quotePath(`none-${randomUUID()}`)), 404)
  },
}

const repeat: Rule = {
  id: 'repeat',
  says: 'The same Idempotency-Key with the same request gets the same quote.',
  mend: 'Store the answer under its key in a database: calls are repeated after failures, even days later.',
  async try({ calls, examples, state }) {
    const { key, quote: before } = need(state.quoted, 'a quote')
    const [request] = examples.quote
    const again = request && (await calls.quote(request, key))
    if (again?.quote_id !== before.quote_id) throw new Breach('a second quote was made')
    if (!isDeepStrictEqual(again, before)) throw new Breach('the quote differs')
  },
}

const conflict: Rule = {
  id: 'repeat conflict',
  says: 'The same Idempotency-Key with a different request is refused with 409.',
  mend: 'Store a digest of the request under its key, and compare it.',
  async try({ calls, examples, state }) {
    const { key } = need(state.quoted, 'a quote')
    const [request] = examples.quote
    const body = { ...request, request_id: 'carrier-test-other' }
    expectRefusal(await calls.call('POST', carrierPaths.quotes, { body, key }), 409)
  },
}

const malformedRequest: Rule = {
  id: 'malformed',
  says: 'A request that violates the contract is refused.',
  mend: 'Validate requests against the schema, and answer 400 or 422 with problem details.',
  async try({ calls, examples }) {
    const [{ line } = { line: 'gl' }] = examples.quote
    const bodies = { 'half a body': '{"line": ', 'a request without a business': { line } }
    for (const [label, body] of Object.entries(bodies)) {
      const answer = await calls.call('POST', carrierPaths.quotes, { body, key: newKey() })
      try {
        expectRefusal(answer, 400, 422)
      } catch (error) {
        throw new Breach(`${label}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  },
}

const token: Rule = {
  id: 'token',
  says: 'A call with a wrong token is refused.',
  mend: 'Compare the Authorization header with the host’s token, and answer 401.',
  async try({ calls, examples, hasToken }) {
    if (!hasToken) throw new NotTried('give your token with --token')
    const [body] = examples.quote
    expectRefusal(
      await calls.call('POST', carrierPaths.quotes, { body: body ?? {}, key: newKey(), token: 'wrong' }),
      401,
      403,
    )
  },
}

const decline: Rule = {
  id: 'decline',
  says: 'A business that you do not insure is declined, with reasons in words.',
  mend: `Answer POST /quotes with status "declined" and at least one reason. ${ownCase('decline')}`,
  async try(walk) {
    await answerOf(walk, walk.examples.decline, 'declined')
  },
}

const referral: Rule = {
  id: 'referral',
  says: 'A business that an underwriter must review is referred, or asked for more information.',
  mend: `Answer with status "referred" and a next_step, or "needs_information" and questions. ${ownCase('refer')}`,
  async try(walk) {
    walk.state.undecided = await answerOf(walk, walk.examples.referral, 'referred', 'needs_information')
  },
}

const late: Rule = {
  id: 'late answer',
  says: 'A quote that changes later gets a higher revision.',
  mend: 'Increase revision with every change; accept answers at POST /quotes/{quote_id}/answers once per key.',
  async try(walk) {
    const { calls, state } = walk
    const before = need(state.undecided, 'a referral')
    const after =
      before.status === 'needs_information' ? await answerQuestions(walk, before) : await awaitDecision(walk, before)
    if ((after.revision ?? 0) <= (before.revision ?? 0))
      throw new Breach(
        `revision was ${before.revision ?? 'absent'} and is ${after.revision ?? 'absent'} after the change`,
      )
    if (!isDeepStrictEqual(await calls.readQuote(before.quote_id), after))
      throw new Breach('GET /quotes/{quote_id} reads differently')
    state.changed = after
  },
}

async function answerQuestions(
  { calls }: Walk,
  { quote_id, questions }: Extract<CarrierQuote, { status: 'needs_information' }>,
): Promise<CarrierQuote> {
  const body = { answers: questions.map((question) => ({ id: question.id, answer: someAnswer(question) })) }
  const path = carrierPaths.answers.replace(':quote_id', encodeURIComponent(quote_id))
  const key = newKey()
  const after = await calls.ready(await calls.call('POST', path, { body, key }))
  const again = await calls.ready(await calls.call('POST', path, { body, key }))
  if (!isDeepStrictEqual(again, after)) throw new Breach('the same answers under the same key changed it again')
  return after
}

async function awaitDecision({ calls, waitMs, pollMs }: Walk, before: CarrierQuote): Promise<CarrierQuote> {
  if (waitMs === 0) throw new NotTried('give the seconds that a decision takes with --wait')
  const until = Date.now() + waitMs
  while (Date.now() < until) {
    const now = await calls.readQuote(before.quote_id)
    if (!isDeepStrictEqual(now, before)) return now
    await wait(pollMs)
  }
  throw new Breach(`quote ${before.quote_id} was not decided within ${waitMs / 1000} seconds`)
}

/** An answer of the right type; only the insurer knows which are valid. */
function someAnswer({ type, options = [] }: Pick<CarrierQuestion, 'type' | 'options'>): string | number | string[] {
  const [first] = options
  if (type === 'yes_no' || type === 'yes_no_not_sure') return 'Yes'
  if (type === 'multi_select') return [first?.value ?? 'other']
  if (first) return first.value
  if (['number', 'money', 'percent'].includes(type)) return 1
  return type === 'year' ? 2020 : type === 'date' ? '2020-01-31' : 'As an applicant would answer'
}

const event: Rule = {
  id: 'event',
  says: 'A change is announced at once, signed with the secret.',
  mend: 'POST quote.updated to our address, signed as in Standard Webhooks with the bytes of the secret.',
  async try({ events, state, pollMs, waitMs }) {
    if (!events)
      throw new NotTried('give the port for your events with --listen, and your signing secret with --secret')
    const { quote_id } = need(state.changed, 'a late answer')
    const until = Date.now() + Math.max(waitMs, 5_000)
    for (;;) {
      const receivedEvents = events.told()
      const fault = receivedEvents.find((each) => 'fault' in each)
      if (fault) throw new Breach(fault.fault)
      if (receivedEvents.some((each) => 'quoteId' in each && each.quoteId === quote_id)) return
      if (Date.now() > until) throw new Breach(`no event announced that quote ${quote_id} changed`)
      await wait(pollMs)
    }
  },
}

export const quotingRules: readonly Rule[] = [
  ...[token, malformedRequest, quote, readRule, unknownQuote, repeat, conflict, decline, referral, late, event],
]
