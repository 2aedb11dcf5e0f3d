import type { Static } from 'typebox'
import Type from 'typebox'
import { FinishForm, QuotePatch } from './quotes.ts'

const pattern = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
const Uuid = Type.String({ pattern, description: 'A UUID' })

/** Starts a renewal. Repeated, by the same person or another with the link, it returns the same renewal. */
export const RenewalCreate = Type.Object(
  {
    uuid: Type.String({
      pattern,
      description: 'The uuid of the link, by which the renewal can be read later',
    }),
    quote_submission_uuid: Type.String({ pattern, description: 'The submission being renewed' }),
  },
  { $id: 'RenewalCreate', additionalProperties: false },
)
export type RenewalCreate = Static<typeof RenewalCreate>

/** A whole renewal or any part of it. `form_finished` saves what was sent and submits. */
export const RenewalPatch = Type.Object(
  {
    ...QuotePatch.properties,
    command: Type.Optional(Type.Enum(['reopen', 'undo_clearing', 'form_finished'])),
    attestation: FinishForm.properties.attestation,
  },
  { $id: 'RenewalPatch', additionalProperties: true },
)
export type RenewalPatch = Static<typeof RenewalPatch>

/** A firm whose policy ends soon, or with a renewal in progress in this browser. */
export const ExpiringReply = Type.Object(
  {
    uuid: Uuid,
    quote_submission_uuid: Uuid,
    company_name: Type.String(),
    state: Type.String(),
    expiring_on: Type.String({ description: 'YYYY-MM-DD' }),
    flow_type: Type.String(),
    sample: Type.Boolean({ description: 'A fictional firm, for demonstration' }),
    started: Type.Boolean(),
    completed: Type.Boolean(),
    expiring_premium: Type.Optional(
      Type.Object(
        { amount: Type.Integer({ minimum: 0 }), currency: Type.String() },
        { description: 'The premium of the expiring year, in minor units' },
      ),
    ),
  },
  { $id: 'ExpiringReply' },
)
export type ExpiringReply = Static<typeof ExpiringReply>

/** One answer that differs from last year's, in words. */
export const RenewalChange = Type.Object(
  {
    step: Type.String({ description: 'Path of the page that asks it' }),
    field: Type.String({ description: 'Path of the answer; for an item added or removed, the path of its list' }),
    section: Type.String(),
    question: Type.String({ description: 'The question; for an item added or removed, the name of its list' }),
    item: Type.Optional(Type.String({ description: 'The item of a list, such as an attorney’s name' })),
    kind: Type.Enum(['changed', 'added', 'removed']),
    before: Type.Optional(Type.String()),
    after: Type.Optional(Type.String()),
  },
  { $id: 'RenewalChange' },
)
export type RenewalChange = Static<typeof RenewalChange>

/** A part that the firm confirmed as unchanged, with what was on file. */
export const UnchangedPart = Type.Object(
  {
    field: Type.String({ description: 'The question that was answered No, such as attorneys_changed' }),
    question: Type.String(),
    on_file: Type.Optional(Type.String()),
  },
  { $id: 'UnchangedPart' },
)
export type UnchangedPart = Static<typeof UnchangedPart>

export const RenewalChangesReply = Type.Object(
  {
    changes: Type.Array(RenewalChange),
    unchanged: Type.Array(UnchangedPart),
  },
  { $id: 'RenewalChangesReply' },
)
export type RenewalChangesReply = Static<typeof RenewalChangesReply>
