import { renewalStates } from '@coverwright/core/lifecycle/policy-renewal'
import type { Static } from 'typebox'
import Type from 'typebox'
import { Id } from '../field-types.ts'
import { expiringDays } from '../values.ts'

export const ExpiringPoliciesQuery = Type.Object(
  { days: Type.Optional(Type.Enum([...expiringDays], { description: 'Days from today; 90 when absent' })) },
  { additionalProperties: false },
)

/** Policies of one client that are renewed together, of which one expires soon. */
export const AgencyPolicies = Type.Object(
  {
    application: Id,
    uuid: Id,
    submission: Id,
    company_name: Type.Optional(Type.String()),
    expires: Type.String({ description: 'The first day on which one of them ends, YYYY-MM-DD' }),
    policies: Type.Array(
      Type.Object({
        line_name: Type.String(),
        insurer: Type.String(),
        reference: Type.String(),
        effective_to: Type.String(),
        premium: Type.Optional(Type.Object({ amount: Type.Integer(), currency: Type.String() })),
      }),
    ),
    renewal: Type.Object({
      state: Type.Enum(renewalStates),
      may_begin: Type.Boolean(),
      quote: Type.Optional(Type.Object({ id: Id, uuid: Id, completed: Type.Boolean() })),
    }),
  },
  { $id: 'AgencyPolicies' },
)
export type AgencyPolicies = Static<typeof AgencyPolicies>
