import type { DeskPerson } from '@coverwright/contract/desk/queue'
import type { Staff } from '../../2-identity/users/staff.ts'

/** The people an application can be assigned to, by name. */
export const deskPeople = (staff: Pick<Staff, 'assignable' | 'agency'>): DeskPerson[] =>
  staff
    .assignable()
    .map(({ email, first_name, last_name, role, agency }) => {
      const agencyName = staff.agency(agency)?.name
      return {
        email,
        name: [first_name, last_name].filter(Boolean).join(' ') || email,
        role,
        ...(agencyName ? { agency: agencyName } : {}),
      }
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'))
