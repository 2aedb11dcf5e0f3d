import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'
import { ReasonToRead } from './outgoing.ts'

export const PersonAsked = Type.Object(
  {
    email: Type.String({ minLength: 3, maxLength: 254, description: 'By which they applied or signed in here' }),
    ...ReasonToRead.properties,
  },
  { $id: 'PersonAsked', additionalProperties: false },
)
export type PersonAsked = Static<typeof PersonAsked>

/** What is stored about somebody, without content, and what an erasure would leave. */
export const PersonFound = Type.Object(
  {
    has_account: Type.Boolean(),
    erasable: Type.Array(Type.Object({ uuid: Id, site: Type.String(), updated_at: Type.String() }), {
      description: 'Applications that an erasure takes away at once',
    }),
    kept: Type.Array(Type.Object({ uuid: Id, until: Type.Optional(Type.String()), reason: Type.String() }), {
      description: 'Applications that have to be kept, until when and why, including legal holds',
    }),
  },
  { $id: 'PersonFound' },
)
export type PersonFound = Static<typeof PersonFound>
