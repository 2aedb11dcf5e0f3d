import { applicationStates } from '@coverwright/core/lifecycle/application'
import { nextStepNames } from '@coverwright/core/lifecycle/next-step'
import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'
import { Email } from '../people.ts'

/** Somebody of the desk, or an agent, to whom an application can be assigned. */
export const DeskPerson = Type.Object(
  {
    email: Type.String(),
    name: Type.String({ description: 'The email address if the staff file has no name' }),
    role: Type.String(),
    agency: Type.Optional(Type.String({ description: 'The name of their agency' })),
  },
  { $id: 'DeskPerson' },
)
export type DeskPerson = Static<typeof DeskPerson>

const filters = {
  queue: Type.Optional(Type.Enum([...nextStepNames], { description: 'All open applications when absent' })),
  owner: Type.Optional(Type.String({ maxLength: 254, description: '`me`, `nobody`, or an address' })),
  line: Type.Optional(Type.String({ maxLength: 60, description: 'A line requested from insurers' })),
  agent: Type.Optional(Type.String({ maxLength: 254, description: 'The address of the agent who works on it' })),
  search: Type.Optional(
    Type.String({ maxLength: 100, description: 'Business, contact, email address, phone or reference number' }),
  ),
  order: Type.Optional(Type.Enum(['newest', 'oldest'], { description: 'Shortest or longest wait first' })),
}

export const DeskFilters = Type.Object(filters, { additionalProperties: false })
export type DeskFilters = Static<typeof DeskFilters>

export const DeskQuery = Type.Object(
  {
    ...filters,
    cursor: Type.Optional(Type.String({ maxLength: 200, description: '`next` of the previous page' })),
  },
  { additionalProperties: false },
)

/** One application as a row of the desk's queue. */
export const DeskApplication = Type.Object(
  {
    id: Id,
    uuid: Id,
    reference: Type.String({ description: 'The reference number, such as CW-0F3A9C21' }),
    company_name: Type.Optional(Type.String()),
    contact_email: Type.Optional(Type.String()),
    application_type: Type.Enum(['new', 'renewal']),
    lines: Type.Array(Type.Object({ tag: Type.String(), name: Type.String() })),
    state: Type.Enum(applicationStates),
    next_step: Type.Enum([...nextStepNames]),
    waits_for: Type.Enum(['customer', 'host', 'insurer', 'nobody']),
    since: Type.String(),
    due: Type.Optional(Type.String({ description: 'When it becomes overdue' })),
    owner: Type.Optional(Type.Object({ email: Type.String(), name: Type.String() })),
    agent: Type.Optional(Type.Object({ email: Type.String(), name: Type.String() })),
    best: Type.Optional(
      Type.Object({ amount: Type.Integer(), currency: Type.String() }, { description: 'The lowest annual premium' }),
    ),
    answered: Type.Integer({ minimum: 0 }),
    asked: Type.Integer({ minimum: 0 }),
    effective_date: Type.Optional(Type.String()),
    closed_reason: Type.Optional(Type.String()),
    updated_at: Type.String(),
  },
  { $id: 'DeskApplication' },
)
export type DeskApplication = Static<typeof DeskApplication>

export const DeskPage = Type.Object(
  { applications: Type.Array(DeskApplication), next: Type.Optional(Type.String()) },
  { $id: 'DeskPage' },
)
export type DeskPage = Static<typeof DeskPage>

export const DeskCounts = Type.Record(Type.String(), Type.Integer({ minimum: 0 }), {
  $id: 'DeskCounts',
  description: 'The number of applications in each queue',
})
export type DeskCounts = Static<typeof DeskCounts>

/** A search saved by somebody of the desk; only they see it. */
export const DeskView = Type.Object(
  {
    id: Id,
    name: Type.String(),
    query: Type.String({ description: 'The query of the page’s address, such as queue=new&owner=me' }),
  },
  { $id: 'DeskView' },
)
export type DeskView = Static<typeof DeskView>

export const NewDeskView = Type.Object(
  {
    id: Type.Optional(Type.String({ ...Id, description: 'A uuid chosen by the caller, so that a retry adds nothing' })),
    name: Type.String({ minLength: 1, maxLength: 60 }),
    query: Type.String({ maxLength: 600, description: 'The query of the page’s address, such as queue=new&owner=me' }),
  },
  { $id: 'NewDeskView', additionalProperties: false },
)

export const DeskViewParams = Type.Object({ view: Id })

/** Assigns many applications to one person. */
export const OwnerOfMany = Type.Object(
  {
    ids: Type.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true }),
    email: Type.Union([Email, Type.Null()], { description: 'null: nobody' }),
  },
  { $id: 'OwnerOfMany', additionalProperties: false },
)

export const AssignedCount = Type.Object(
  { count: Type.Integer({ minimum: 0, description: 'How many there are at this site' }) },
  { $id: 'AssignedCount' },
)
