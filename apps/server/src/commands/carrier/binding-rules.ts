import { createHash, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { carrierPaths } from '@coverwright/contract/carrier-contract'
import {
  BindReply,
  type BindRequest,
  type BindRequirement,
  BindRequirementsReply,
} from '@coverwright/contract/carrier-contract/binds'
import { Compile } from 'typebox/compile'
import { lazy } from '../../platform/lazy.ts'
import { type Answer, expectRefusal, inShape } from './insurer-calls.ts'
import { newKey } from './quoting-rules.ts'
import { Breach, NotTried, need, type Rule, type Walk } from './rule.ts'

const requirementsReply = lazy(() => Compile(BindRequirementsReply))
const bindReply = lazy(() => Compile(BindReply))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const requirements: Rule = {
  id: 'bind requirements',
  says: 'Requirements to bind are returned, or binding is left to the host.',
  mend: 'Answer GET /quotes/{quote_id}/bind-requirements with mode, requirements and payment_plans, or with 404 to leave binding out.',
  async try({ calls, state }) {
    const { quote } = need(state.quoted, 'a quote')
    const path = carrierPaths.bindRequirements.replace(':quote_id', encodeURIComponent(quote.quote_id))
    const answer = await calls.call('GET', path)
    if (answer.status === 404) throw new NotTried('binding is left to the host’s staff, which is allowed')
    state.needs = inShape(answer, requirementsReply(), 200)
  },
}

/** The reply, if its dates make sense. */
function bindAnswer(answer: Answer): BindReply {
  const reply = inShape(answer, bindReply(), 200, 202)
  if (reply.status === 'bound' && reply.effective_from >= reply.effective_to)
    throw new Breach(`it insures from ${reply.effective_from} to ${reply.effective_to}`)
  return reply
}

/** The request, its key and the reply; a refusal in the insurer's words. */
async function requestToBind({ calls }: Walk, request: BindRequest) {
  const key = newKey()
  const reply = bindAnswer(await calls.call('POST', carrierPaths.binds, { body: request, key }))
  if (reply.status === 'refused') throw new Breach(`it was refused: ${reply.reasons.map(({ text }) => text).join(' ')}`)
  return { key, request, reply }
}

const unknownBind: Rule = {
  id: 'bind unknown',
  says: 'A request to bind a quote that does not exist is refused, and nothing is bound.',
  mend: 'Answer 404 with problem details, or "refused" with at least one reason in words for the applicant.',
  async try(walk) {
    const body = { ...bindRequest(walk), quote_id: `none-${randomUUID()}` }
    const answer = await walk.calls.call('POST', carrierPaths.binds, { body, key: newKey() })
    if (answer.status >= 400) return expectRefusal(answer, 404, 409, 422)
    const { status } = bindAnswer(answer)
    if (status !== 'refused') throw new Breach(`it was answered with ${status}`)
  },
}

const bind: Rule = {
  id: 'bind',
  says: 'A complete request is bound, awaits a decision, or gets further requirements.',
  mend:
    'Answer POST /binds with "bound", reference, effective_from and effective_to, with "requested", or with "needs_requirements" and ' +
    'new requirements only. If the refusal is right, give a business that you bind as "quote" in the file of --cases.',
  async try(walk) {
    const { state } = walk
    const first = await requestToBind(walk, bindRequest(walk))
    const { reply } = first
    if (reply.status !== 'needs_requirements') {
      state.bound = { ...first, reply }
      return
    }
    refuseRepeated(reply.requirements, need(state.needs, 'the calls for binding').requirements)
    state.more = { bindId: reply.bind_id, requirements: reply.requirements }
  },
}

/** What was given is not asked for again; a further signature is, of what was added. */
function refuseRepeated(repeatedRequirements: readonly BindRequirement[], before: readonly BindRequirement[]): void {
  const kinds = new Set(before.map(({ kind }) => kind))
  const isNew = repeatedRequirements.some(({ kind }) => kind !== 'signature' && !kinds.has(kind))
  if (!isNew)
    throw new Breach(
      `it asks again for ${repeatedRequirements.map(({ kind }) => kind).join(' and ')}, which the request contained`,
    )
}

const followUp: Rule = {
  id: 'bind follow-up',
  says: 'A second request with the further requirements, which names the first in follows, is bound or awaits a decision.',
  mend: 'Look up the bind named in follows, add what the new request contains, and answer it like a complete request.',
  async try(walk) {
    const { state } = walk
    const { bindId, requirements: addedRequirements } = need(
      state.more,
      'a reply with "needs_requirements", which is optional',
    )
    const { requirements: before } = need(state.needs, 'the calls for binding')
    const next = await requestToBind(walk, { ...bindRequest(walk, [...before, ...addedRequirements]), follows: bindId })
    const { reply } = next
    if (reply.status === 'needs_requirements')
      throw new Breach(`it asks again for ${reply.requirements.map(({ kind }) => kind).join(' and ')}`)
    state.bound = { ...next, reply }
  },
}

const again: Rule = {
  id: 'bind repeat',
  says: 'The same Idempotency-Key binds once: one bind and one policy.',
  mend: 'Store each bind under its key in a database before you answer.',
  async try({ calls, state }) {
    const { key, request, reply } = need(state.bound, 'a bind')
    const repeatedAnswer = bindAnswer(await calls.call('POST', carrierPaths.binds, { body: request, key }))
    if (repeatedAnswer.bind_id !== reply.bind_id) throw new Breach('it was bound twice')
    if (reply.status === 'bound' && !isDeepStrictEqual(repeatedAnswer, reply))
      throw new Breach('it differs when read again')
  },
}

const conflict: Rule = {
  id: 'bind conflict',
  says: 'The same Idempotency-Key with a different bind request is refused with 409.',
  mend: 'Store a digest of the request under its key, and compare it.',
  async try({ calls, state }) {
    const { key, request } = need(state.bound, 'a bind')
    const body = { ...request, request_id: 'carrier-test-other' }
    expectRefusal(await calls.call('POST', carrierPaths.binds, { body, key }), 409)
  },
}

const readRule: Rule = {
  id: 'bind read',
  says: 'GET /binds/{bind_id} returns the outcome.',
  mend: 'Answer with the current bind; what is bound stays bound, under the same number.',
  async try({ calls, state }) {
    const { reply } = need(state.bound, 'a bind')
    const path = carrierPaths.bind.replace(':bind_id', encodeURIComponent(reply.bind_id))
    const now = bindAnswer(await calls.call('GET', path))
    if (now.bind_id !== reply.bind_id) throw new Breach('it is about another bind')
    if (reply.status === 'bound' && !isDeepStrictEqual(now, reply)) throw new Breach('it differs when read again')
  },
}

/** A request with everything the insurer asked for. */
function bindRequest({ state, examples }: Walk, more?: readonly BindRequirement[]): BindRequest {
  const { quote } = need(state.quoted, 'a quote')
  const { requirements: listedRequirements, payment_plans } = need(state.needs, 'the calls for binding')
  const requirements = more ?? listedRequirements
  const [example] = examples.quote
  const { amount, currency } = quote.premium
  const [plan] = payment_plans
  return {
    request_id: 'carrier-test-bind',
    quote_id: quote.quote_id,
    version: quote.revision ?? 0,
    premium: { amount, currency },
    effective_date: example?.coverage.effective_date ?? quote.valid_until,
    ...(plan ? { payment_plan: plan.id } : {}),
    answers: Object.assign({}, ...requirements.map(answersFor)),
    signature: {
      name: 'Robin Tidewell',
      capacity: 'owner',
      signed_at: new Date().toISOString(),
      documents: requirements.flatMap(({ kind, text }) =>
        text === undefined ? [] : [{ key: kind, sha256: sha256(text) }],
      ),
    },
  }
}

function answersFor({ kind, options = [] }: BindRequirement): BindRequest['answers'] {
  switch (kind) {
    case 'tax_number':
      return { tax_number: '12-3456789' }
    case 'mailing_address':
      return { mailing_address: { street: '200 Congress Avenue', city: 'Austin', state: 'TX', zip_code: '78701' } }
    case 'terrorism':
      return { terrorism: 'rejected' }
    case 'uninsured_motorist':
      return { uninsured_motorist: options[0]?.value ?? 'liability' }
    case 'surplus_lines':
      return { surplus_lines: 'acknowledged' }
    case 'no_known_losses':
      return { no_known_losses: 'stated' }
    case 'fraud_statement':
      return { fraud_statement: 'read' }
    case 'loss_runs':
      return { loss_runs: [{ name: 'loss-runs.pdf', kind: 'pdf', size: 1000, sha256: sha256('loss runs') }] }
    default:
      return {}
  }
}

export const bindingRules: readonly Rule[] = [requirements, unknownBind, bind, followUp, again, conflict, readRule]
