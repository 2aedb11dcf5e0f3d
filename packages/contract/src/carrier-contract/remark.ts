import { Type } from 'typebox'

const text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, ...(description ? { description } : {}) })

/** An answer that still contradicts another. */
export const CarrierRemark = Type.Object(
  {
    field: text(200, "The answer's path, such as `claims.list.0.date`"),
    question: text(500),
    text: text(2000, 'As it stood beside the answer, in the words to the applicant'),
    unlikely: Type.Optional(
      Type.Literal(true, {
        description: 'Amounts that hardly go together, and that the applicant kept when asked: to be seen by a person',
      }),
    ),
  },
  { additionalProperties: false },
)
