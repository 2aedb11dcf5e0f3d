import type { Static } from 'typebox'
import Type from 'typebox'
import { attributionProperties } from './attribution.ts'

const GivenAnswers = Type.Record(Type.String(), Type.Unknown(), {
  description: 'Answers under the quote’s field names, checked as a save checks them',
})

/** What a page of another site sends to continue here. */
export const EmbedStart = Type.Object(
  {
    answers: Type.Optional(GivenAnswers),
    signed: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 16_384,
        description: 'A JWT of the partner’s server with further answers, which win over `answers`: docs/embed.md',
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
      description: 'For `start` of a new quote at this site, within ten minutes: the page /start takes it behind a #',
    }),
  },
  { $id: 'EmbedStarted', additionalProperties: false },
)
