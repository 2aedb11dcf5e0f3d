import type { Static } from 'typebox'
import Type from 'typebox'

/** Somebody of the desk or an agent, whom an application can be assigned to. */
export const DeskPerson = Type.Object(
  {
    email: Type.String(),
    name: Type.String({ description: 'The address where the staff file has no name' }),
    role: Type.String(),
    agency: Type.Optional(Type.String({ description: 'The name of their agency' })),
  },
  { $id: 'DeskPerson' },
)
export type DeskPerson = Static<typeof DeskPerson>
