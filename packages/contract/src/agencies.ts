import { movers, nextMoveNames } from '@coverwright/core/lifecycle/next-move'
import type { Static } from 'typebox'
import Type from 'typebox'
import { Id, Message } from './field-types.ts'
import { Email } from './people.ts'

/** How far a quote is; `chosen`: an offer was chosen, `asked`: its insurer was asked to bind it and has not confirmed it. */
export const agencyQuoteStates = ['open', 'submitted', 'offers', 'chosen', 'asked', 'bound', 'closed'] as const

/** How an agent's list may be ordered: by the last change, the day it starts, the price or the business. */
export const agencyQuoteOrders = ['changed', 'starts', 'price', 'name'] as const

export const AgencyQuotesQuery = Type.Object(
  {
    search: Type.Optional(
      Type.String({ maxLength: 100, description: 'Business, contact, email address or quote number' }),
    ),
    state: Type.Optional(Type.Enum([...agencyQuoteStates])),
    line: Type.Optional(Type.String({ maxLength: 40, description: 'A line of insurance in the quote, such as bop' })),
    mine: Type.Optional(Type.Boolean({ description: 'Only quotes that the caller started or is assigned' })),
    next: Type.Optional(Type.Enum([...movers], { description: 'Who has the next move' })),
    due: Type.Optional(Type.Boolean({ description: 'Those with an open task that is due by today' })),
    order: Type.Optional(
      Type.Enum([...agencyQuoteOrders], {
        description: 'Most recently changed first when absent; or by start date, by price, or by name',
      }),
    ),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  },
  { additionalProperties: false },
)

/** One quote of an agency, as its agents see it in a list. */
export const AgencyQuote = Type.Object(
  {
    id: Id,
    uuid: Id,
    company_name: Type.Optional(Type.String()),
    contact_name: Type.Optional(Type.String()),
    contact_email: Type.Optional(Type.String()),
    application_type: Type.Enum(['new', 'renewal']),
    state: Type.Enum([...agencyQuoteStates]),
    next_move: Type.Object(
      {
        who: Type.Enum([...movers]),
        what: Type.Enum([...nextMoveNames]),
        insurers: Type.Array(Type.String(), { description: 'Which insurers it is about' }),
        count: Type.Optional(Type.Integer({ minimum: 1, description: 'How many questions or requests' })),
      },
      { description: 'What happens next, and whose move it is' },
    ),
    max_step: Type.String(),
    step_label: Type.String({ description: 'Name of the furthest page reached' }),
    progress: Type.Integer({ minimum: 0, maximum: 100 }),
    insurance_types: Type.Array(Type.Object({ tag: Type.String(), name: Type.String() })),
    agent_name: Type.Optional(Type.String()),
    offers: Type.Object({
      quoted: Type.Integer(),
      referred: Type.Integer(),
      needs_information: Type.Integer(),
      waiting: Type.Integer(),
      declined: Type.Integer(),
    }),
    best: Type.Optional(
      Type.Object({ amount: Type.Integer(), currency: Type.String() }, { description: 'The lowest annual premium' }),
    ),
    effective_date: Type.Optional(Type.String({ description: 'The day the insurance should start' })),
    tasks: Type.Optional(
      Type.Object(
        {
          open: Type.Integer({ minimum: 1 }),
          due: Type.Integer({ minimum: 0, description: 'How many of them are due by today' }),
          next_due: Type.String({ description: 'The first day on which one is due' }),
        },
        { description: 'Absent when nothing is left to do' },
      ),
    ),
    client_link: Type.Optional(
      Type.Object({ sent_at: Type.String(), expires_at: Type.String() }, { description: 'The newest valid link' }),
    ),
    created_at: Type.String(),
    updated_at: Type.String(),
  },
  { $id: 'AgencyQuote' },
)
export type AgencyQuote = Static<typeof AgencyQuote>

export const AgencyQuotesReply = Type.Object(
  {
    quotes: Type.Array(AgencyQuote),
    total: Type.Integer({ minimum: 0 }),
    page: Type.Integer({ minimum: 1 }),
    page_size: Type.Integer({ minimum: 1 }),
  },
  { $id: 'AgencyQuotesReply' },
)
export type AgencyQuotesReply = Static<typeof AgencyQuotesReply>

/** Starts impersonation: the user to act for, and the reason, for the record. */
export const ImpersonationBegin = Type.Object(
  { email: Email, reason: Message({ minLength: 10, maxLength: 500 }) },
  { $id: 'ImpersonationBegin', additionalProperties: false },
)
