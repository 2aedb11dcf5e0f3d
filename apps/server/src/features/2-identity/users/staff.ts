import type { StaffFile, StaffMember } from '@coverwright/catalogue/staff/staff'
import type { AgencyReply } from '@coverwright/contract/people'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { PersonRole } from '../roles/roles.ts'
import type { PersonRow } from './users.store.ts'

/** What a person is here: a role and, for agents, their agency. */
export type Standing = { readonly role: PersonRole; readonly agencyId?: string }

/** Somebody who signed in, with what they are here. */
export type Person = PersonRow & Standing

export type Staff = ReturnType<typeof createStaff>

/** Who works here, by the operator's staff file. Whoever it does not name is a customer. */
export function createStaff({ agencies, people }: StaffFile) {
  const byEmail = new Map(people.map((member) => [emailKey(member.email), member]))
  const byId = new Map(agencies.map((agency) => [agency.id, agency]))
  return {
    standingOf: (email: string): Standing => standing(byEmail.get(emailKey(email))),
    asPerson: (row: PersonRow): Person => ({
      ...row,
      ...namesOf(row, byEmail.get(row.email)),
      ...standing(byEmail.get(row.email)),
    }),
    agency: (id: string | null | undefined): AgencyReply | undefined => (id ? byId.get(id) : undefined),
  }
}

function standing(member: StaffMember | undefined): Standing {
  if (!member) return { role: 'customer' }
  const { role, agency } = member
  return { role, ...(agency === undefined ? {} : { agencyId: agency }) }
}

/** Of staff, the names that stand in the file and no others: clients are told whom they deal with. */
const namesOf = (row: PersonRow, member: StaffMember | undefined) => {
  const { first_name = null, last_name = null, phone = null } = member ?? row
  return { first_name, last_name, phone }
}
