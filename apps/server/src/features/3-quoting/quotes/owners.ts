import type { Actor } from '../../2-identity/actor/actor.ts'
import { isAgent } from '../../2-identity/roles/roles.ts'
import type { QuoteRow } from './snapshot/quote-snapshot.ts'

export type Owners = Pick<
  QuoteRow,
  'person_id' | 'agency_id' | 'agent_id' | 'account_uuid' | 'checkout_session_uuid' | 'follow_up_at'
>

/** The columns of a quote that belongs to no person and no agency. */
export const noOwners: Owners = {
  person_id: null,
  agency_id: null,
  agent_id: null,
  account_uuid: null,
  checkout_session_uuid: null,
  follow_up_at: null,
}

/** The owners of a quote that an actor begins: none for a visitor, the agency for an agent and for a token of the agency. */
export function ownersOf({ role, person, partner }: Pick<Actor, 'role' | 'person' | 'partner'>): Owners {
  if (partner) return { ...noOwners, agency_id: partner.agencyId ?? null }
  if (!person) return noOwners
  if (isAgent(role)) return { ...noOwners, agency_id: person.agencyId ?? null, agent_id: person.id }
  return { ...noOwners, person_id: person.id, account_uuid: person.account_uuid }
}

/** Whether writing in a quote makes a customer its owner. */
export const isToBeAssigned = ({ person_id }: Pick<QuoteRow, 'person_id'>, { role, person }: Actor): boolean =>
  role === 'customer' && person !== undefined && person_id === null

/** Whether an agent reaches a quote only because the desk assigned it to them: its owner stays the same. */
export function isOnlyAssigned(
  { agency_id, agent_id, owner_email }: Pick<QuoteRow, 'agency_id' | 'agent_id' | 'owner_email'>,
  { role, person }: Actor,
): boolean {
  if (!person || owner_email !== person.email) return false
  if (role === 'self_service_agent') return agent_id !== person.id
  return (role === 'agent' || role === 'sub_agent') && (agency_id === null || agency_id !== person.agencyId)
}
