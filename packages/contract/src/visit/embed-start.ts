import type { Static } from 'typebox'
import Type from 'typebox'
import { attributionProperties } from './attribution.ts'

const GivenAnswers = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Answers by the quote’s field names, validated as in a save',
})

/** What a page of another site sends to continue here. */
export const EmbedStart = Type.Object(
  {
    answers: Type.Optional(GivenAnswers),
    signed: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 16_384,
        description:
          'A JWT from the partner’s server with further answers, which take precedence over `answers`: docs/embed.md',
      }),
    ),
    partner: Type.Optional(Type.String({ minLength: 1, maxLength: 100, description: 'The partner’s name' })),
    ...attributionProperties,
  },
  { $id: 'EmbedStart', additionalProperties: false },
)
export type EmbedStart = Static<typeof EmbedStart>

export const EmbedStarted = Type.Object(
  {
    start: Type.String({
      description:
        'Pass as `start` of a new quote at this site within ten minutes; the page /start takes it in the fragment (#)',
    }),
  },
  { $id: 'EmbedStarted', additionalProperties: false },
)
