import type { Static } from 'typebox'
import Type from 'typebox'
import { StaffLicense } from '../site/licenses.ts'

/** Somebody in the operator's staff file, and how they sign in here. */
export const StaffEntry = Type.Object(
  {
    email: Type.String(),
    name: Type.Optional(Type.String()),
    first_name: Type.Optional(Type.String()),
    last_name: Type.Optional(Type.String()),
    role: Type.String(),
    agency: Type.Optional(Type.String({ description: 'The name of their agency' })),
    agency_id: Type.Optional(Type.String()),
    licenses: Type.Array(StaffLicense, { description: 'The person’s own; an agency’s are in the staff file' }),
    has_second_factor: Type.Boolean(),
    sign_ins: Type.Integer({ minimum: 0, description: 'Browsers where they are signed in' }),
    last_seen_at: Type.Optional(Type.String({ description: 'Absent if they never signed in' })),
  },
  { $id: 'StaffEntry' },
)
export type StaffEntry = Static<typeof StaffEntry>

const roles = ['agent', 'sub_agent', 'self_service_agent', 'platform_agent', 'support', 'desk', 'operator'] as const

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'The `hash` of the staff file as it was read' })
const Email = Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 254 })
const ShortText = Type.Optional(Type.String({ minLength: 1, maxLength: 200 }))

/** The staff file itself: what a change of it is based on. */
export const StaffFileState = Type.Object(
  {
    hash: Type.String({ description: 'Hash of its text; empty if there is none' }),
    can_write: Type.Boolean({ description: 'Whether this server may write it; if not, it has to be deployed' }),
    roles: Type.Array(Type.Enum([...roles])),
    agencies: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  },
  { $id: 'StaffFileState' },
)
export type StaffFileState = Static<typeof StaffFileState>

export const StaffToSave = Type.Object(
  {
    base: Hash,
    email: Email,
    first_name: ShortText,
    last_name: ShortText,
    role: Type.Enum([...roles]),
    agency: Type.Optional(
      Type.String({ pattern: '^[a-z0-9-]{1,60}$', description: 'The id of their agency; for agents and sub-agents' }),
    ),
    licenses: Type.Optional(Type.Array(StaffLicense, { maxItems: 60 })),
  },
  { $id: 'StaffToSave', additionalProperties: false },
)
export type StaffToSave = Static<typeof StaffToSave>

export const StaffToRemove = Type.Object(
  { base: Hash, email: Email },
  { $id: 'StaffToRemove', additionalProperties: false },
)

export const StaffFileChange = Type.Object(
  {
    written: Type.Boolean({
      description: 'Whether the change is in effect; if not, the text below has to be deployed',
    }),
    text: Type.Optional(Type.String({ description: 'The changed file, if this server may not write it' })),
  },
  { $id: 'StaffFileChange' },
)
export type StaffFileChange = Static<typeof StaffFileChange>

export const StaffNamed = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 254, description: 'Email address of a person in the staff file' }) },
  { $id: 'StaffNamed', additionalProperties: false },
)
