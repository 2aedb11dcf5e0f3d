import { declineReasons, renewalStates } from '@coverwright/core/lifecycle/policy-renewal'
import { cancelReasons, changeTopics, requestKinds, requestStates } from '@coverwright/core/lifecycle/policy-request'
import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'
import { OfferDocument } from './offer-documents.ts'

const closed = { additionalProperties: false }
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' })
const words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

/** A change or a cancellation requested from the insurer of a policy. It has no effect before it is `done`. */
export const PolicyRequest = Type.Object(
  {
    uuid: Id,
    offer: Id,
    kind: Type.Enum(requestKinds),
    state: Type.Enum(requestStates),
    about: Type.String({ description: 'The change wanted, or the reason to cancel' }),
    wanted_from: Day,
    words: Type.String(),
    documents: Type.Array(Type.Object({ id: Id, name: Type.String() })),
    asked_at: Type.String(),
    changed_at: Type.String(),
    answer: Type.Optional(Type.String({ description: 'Of the insurer' })),
    effective_from: Type.Optional(Day),
    may: Type.Array(Type.String(), { description: 'What the caller may do now' }),
  },
  { $id: 'PolicyRequest' },
)
export type PolicyRequest = Static<typeof PolicyRequest>

/** What an insurer confirmed of an offer. */
export const Policy = Type.Object(
  {
    offer: Id,
    line: Type.String(),
    line_name: Type.String(),
    insurer: Type.String(),
    reference: Type.String(),
    effective_from: Day,
    effective_to: Day,
    premium: Type.Optional(Type.Object({ amount: Type.Integer(), currency: Type.String() })),
    state: Type.Enum(['upcoming', 'in_force', 'ended', 'cancelled']),
    cancelled_from: Type.Optional(Day),
    requests: Type.Array(PolicyRequest),
    certificates: Type.Boolean({ description: 'Whether certificates can be issued here until it ends' }),
    documents: Type.Array(OfferDocument, { description: 'Newest first' }),
  },
  { $id: 'Policy' },
)
export type Policy = Static<typeof Policy>

/** The policies of an application, and how far their renewal has come. */
export const PoliciesReply = Type.Object(
  {
    application: Id,
    uuid: Id,
    submission: Type.Optional(Id),
    company_name: Type.Optional(Type.String()),
    policies: Type.Array(Policy),
    renewal: Type.Optional(
      Type.Object({
        state: Type.Enum(renewalStates),
        ends: Day,
        may: Type.Array(Type.String(), { description: 'What the caller may do now' }),
        quote: Type.Optional(Type.Object({ id: Id, uuid: Id, completed: Type.Boolean() })),
        declined_at: Type.Optional(Type.String()),
      }),
    ),
  },
  { $id: 'PoliciesReply' },
)
export type PoliciesReply = Static<typeof PoliciesReply>

export const DeclineRenewal = Type.Object(
  { reason: Type.Enum(declineReasons), note: Type.Optional(words(1000)) },
  { $id: 'DeclineRenewal', ...closed },
)
export type DeclineRenewal = Static<typeof DeclineRenewal>

const requestFields = {
  uuid: Type.Optional(Id),
  wanted_from: Day,
  words: Type.String({ maxLength: 2000 }),
  documents: Type.Optional(Type.Array(Id, { maxItems: 10, uniqueItems: true })),
}

export const NewPolicyRequest = Type.Union(
  [
    Type.Object({ ...requestFields, kind: Type.Literal('change'), about: Type.Enum(changeTopics) }, closed),
    Type.Object({ ...requestFields, kind: Type.Literal('cancel'), about: Type.Enum(cancelReasons) }, closed),
  ],
  { $id: 'NewPolicyRequest' },
)
export type NewPolicyRequest = Static<typeof NewPolicyRequest>

export const PolicyRequestParams = Type.Object({ id: Id, request: Id }, closed)

/** What happened to a request. The insurer's answer has its words, and the effective date. */
export const PolicyRequestStep = Type.Object(
  {
    event: Type.Enum(['pass_on', 'confirm', 'refuse', 'withdraw']),
    answer: Type.Optional(words(2000)),
    effective_from: Type.Optional(Day),
  },
  { $id: 'PolicyRequestStep', ...closed },
)
export type PolicyRequestStep = Static<typeof PolicyRequestStep>
