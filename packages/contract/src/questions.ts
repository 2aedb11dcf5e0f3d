import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from './field-types.ts'

export const QuestionsQuery = Type.Object(
  {
    quote_id: Id,
    retry: Type.Optional(
      Type.Literal('1', { description: 'Retry if the insurer failed to answer more than a minute ago' }),
    ),
  },
  { additionalProperties: false },
)
export type QuestionsQuery = Static<typeof QuestionsQuery>

/** As the seed has it for the professional liability questions on the CNA v2 path. Source: seed 7.4. */
export const CodedQuestionsQuery = Type.Object(
  {
    ...QuestionsQuery.properties,
    industry_code: Type.Optional(
      Type.String({
        maxLength: 40,
        description:
          "The insurer's code for the class, as in pl.cna.industry_code; refused if the quote has a different one",
      }),
    ),
  },
  { additionalProperties: false },
)
