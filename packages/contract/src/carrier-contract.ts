import { fieldTypes } from '@coverwright/core/model/field'
import { subjects } from '@coverwright/core/model/subject'
import { type Static, Type } from 'typebox'
import { Business, Coverage, UwAnswers } from './carrier-contract/business.ts'
import { CarrierClass, OtherClass } from './carrier-contract/business-class.ts'
import { Claims } from './carrier-contract/claims.ts'
import { AnswerReason, Day, LineCode, minorFrom, Revision, Sample, StateCode, text } from './carrier-contract/parts.ts'
import { policyTerms } from './carrier-contract/policy-terms.ts'
import { CarrierRemark } from './carrier-contract/remark.ts'
import { CarrierRenewal } from './carrier-contract/renewal-changes.ts'

/**
 * The carrier contract: our requests to carriers and their replies. Every carrier has its own base,
 * `/carriers/{carrier}/v1`, and reports errors as problem details (RFC 9457). Requests allow no further properties, so
 * that our own mistakes show; replies do, so that a carrier may add to them.
 */
export const carrierPaths = {
  questions: '/questions',
  appetite: '/appetite',
  quotes: '/quotes',
  quote: '/quotes/:quote_id',
  answers: '/quotes/:quote_id/answers',
  domainScans: '/domain-scans',
  indications: '/indications',
  bindRequirements: '/quotes/:quote_id/bind-requirements',
  binds: '/binds',
  bind: '/binds/:bind_id',
  documents: '/quotes/:quote_id/documents',
} as const

const closed = { additionalProperties: false } as const
const Minor = minorFrom(0)

/** The carrier as the quote's fields name it: `chubb_sci`, `liberty`, `cna`. */
export const CarrierParams = Type.Object({ carrier: Type.String({ pattern: '^[a-z_]{2,40}$' }) }, closed)
export const CarrierQuoteParams = Type.Object(
  { carrier: Type.String({ pattern: '^[a-z_]{2,40}$' }), quote_id: text(80) },
  closed,
)

export const CarrierBindParams = Type.Object(
  { carrier: Type.String({ pattern: '^[a-z_]{2,40}$' }), bind_id: text(80) },
  closed,
)

/** A repeated key gets the first answer again; with a different body it is refused with 409. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({ minLength: 8, maxLength: 100, pattern: '^[A-Za-z0-9._:-]+$' }),
})

export const CarrierProblem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: Type.String({ description: 'Stable name of the problem' }),
  detail: Type.Optional(Type.String()),
})
export type CarrierProblem = Static<typeof CarrierProblem>

const QuestionOption = Type.Object({
  value: text(100),
  label: text(200),
  hint: Type.Optional(Type.String()),
  exclusive: Type.Optional(Type.Literal(true)),
})

const QuestionStatement = Type.Object(
  {
    kind: Type.Optional(
      Type.Enum(['exposure', 'safeguard', 'wish'], {
        description:
          'What a tick means: something that adds to the risk (`exposure`, the default), something that lowers it ' +
          '(`safeguard`), or something wanted (`wish`). A list has one kind only.',
      }),
    ),
    list: text(200),
    words: text(300),
  },
  {
    description:
      'For yes_no and yes_no_not_sure: the question as a statement to tick. Two or more of the same `list` (a question, ' +
      'such as “Which of these are in place?”) become one list of check boxes with “None of these”; answers stay Yes and No.',
  },
)

const QuestionCondition = Type.Object({
  holder: text(60),
  subject: text(100),
  or: Type.Array(Type.String(), { minItems: 1 }),
  test: Type.Optional(Type.Enum(['is', 'is_not', 'more_than', 'less_than'])),
})

const QuestionCheck = Type.Object(
  { rule: text(60) },
  { additionalProperties: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String())]) },
)

const questionProperties = {
  id: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 80 }),
  // Files and tax numbers are asked for on our own pages, where tax numbers are encrypted.
  type: Type.Enum(fieldTypes.filter((type) => type !== 'document' && type !== 'tax_id')),
  topic: text(80),
  subject: Type.Optional(
    Type.Enum([...subjects], {
      description: 'The subject under which the review shows the answer; that of its line when absent',
    }),
  ),
  label: text(300),
  hint: Type.Optional(Type.String()),
  why: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(QuestionOption)),
  statement: Type.Optional(QuestionStatement),
  conditions: Type.Optional(Type.Array(QuestionCondition)),
  optional: Type.Optional(Type.Literal(true)),
  checks: Type.Optional(Type.Array(QuestionCheck)),
  min_items: Type.Optional(Type.Integer({ minimum: 0 })),
  max_items: Type.Optional(Type.Integer({ minimum: 1 })),
  fact: Type.Optional(text(80)),
}

/** A group or a repeat contains simple questions; groups do not nest. */
const InnerQuestion = Type.Object(questionProperties)
export const CarrierQuestion = Type.Object({
  ...questionProperties,
  questions: Type.Optional(Type.Array(InnerQuestion)),
})
export type CarrierQuestion = Static<typeof CarrierQuestion>

export const QuestionsRequest = Type.Object(
  { line: LineCode, class: CarrierClass, state: StateCode, effective_date: Type.Optional(Day) },
  closed,
)
export type QuestionsRequest = Static<typeof QuestionsRequest>

/**
 * The questions in force on the effective date. `effective_to` is the first day on which the revision no longer
 * applies.
 */
export const QuestionsReply = Type.Object({
  sample: Sample,
  revision: text(40),
  effective_from: Day,
  effective_to: Type.Optional(Day),
  questions: Type.Array(CarrierQuestion, { maxItems: 200 }),
})
export type QuestionsReply = Static<typeof QuestionsReply>

export const AppetiteRequest = Type.Object({ line: LineCode, class: CarrierClass, state: StateCode }, closed)
export type AppetiteRequest = Static<typeof AppetiteRequest>

export const AppetiteReply = Type.Object({
  sample: Sample,
  outcome: Type.Enum(['in', 'out', 'refer']),
  code: Type.Optional(text(40, "The insurer's own code for the class; absent when out of appetite")),
  reason: Type.Optional(text(500)),
})
export type AppetiteReply = Static<typeof AppetiteReply>

/** Only answers to visible questions are sent; `id` is the insurer's question id. */
export const QuoteRequest = Type.Object(
  {
    request_id: text(100, 'Names this request in both logs'),
    line: LineCode,
    class: CarrierClass,
    other_classes: Type.Optional(
      Type.Array(OtherClass, { maxItems: 5, description: 'Absent when there is one class' }),
    ),
    business: Business,
    coverage: Coverage,
    claims: Claims,
    uw_questions: UwAnswers,
    details: Type.Record(Type.String(), Type.Unknown(), {
      description: "Answers to the line's own pages under the quote's field names, such as `epli` or `locations`",
    }),
    remarks: Type.Optional(
      Type.Array(CarrierRemark, {
        maxItems: 500,
        description: 'Answers that contradict others and that the applicant left so; absent when there are none',
      }),
    ),
    renewal: Type.Optional(CarrierRenewal),
  },
  closed,
)
export type QuoteRequest = Static<typeof QuoteRequest>

const QuotedCoverage = Type.Object({
  code: text(60),
  label: text(100),
  requested: Type.Optional(Type.String()),
  offered: Type.Optional(Type.String()),
  /** Its part of the yearly premium, if it has one. */
  premium: Type.Optional(minorFrom(1)),
  sublimit_of: Type.Optional(text(60, 'The `code` of the limit within which it is paid, up to its own amount')),
})

const Premium = Type.Object({
  amount: minorFrom(1),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  period: Type.Literal('year'),
  monthly: Type.Optional(
    Type.Object({
      amount: Minor,
      payments: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 60, description: 'The number of installments, besides the down payment' }),
      ),
      down_payment: Type.Optional(Minor),
    }),
  ),
  fees_included: Type.Boolean(),
  charges: Type.Optional(
    Type.Array(Type.Object({ kind: Type.Enum(['tax', 'fee']), label: text(100), amount: minorFrom(1) }), {
      maxItems: 12,
      description: 'Taxes and fees of the year: parts of `amount` where it includes them, else on top of it',
    }),
  ),
})

const NextStep = Type.Object({ text: text(500), by: Type.Optional(Day) })

const always = {
  quote_id: text(80),
  sample: Sample,
  revision: Type.Optional(Revision),
  coverages: Type.Array(QuotedCoverage),
  highlights: Type.Array(
    Type.Object({
      included: Type.Boolean(),
      label: text(200),
      code: Type.Optional(text(60, 'The same for the same benefit, so that offers can be compared')),
    }),
  ),
  reasons: Type.Array(AnswerReason),
  next_step: Type.Optional(NextStep),
  ...policyTerms,
}

const QuotedQuote = Type.Object({
  ...always,
  status: Type.Literal('quoted'),
  kind: Type.Enum(['indication', 'bindable']),
  premium: Premium,
  valid_until: Day,
})

/** An underwriter decides; until then any price is an indication. */
const ReferredQuote = Type.Object({
  ...always,
  status: Type.Literal('referred'),
  kind: Type.Literal('indication'),
  premium: Type.Optional(Premium),
  next_step: NextStep,
  valid_until: Type.Optional(Day),
})

const DeclinedQuote = Type.Object({
  ...always,
  status: Type.Literal('declined'),
  reasons: Type.Array(AnswerReason, { minItems: 1 }),
})

/** The insurer cannot decide before these are answered, at POST /quotes/{quote_id}/answers. */
const NeedsInformation = Type.Object({
  ...always,
  status: Type.Literal('needs_information'),
  questions: Type.Array(CarrierQuestion, { minItems: 1, maxItems: 20 }),
})

export const CarrierQuote = Type.Union([QuotedQuote, ReferredQuote, NeedsInformation, DeclinedQuote])
export type CarrierQuote = Static<typeof CarrierQuote>

/** The carrier is still working on the request: poll GET /quotes/{quote_id}. */
export const PendingQuote = Type.Object({
  quote_id: text(80),
  sample: Sample,
  status: Type.Literal('pending'),
})
export type PendingQuote = Static<typeof PendingQuote>
