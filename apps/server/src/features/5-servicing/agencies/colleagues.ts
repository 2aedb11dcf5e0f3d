import type { Actor } from '../../2-identity/actor/actor.ts'
import type { Staff } from '../../2-identity/users/staff.ts'

/**
 * The staff among whom an agent may assign quotes: those of their agency, or they alone where they work for none. The call center
 * assigns to everybody.
 */
export function colleaguesIn<Of extends Pick<Staff, 'assignable'>>(staff: Of, { role, person }: Actor): Of {
  if (role === 'platform_agent') return staff
  const isColleague = ({ agency, email }: ReturnType<Staff['assignable']>[number]) =>
    person?.agencyId === undefined ? email === person?.email : agency === person.agencyId
  return { ...staff, assignable: () => staff.assignable().filter(isColleague) }
}
