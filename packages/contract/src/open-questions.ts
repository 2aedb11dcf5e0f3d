import { fieldTypes } from '@coverwright/core/model/field'
import Type from 'typebox'
import { Problem } from './quotes.ts'

const OpenQuestion = Type.Object(
  {
    field: Type.String({
      description:
        'Where the answer is saved: dots separate the names of objects; `[id]` is the entry `{ "id", "answer" }` of a list, ' +
        'as in `gl.liberty.uw_questions[work_places]`',
    }),
    page: Type.String({ description: 'Path of the page that asks it' }),
    label: Type.String(),
    type: Type.Enum([...fieldTypes], { description: 'The kind of control; the schema describes the answer' }),
    hint: Type.Optional(Type.String()),
    why: Type.Optional(Type.String({ description: 'Why it is asked' })),
    follows: Type.Optional(Type.String({ description: 'The field whose answer opened it' })),
    options_from: Type.Optional(
      Type.String({ description: 'The reference list with the values, where the schema does not name them' }),
    ),
    schema: Type.Record(Type.String(), Type.Unknown(), {
      description: 'A JSON Schema of the answer, with a title for each value that may be chosen',
    }),
  },
  { $id: 'OpenQuestion' },
)

/** What is missing in a quote: open questions in the order of the flow, and invalid answers. */
export const QuoteNext = Type.Object(
  {
    ready: Type.Boolean({ description: 'Nothing is missing: the quote can be submitted' }),
    questions: Type.Array(OpenQuestion, {
      description: 'Required and not answered; answering some may open others',
    }),
    problems: Type.Array(Problem, { description: 'What is wrong with the answers' }),
  },
  { $id: 'QuoteNext' },
)

export const NextQuery = Type.Object(
  {
    next: Type.Optional(
      Type.Boolean({ description: 'Whether the reply lists, as `next`, the questions that are open now' }),
    ),
  },
  { additionalProperties: false },
)
