import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'

export const ExperimentsQuery = Type.Object(
  {
    quote_id: Type.Optional(Id),
    visit: Type.Optional(
      Type.String({ pattern: '^[0-9a-f-]{36}$', description: 'A random id of this visit, until it has a session' }),
    ),
  },
  { additionalProperties: false },
)

/** The experiments of this visit. */
export const ExperimentsReply = Type.Object(
  {
    experiments: Type.Array(
      Type.Object({
        id: Type.String(),
        variant: Type.String({ description: 'off: not in the experiment; control: the existing version' }),
        failed: Type.Optional(Type.Literal(true)),
      }),
      { description: 'Every experiment of the site, with this visit’s variant' },
    ),
    texts: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Texts of these variants that replace the site’s, by key',
      }),
    ),
    flags: Type.Array(Type.String(), { description: 'Flags that are on' }),
    test_features: Type.Array(Type.String(), { description: 'The active variants, as sent with each save' }),
  },
  { $id: 'ExperimentsReply' },
)
export type ExperimentsReply = Static<typeof ExperimentsReply>
