import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from './field-types.ts'
import { AgencyReply, Email } from './people.ts'
import { attributionProperties } from './visit/attribution.ts'

export const QuoteQuery = Type.Object(
  {
    skipMagicLinkAuth: Type.Optional(
      Type.Boolean({
        description:
          'Do not ask the caller to sign in: reply 404 instead of 401 `authenticate`. It grants no further access',
      }),
    ),
  },
  { additionalProperties: false },
)

export const PdfQuery = Type.Object(
  {
    size: Type.Optional(
      Type.Enum(['A4', 'LETTER'], { description: 'The paper size of the site’s country when absent' }),
    ),
  },
  { additionalProperties: false },
)

export const QuoteParams = Type.Object({ id: Id }, { additionalProperties: false })
export const QuoteUuidParams = Type.Object({ uuid: Id }, { additionalProperties: false })

export const QuestionSetReply = Type.Object(
  {
    key: Type.String({ description: 'Line and insurer, such as gl.liberty' }),
    requested: Type.Literal(true),
    revision: Type.String(),
    basis: Type.String(),
    questions: Type.Array(Type.Unknown()),
    failed: Type.Optional(Type.Literal(true)),
  },
  { $id: 'QuestionSetReply' },
)

/**
 * A quote: its identity, its progress, and every answer under its field name, with the values the server derived
 * (naics6, appetite, city), which no client can write.
 */
export const QuoteReply = Type.Object(
  {
    _id: Id,
    uuid: Id,
    account_uuid: Type.Optional(Id),
    checkout_session_uuid: Type.Optional(Id),
    version: Type.Integer({ minimum: 1, description: 'Counts saves; also the ETag' }),
    completed: Type.Boolean(),
    created_at: Type.String(),
    updated_at: Type.String(),
    max_step: Type.String({ description: 'Path of the furthest step reached' }),
    maxStep: Type.String({ description: 'The same as max_step' }),
    flow_type: Type.Enum(['main', 'renewal-law', 'renewal-census']),
    application_type: Type.Enum(['new', 'renewal']),
    quote_submission_uuid: Type.Optional(Type.String({ description: 'The submission that a renewal renews' })),
    expiring: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'Last year’s answers, carried over by a renewal' }),
    ),
    expiring_on: Type.Optional(Type.String({ description: 'The day last year’s policy ends and the renewal begins' })),
    document_hash: Type.Optional(
      Type.String({ description: 'Hash of a renewal’s current answers, which a signature covers' }),
    ),
    question_sets: Type.Record(Type.String(), QuestionSetReply),
    submission_uuid: Type.Optional(Id),
    save_and_retrieve_type: Type.Enum(['agent', 'other'], { description: 'Who started it' }),
    owned: Type.Boolean({ description: 'It belongs to a user who signed in' }),
    ...attributionProperties,
    partner: Type.Optional(Type.String({ description: 'The partner named by the latest save' })),
    test_features: Type.Optional(Type.Array(Type.String(), { description: 'The experiments of their visit' })),
    agency: Type.Optional(AgencyReply),
  },
  { $id: 'QuoteReply', additionalProperties: true },
)
/** Answers are further properties, under their own names; core's validation rules say what they may hold. */
export type QuoteReply = Static<typeof QuoteReply> & { readonly [field: string]: unknown }

/**
 * Answers under the quote's field names: a whole quote as it was read, or any part of it. `null` removes an answer.
 * Names that are no field of a quote are rejected, and so are new values for what only the server sets.
 */
export const QuotePatch = Type.Object(
  {
    email: Type.Optional(Type.Unknown({ description: 'The same as contact_email' })),
    step: Type.Optional(
      Type.String({
        maxLength: 200,
        pattern: '^/',
        description: 'Path of the page that saves; 409 if that page is not open for the quote',
      }),
    ),
    max_step: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'The furthest page reached; it counts as long as nothing before it is missing',
      }),
    ),
    maxStep: Type.Optional(Type.String({ maxLength: 200, description: 'The same as max_step' })),
    partner: Type.Optional(Type.String({ maxLength: 100 })),
    test_features: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })),
    command: Type.Optional(
      Type.Enum(['reopen', 'undo_clearing'], {
        description:
          'reopen opens a completed quote for changes; its submission stays as it was. undo_clearing reverts a save that cleared other answers, if nothing was saved since',
      }),
    ),
  },
  { $id: 'QuotePatch', additionalProperties: true },
)
export type QuotePatch = Static<typeof QuotePatch>

/** The start of a quote: its attribution, and any answers, as a save takes them. */
export const QuoteCreate = Type.Object(
  {
    ...QuotePatch.properties,
    ...attributionProperties,
    contact_email: Type.Optional(Email),
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254, description: 'The same as contact_email' })),
    start: Type.Optional(
      Type.String({
        maxLength: 100_000,
        description:
          'The reply of `startEmbedded`: the answers and the partner of an embedded form, which take precedence',
      }),
    ),
  },
  { $id: 'QuoteCreate', additionalProperties: true },
)

/** Nothing is needed to submit; agreements are stored with the submission. */
export const FinishForm = Type.Object(
  {
    attestation: Type.Optional(
      Type.Object(
        {
          accepted: Type.Literal(true),
          text_keys: Type.Array(Type.String({ maxLength: 100 }), {
            minItems: 1,
            maxItems: 200,
            uniqueItems: true,
            description: 'Keys of the statements the person agreed to, as shown',
          }),
        },
        { additionalProperties: false, description: 'If absent, nothing was agreed to, which a site may refuse' },
      ),
    ),
  },
  { $id: 'FinishForm', additionalProperties: false },
)

export const Problem = Type.Object(
  {
    step: Type.String({ description: 'Path of the step' }),
    field: Type.String({ description: 'Path of the answer' }),
    key: Type.String({ description: 'Message key' }),
    message: Type.String(),
  },
  { $id: 'QuoteProblem' },
)

export const CreateHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 16,
      maxLength: 100,
      pattern: '^[A-Za-z0-9._:-]+$',
      description: 'Repeat it in a retry',
    }),
  ),
})

const ReadVersionHeaders = Type.Object({
  'if-match': Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'The version that was read, such as "3": other people’s changes since are merged or refused as a conflict. Without it, or with *, the last save wins',
    }),
  ),
})

export const SaveHeaders = Type.Object({
  ...ReadVersionHeaders.properties,
  prefer: Type.Optional(
    Type.String({
      maxLength: 200,
      description: '`return=minimal` (RFC 7240): reply with the new version only, unless others saved meanwhile',
    }),
  ),
})

export const FinishHeaders = Type.Object({ ...ReadVersionHeaders.properties, ...CreateHeaders.properties })

/** Answers that two people changed differently: `yours` was sent, `theirs` is stored. */
export const Conflict = Type.Object(
  { field: Type.String(), yours: Type.Unknown(), theirs: Type.Unknown() },
  { $id: 'Conflict' },
)

const Remark = Type.Object({
  field: Type.String(),
  page: Type.String(),
  question: Type.String(),
  text: Type.String(),
  unlikely: Type.Optional(
    Type.Literal(true, { description: 'Implausible amounts. If they are kept, the application is referred' }),
  ),
})

export const ValidateReply = Type.Object(
  {
    valid: Type.Boolean(),
    problems: Type.Array(Problem),
    remarks: Type.Array(Remark, {
      description: 'Contradictory answers, which the underwriter is shown in any case',
    }),
  },
  { $id: 'ValidateReply' },
)
