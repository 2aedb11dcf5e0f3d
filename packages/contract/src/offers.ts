import { answerStates } from '@coverwright/core/lifecycle/insurer-answer'
import { offerStages } from '@coverwright/core/lifecycle/offer'
import type { Static } from 'typebox'
import Type from 'typebox'
import { AdvisorLine } from './binding/forecast.ts'
import { policyTerms } from './carrier-contract/policy-terms.ts'
import { CarrierQuestion } from './carrier-contract.ts'
import { Id } from './field-types.ts'
import { QuoteReply } from './quotes.ts'

const OfferedCoverage = Type.Object(
  {
    code: Type.String(),
    label: Type.String(),
    requested: Type.Optional(Type.String()),
    offered: Type.Optional(Type.String()),
    premium: Type.Optional(Type.Integer({ minimum: 1, description: 'Its part of the annual premium' })),
    sublimit_of: Type.Optional(
      Type.String({ description: 'The `code` of the limit within which it is paid, up to its own amount' }),
    ),
  },
  { $id: 'OfferedCoverage' },
)

/** The insurer's previous offer for this line, before it was asked again. It can no longer be chosen. */
const SupersededOffer = Type.Object(
  {
    uuid: Id,
    version: Type.Integer({ minimum: 0 }),
    premium: Type.Object({ amount: Type.Integer({ minimum: 0 }), currency: Type.String() }),
    answered_at: Type.Optional(Type.String()),
  },
  { $id: 'SupersededOffer' },
)

/** One insurer's answer for one line. Money is in minor units of `currency`. */
export const OfferReply = Type.Object(
  {
    uuid: Id,
    submission_uuid: Id,
    line: Type.String(),
    carrier: Type.String(),
    carrier_name: Type.String(),
    sample: Type.Boolean({ description: 'A fictional insurer, for demonstration' }),
    state: Type.Enum(answerStates, {
      description: 'What the insurer has answered so far; it may answer again days later',
    }),
    stage: Type.Enum(offerStages, {
      description: 'How far the offer has come towards a policy. Only `bound` means that insurance is in force.',
    }),
    version: Type.Integer({ minimum: 0, description: 'Counts the answers of the insurer for this line' }),
    revision: Type.Integer({
      minimum: 0,
      description: 'Counts every change of the offer: of two copies, the one with the higher number is the newer',
    }),
    kind: Type.Optional(Type.Union([Type.Literal('indication'), Type.Literal('bindable')])),
    premium: Type.Optional(
      Type.Object({
        amount: Type.Integer({ minimum: 0 }),
        currency: Type.String(),
        period: Type.Literal('year'),
        monthly: Type.Optional(
          Type.Object({
            amount: Type.Integer({ minimum: 0 }),
            payments: Type.Optional(
              Type.Integer({ minimum: 1, description: 'The number of installments, besides the down payment' }),
            ),
            down_payment: Type.Optional(Type.Integer({ minimum: 0 })),
          }),
        ),
        fees_included: Type.Boolean({ description: '`amount` includes the charges' }),
        charges: Type.Optional(
          Type.Array(
            Type.Object({
              kind: Type.Enum(['tax', 'fee']),
              label: Type.String(),
              amount: Type.Integer({ minimum: 1 }),
            }),
            { description: 'Annual taxes and fees, in the insurer’s words' },
          ),
        ),
        total: Type.Optional(
          Type.Integer({
            minimum: 0,
            description: 'Including the charges that are not in `amount`; absent if there are none',
          }),
        ),
      }),
    ),
    coverages: Type.Array(OfferedCoverage),
    highlights: Type.Array(
      Type.Object({ included: Type.Boolean(), label: Type.String(), code: Type.Optional(Type.String()) }),
    ),
    ...policyTerms,
    reasons: Type.Array(
      Type.Object({
        code: Type.String(),
        text: Type.String(),
        answer: Type.Optional(
          Type.String({ description: 'Path of the underlying answer, where the insurer names one that was asked' }),
        ),
      }),
    ),
    next_step: Type.Optional(Type.Object({ text: Type.String(), by: Type.Optional(Type.String()) })),
    valid_until: Type.Optional(Type.String()),
    questions: Type.Optional(
      Type.Array(CarrierQuestion, {
        description: 'The insurer’s questions before it decides, while it `needs_information`',
      }),
    ),
    entered_by: Type.Optional(
      Type.String({
        description: 'The site whose desk entered the insurer’s answer; absent for a reply of the insurer’s interface',
      }),
    ),
    chosen: Type.Boolean({ description: 'It was chosen and the choice still stands: see `stage`' }),
    answered_at: Type.Optional(Type.String()),
    supersedes: Type.Optional(SupersededOffer),
  },
  { $id: 'OfferReply' },
)
export type OfferReply = Static<typeof OfferReply>

export const QuoteByUuidReply = Type.Object(
  {
    quote: QuoteReply,
    processed: Type.Optional(
      Type.Boolean({
        description: 'With `checkIfProcessed`: whether every insurer that was asked has answered or failed to',
      }),
    ),
    settled: Type.Optional(
      Type.Boolean({ description: 'With `checkIfProcessed`: whether no insurer is expected to answer again' }),
    ),
    offers: Type.Array(OfferReply),
    outdated: Type.Boolean({
      description:
        'Answers have changed since the last submission, so its offers can no longer be chosen; submitting requests new ones',
    }),
    advisor_lines: Type.Array(AdvisorLine),
  },
  { $id: 'QuoteByUuidReply' },
)
export type QuoteByUuidReply = Static<typeof QuoteByUuidReply>

/** The data of each event sent to a page that waits for offers. */
export const OffersNews = Type.Required(Type.Pick(QuoteByUuidReply, ['processed', 'settled', 'offers']))
export type OffersNews = Static<typeof OffersNews>

export const QuoteByUuidQuery = Type.Object(
  {
    checkIfProcessed: Type.Optional(
      Type.Boolean({ description: 'Whether the insurers have answered; adds `processed` to the reply' }),
    ),
    submissionUuids: Type.Optional(
      Type.String({
        maxLength: 2000,
        description:
          'The submissions of this quote whose offers to return and check, comma-separated; the latest when absent',
      }),
    ),
  },
  { additionalProperties: false },
)

export const ChooseOffers = Type.Object(
  {
    offer_uuids: Type.Array(Id, { maxItems: 40, uniqueItems: true }),
    chosen_before: Type.Optional(
      Type.Array(Id, {
        maxItems: 40,
        uniqueItems: true,
        description: 'The choices this was based on; refused with 409 if they have changed since',
      }),
    ),
  },
  { $id: 'ChooseOffers', additionalProperties: false },
)

/** Asks for new prices; offers of other lines stay if their insurers would get the same request. */
export const AskAgain = Type.Object(
  {
    lines: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 20, uniqueItems: true }),
    answers: Type.Optional(
      Type.Record(Type.String({ maxLength: 80 }), Type.String({ maxLength: 60 }), {
        description:
          'Limits and deductibles by the path of their question, such as `coverage.liability_limit`; when absent, the answers stay as they are',
      }),
    ),
  },
  { $id: 'AskAgain', additionalProperties: false },
)

export const OfferParams = Type.Object({ id: Id, offer: Id }, { additionalProperties: false })

/** Answers to what an insurer asked about an offer. `version` is that of the offer with the questions that were shown. */
export const AnswerInsurer = Type.Object(
  {
    version: Type.Integer({ minimum: 1 }),
    answers: Type.Array(
      Type.Object({ id: Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 80 }), answer: Type.Unknown() }),
      {
        maxItems: 60,
      },
    ),
  },
  { $id: 'AnswerInsurer', additionalProperties: false },
)
