import type { UserReply } from '@coverwright/contract/people'
import type { Asker } from '../sessions/asker.ts'
import type { Staff } from './staff.ts'

const nobody = { roles: [], is_self_service: false, impersonated: false }

/**
 * Who is signed in, as their browser is told.
 * @param registered an application was sent from this browser, without anybody signed in
 */
export function userReply(asker: Asker | undefined, staff: Staff, registered = false): UserReply {
  const person = asker?.person
  if (!person) return { ...nobody, status: registered ? 'registered' : 'not_authenticated' }
  const agency = staff.agency(person.agencyId)
  const { original } = asker
  return {
    status: 'authenticated',
    id: person.id,
    email: person.email,
    ...(person.first_name ? { first_name: person.first_name } : {}),
    ...(person.last_name ? { last_name: person.last_name } : {}),
    ...(person.phone ? { phone: person.phone } : {}),
    account_uuid: person.account_uuid,
    roles: [person.role],
    ...(agency ? { agency } : {}),
    // Whoever works for an agency is tracked by their own profile, so that self-service agents can be told apart.
    ...(person.role === 'customer' || person.role === 'support' ? {} : { agent_profile_uuid: person.id }),
    is_self_service: person.role === 'self_service_agent',
    impersonated: original !== undefined && original.email !== person.email,
    ...(original ? { original: { id: original.id, email: original.email, roles: [original.role] } } : {}),
  }
}
