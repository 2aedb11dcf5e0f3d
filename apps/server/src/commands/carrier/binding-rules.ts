import { createHash } from 'node:crypto'
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
import { type Answer, inShape, refused } from './insurer-calls.ts'
import { newKey } from './quoting-rules.ts'
import { Breach, NotTried, need, type Rule, type Walk } from './rule.ts'

const requirementsReply = lazy(() => Compile(BindRequirementsReply))
const bindReply = lazy(() => Compile(BindReply))

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const requirements: Rule = {
  id: 'bind requirements',
  says: 'What is needed to bind is told, or binding is left to the host.',
  mend: 'Answer GET /quotes/{quote_id}/bind-requirements with mode, requirements and payment_plans; 404 leaves it out.',
  async try({ calls, kept }) {
    const { quote } = need(kept.quoted, 'a quote')
    const path = carrierPaths.bindRequirements.replace(':quote_id', encodeURIComponent(quote.quote_id))
    const answer = await calls.call('GET', path)
    if (answer.status === 404) throw new NotTried('you leave binding to the host’s people, as you may')
    kept.needs = inShape(answer, requirementsReply(), 200)
  },
}

/** The reply, if its dates make sense. */
function bindAnswer(answer: Answer): BindReply {
  const reply = inShape(answer, bindReply(), 200, 202)
  if (reply.status === 'bound' && reply.effective_from >= reply.effective_to)
    throw new Breach(`it insures from ${reply.effective_from} to ${reply.effective_to}`)
  return reply
}

const bind: Rule = {
  id: 'bind',
  says: 'A request that has all that is needed is bound, or will be decided.',
  mend: 'Answer POST /binds with "bound", reference, effective_from and effective_to, or with "requested".',
  async try(walk) {
    const { calls, kept } = walk
    const request = bindRequest(walk)
    const key = newKey()
    const reply = bindAnswer(await calls.call('POST', carrierPaths.binds, { body: request, key }))
    if (reply.status !== 'bound' && reply.status !== 'requested')
      throw new Breach(`it was answered with ${reply.status}`)
    kept.bound = { key, request, reply }
  },
}

const again: Rule = {
  id: 'bind repeat',
  says: 'The same Idempotency-Key binds once: the same bind and the same policy.',
  mend: 'Keep what you bound under its key, in a database, before you answer.',
  async try({ calls, kept }) {
    const { key, request, reply } = need(kept.bound, 'a bind')
    const repeated = bindAnswer(await calls.call('POST', carrierPaths.binds, { body: request, key }))
    if (repeated.bind_id !== reply.bind_id) throw new Breach('it was bound twice')
    if (reply.status === 'bound' && !isDeepStrictEqual(repeated, reply)) throw new Breach('it reads differently')
  },
}

const conflict: Rule = {
  id: 'bind conflict',
  says: 'The same Idempotency-Key with another request to bind is refused with 409.',
  mend: 'Keep a digest of the request under its key, and compare it.',
  async try({ calls, kept }) {
    const { key, request } = need(kept.bound, 'a bind')
    const body = { ...request, request_id: 'carrier-test-other' }
    refused(await calls.call('POST', carrierPaths.binds, { body, key }), 409)
  },
}

const readRule: Rule = {
  id: 'bind read',
  says: 'GET /binds/{bind_id} says what became of it.',
  mend: 'Answer with the bind as it stands; what is bound stays bound, under the same number.',
  async try({ calls, kept }) {
    const { reply } = need(kept.bound, 'a bind')
    const path = carrierPaths.bind.replace(':bind_id', encodeURIComponent(reply.bind_id))
    const now = bindAnswer(await calls.call('GET', path))
    if (now.bind_id !== reply.bind_id) throw new Breach('it is about another bind')
    if (reply.status === 'bound' && !isDeepStrictEqual(now, reply)) throw new Breach('it reads differently')
  },
}

/** A request with everything the insurer asked for. */
function bindRequest({ kept, examples }: Walk): BindRequest {
  const { quote } = need(kept.quoted, 'a quote')
  const { requirements: needed, payment_plans } = need(kept.needs, 'the calls for binding')
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
    answers: Object.assign({}, ...needed.map(answersFor)),
    signature: {
      name: 'Robin Tidewell',
      capacity: 'owner',
      signed_at: new Date().toISOString(),
      documents: needed.flatMap(({ kind, text }) => (text === undefined ? [] : [{ key: kind, sha256: sha256(text) }])),
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

export const bindingRules: readonly Rule[] = [requirements, bind, again, conflict, readRule]
