import type { Cause } from '@coverwright/core/lifecycle/lifecycle'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import { isAgent, isDesk } from '../../../2-identity/roles/roles.ts'

/** As whom an actor causes an event of a lifecycle. */
export const causeOf = ({ role }: Pick<Actor, 'role'>): Extract<Cause, 'applicant' | 'agent' | 'desk'> => {
  if (isDesk(role)) return 'desk'
  return isAgent(role) ? 'agent' : 'applicant'
}
