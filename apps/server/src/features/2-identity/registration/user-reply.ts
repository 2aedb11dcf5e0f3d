import type { UserReply } from '@coverwright/contract/people'
import type { Actor } from '../actor/actor.ts'
import { isAgent } from '../roles/roles.ts'
import type { Person, Staff } from '../users/staff.ts'

const nobody = { roles: [], isSelfService: false, impersonated: false }

const secondsTo = (time: Date, now: Date): number => Math.max(0, Math.floor((time.getTime() - now.getTime()) / 1000))

/**
 * Who is signed in, as the browser gets it.
 * @param isRegistered somebody was registered from this browser, and nobody is signed in
 */
export function userReply(actor: Actor | undefined, staff: Staff, isRegistered = false): UserReply {
  const person = actor?.person
  if (actor?.pendingSecondFactor) {
    const { wants, person: waiting } = actor.pendingSecondFactor
    return { ...nobody, status: 'not_authenticated', email: waiting.email, second_factor: wants }
  }
  if (!person) return { ...nobody, status: isRegistered ? 'registered' : 'not_authenticated' }
  const agency = staff.agency(person.agencyId)
  const agent = staff.agent(person.email)
  const { original, until, at } = actor
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
    ...(agent ? { agent } : {}),
    // Agents have a tracking profile of their own, which distinguishes self-service agents.
    ...(isAgent(person.role) ? { agent_profile_uuid: person.id } : {}),
    isSelfService: person.role === 'self_service_agent',
    impersonated: original !== undefined && original.email !== person.email,
    ...(until ? { ends_in: { idle: secondsTo(until.idle, at), most: secondsTo(until.end, at) } } : {}),
    ...originalOf(person, original),
  }
}

/** The person who actually signed in, if it is somebody else, or a sub-agent: the roles of an agent show that. */
function originalOf(person: Person, original: Person | undefined): Pick<UserReply, 'original'> {
  if (original) return { original: { id: original.id, email: original.email, roles: [original.role] } }
  return person.role === 'sub_agent' ? { original: { id: person.id, email: person.email, roles: ['agent'] } } : {}
}
