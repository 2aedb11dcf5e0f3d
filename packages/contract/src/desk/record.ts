import { answerStates } from '@coverwright/core/lifecycle/insurer-answer'
import { closeReasons } from '@coverwright/core/lifecycle/next-step'
import type { Static } from 'typebox'
import Type from 'typebox'
import { Bill } from '../binding/bills.ts'
import { OfferDocument } from '../binding/offer-documents.ts'
import { Id, Message } from '../field-types.ts'
import { OfferReply } from '../offers.ts'
import { Email } from '../people.ts'
import { DeskApplication } from './queue.ts'
import { DeskRequest } from './requests.ts'

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A date such as 2030-01-31' })

const authorship = {
  at: Type.String(),
  by: Type.String({ description: 'The person’s name, or the program that did it' }),
}

export const DeskNote = Type.Object({ id: Id, ...authorship, text: Type.String() }, { $id: 'DeskNote' })
export const DeskTask = Type.Object(
  {
    id: Id,
    ...authorship,
    what: Type.String(),
    who: Type.Optional(Type.Object({ email: Type.String(), name: Type.String() })),
    due: Type.String(),
    done_at: Type.Optional(Type.String()),
    done_by: Type.Optional(Type.String()),
  },
  { $id: 'DeskTask' },
)

export const DeskEvent = Type.Object(
  {
    ...authorship,
    kind: Type.String(),
    title: Type.String({ description: 'Description of the event' }),
    page: Type.Optional(Type.String({ description: 'The page of the application' })),
    facts: Type.Array(
      Type.Object({ label: Type.String(), before: Type.Optional(Type.String()), after: Type.Optional(Type.String()) }),
      { description: 'What changed; for an answer, only its question' },
    ),
    texts: Type.Array(Type.Object({ heading: Type.String(), text: Type.String() }), {
      description: 'The text that was signed or agreed to',
    }),
  },
  { $id: 'DeskEvent' },
)
export type DeskEvent = Static<typeof DeskEvent>

export const DeskRecord = Type.Object(
  {
    application: DeskApplication,
    actions: Type.Array(Type.String(), { description: 'The events that the desk can trigger now' }),
    contact: Type.Object({
      name: Type.Optional(Type.String()),
      email: Type.Optional(Type.String()),
      phone: Type.Optional(Type.String()),
    }),
    offers: Type.Array(
      Type.Object({
        offer: OfferReply,
        actions: Type.Array(Type.String()),
        versions: Type.Array(
          Type.Object({
            number: Type.Integer(),
            at: Type.String(),
            source: Type.String(),
            state: Type.String(),
            premium: Type.Optional(Type.Integer()),
          }),
        ),
      }),
    ),
    bills: Type.Array(
      Type.Object({
        offer: Id,
        bill: Bill,
        actions: Type.Array(Type.String(), { description: 'What the desk can record about it' }),
        payments: Type.Array(
          Type.Object({
            reference: Type.String(),
            amount: Type.Integer(),
            currency: Type.String(),
            at: Type.String(),
            refunded: Type.Boolean(),
          }),
        ),
      }),
      { description: 'Of the agency' },
    ),
    answers: Type.Array(
      Type.Object({
        title: Type.String(),
        answers: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
      }),
    ),
    documents: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        size: Type.Integer(),
        at: Type.String(),
        path: Type.String({ description: 'Download path, under /api' }),
      }),
    ),
    offer_documents: Type.Array(OfferDocument, { description: 'Insurers’ letters, binders and policies' }),
    notes: Type.Array(DeskNote),
    tasks: Type.Array(DeskTask),
    requests: Type.Array(DeskRequest, { description: 'The requests to the customer' }),
    events: Type.Array(DeskEvent),
    lines: Type.Array(Type.Object({ line: Type.String(), name: Type.String() }), {
      description: 'The insurers and lines for which an offer can be entered',
    }),
    insurers: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  },
  { $id: 'DeskRecord' },
)
export type DeskRecord = Static<typeof DeskRecord>

const closed = { additionalProperties: false }
const sameId = {
  id: Type.Optional(Type.String({ ...Id, description: 'A uuid chosen by the caller, so that a retry adds nothing' })),
}

export const NewNote = Type.Object(
  { ...sameId, text: Message({ minLength: 1, maxLength: 4000 }) },
  { $id: 'NewNote', ...closed },
)
export const NewTask = Type.Object(
  {
    ...sameId,
    what: Message({ minLength: 1, maxLength: 500 }),
    who: Type.Optional(Email),
    due: Day,
  },
  { $id: 'NewTask', ...closed },
)
export type NewTask = Static<typeof NewTask>
export const TaskParams = Type.Object({ id: Id, task: Id }, closed)
export const NewOwner = Type.Object(
  { email: Type.Union([Email, Type.Null()], { description: 'null: nobody' }) },
  { $id: 'NewOwner', ...closed },
)
export const Closing = Type.Object(
  { reason: Type.Enum([...closeReasons]), note: Type.Optional(Message({ maxLength: 2000 })) },
  { $id: 'Closing', ...closed },
)
export type Closing = Static<typeof Closing>
export const Reopening = Type.Object(
  { note: Type.Optional(Message({ maxLength: 2000 })) },
  { $id: 'Reopening', ...closed },
)

/**
 * An insurer's answer as recorded by the desk: about an existing offer, or a new one of an insurer without an
 * interface.
 */
export const DeskAnswer = Type.Object(
  {
    offer: Type.Optional(
      Type.String({ ...Id, description: 'Of an insurer that was asked; otherwise give insurer and line' }),
    ),
    insurer: Type.Optional(
      Type.String({ minLength: 2, maxLength: 100, description: 'An insurer of the catalogue, or any other name' }),
    ),
    line: Type.Optional(Type.String({ maxLength: 60 })),
    state: Type.Enum(answerStates.filter((state) => state !== 'waiting' && state !== 'unavailable')),
    premium: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 1_000_000_000_00, description: 'Per year, in minor units of the currency' }),
    ),
    fees_included: Type.Optional(Type.Boolean()),
    bindable: Type.Optional(Type.Boolean({ description: 'The insurer has nothing more to decide' })),
    limits: Type.Optional(Type.String({ maxLength: 200 })),
    deductible: Type.Optional(Type.String({ maxLength: 200 })),
    coverages: Type.Optional(
      Type.Array(
        Type.Object(
          {
            label: Type.String({ minLength: 1, maxLength: 100 }),
            offered: Type.String({ minLength: 1, maxLength: 200 }),
          },
          closed,
        ),
        { maxItems: 20, description: 'What else the offer covers, and its limits' },
      ),
    ),
    valid_until: Type.Optional(Day),
    words: Type.Optional(Message({ maxLength: 1000, description: 'A reason or a question, shown to the customer' })),
    source: Type.String({
      minLength: 3,
      maxLength: 300,
      description: 'How the insurer communicated it, for the record',
    }),
  },
  { $id: 'DeskAnswer', ...closed },
)
export type DeskAnswer = Static<typeof DeskAnswer>

/** An insurer's confirmation as recorded by the desk: only this makes an offer bound. */
export const DeskConfirmation = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 100, description: 'Number of the policy or binder' }),
    effective_from: Day,
    effective_to: Day,
    source: Type.String({
      minLength: 3,
      maxLength: 300,
      description: 'How the insurer communicated it, for the record',
    }),
  },
  { $id: 'DeskConfirmation', ...closed },
)
export type DeskConfirmation = Static<typeof DeskConfirmation>
