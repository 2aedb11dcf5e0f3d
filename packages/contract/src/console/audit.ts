import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const EventId = Type.String({ pattern: '^\\d{1,15}$' })

export const AuditQuery = Type.Object(
  {
    kind: Type.Optional(Type.String({ pattern: '^[a-z_]{1,40}$', description: 'One of `kinds` of the reply' })),
    from: Type.Optional(Type.String({ ...Day, description: 'The first day, in the site’s time zone' })),
    to: Type.Optional(Type.String({ ...Day, description: 'The last day' })),
    actor: Type.Optional(Type.String({ ...Id, description: 'The pseudonym of the person who did it' })),
    person: Type.Optional(Type.String({ ...Id, description: 'The pseudonym of the person it is about' })),
    application: Type.Optional(Type.String({ ...Id, description: 'The uuid of the application it is about' })),
    after: Type.Optional(Type.String({ ...EventId, description: 'For the next page: `next` of this one' })),
  },
  { additionalProperties: false },
)
export type AuditQuery = Static<typeof AuditQuery>

/** Who got access or did what, under pseudonyms: only the database knows whose they are. */
export const AuditEvent = Type.Object(
  {
    id: EventId,
    at: Type.String(),
    kind: Type.String(),
    actor: Type.String({
      description: '`person:`, `session:` or `partner:` with a pseudonym; `operator` at the server',
    }),
    person: Type.Optional(Id),
    application: Type.Optional(Type.String({ ...Id, description: 'Until it is erased' })),
    detail: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    request: Type.Optional(Type.String({ description: 'The id of the request in the log' })),
  },
  { $id: 'AuditEvent' },
)
export type AuditEvent = Static<typeof AuditEvent>

export const Verification = Type.Object(
  {
    at: Type.String(),
    intact: Type.Boolean(),
    faults: Type.Integer({ minimum: 0 }),
    checked: Type.Integer({ minimum: 0, description: 'Events, submissions, access events and seals' }),
  },
  { $id: 'EvidenceVerification' },
)
export type Verification = Static<typeof Verification>

export const Audit = Type.Object(
  {
    events: Type.Array(AuditEvent, { description: 'Newest first' }),
    next: Type.Optional(Type.String({ ...EventId, description: '`after` of the next page; absent at the end' })),
    kinds: Type.Array(Type.String()),
    verified: Type.Optional(Verification),
  },
  { $id: 'Audit' },
)
export type Audit = Static<typeof Audit>
