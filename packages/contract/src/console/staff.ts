import type { Static } from 'typebox'
import Type from 'typebox'
import { StaffLicense } from '../site/licenses.ts'

/** Somebody in the operator's staff file, and how they sign in here. */
export const StaffEntry = Type.Object(
  {
    email: Type.String(),
    name: Type.Optional(Type.String()),
    role: Type.String(),
    agency: Type.Optional(Type.String({ description: 'The name of their agency' })),
    licenses: Type.Array(StaffLicense, { description: 'Their own; an agency’s are in the staff file' }),
    has_second_factor: Type.Boolean(),
    sign_ins: Type.Integer({ minimum: 0, description: 'Browsers where they are signed in' }),
    last_seen_at: Type.Optional(Type.String({ description: 'Absent for whoever never signed in' })),
  },
  { $id: 'StaffEntry' },
)
export type StaffEntry = Static<typeof StaffEntry>

export const StaffNamed = Type.Object(
  { email: Type.String({ minLength: 3, maxLength: 254, description: 'Of somebody in the staff file' }) },
  { $id: 'StaffNamed', additionalProperties: false },
)
