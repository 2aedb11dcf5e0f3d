import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from './field-types.ts'

export const QuoteListQuery = Type.Object(
  {
    updated_since: Type.Optional(
      Type.String({
        maxLength: 40,
        format: 'date-time',
        description: 'Only quotes changed at or after this time, such as 2026-11-02T15:00:00Z',
      }),
    ),
    cursor: Type.Optional(
      Type.String({
        maxLength: 200,
        pattern: '^[A-Za-z0-9_-]+$',
        description: '`next_cursor` of the previous page, with the same `updated_since`',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, description: 'Quotes per page; 50 when absent' })),
  },
  { additionalProperties: false },
)
export type QuoteListQuery = Static<typeof QuoteListQuery>

/** Shows that a quote is new or has changed; the quote itself is read by its own call. */
export const ListedQuote = Type.Object(
  {
    _id: Id,
    uuid: Id,
    version: Type.Integer({ minimum: 1, description: 'Counts saves; also the ETag of the quote' }),
    completed: Type.Boolean(),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
    max_step: Type.String({ description: 'Path of the furthest step reached' }),
    submission_uuid: Type.Optional(Id),
  },
  { $id: 'ListedQuote' },
)
export type ListedQuote = Static<typeof ListedQuote>

export const QuoteListReply = Type.Object(
  {
    data: Type.Array(ListedQuote, { description: 'Longest unchanged first' }),
    next_cursor: Type.Optional(Type.String({ description: 'Cursor of the next page; absent after the last' })),
  },
  { $id: 'QuoteListReply', additionalProperties: false },
)
