import type { StaffFile, StaffMember } from '@coverwright/catalogue/staff/staff'
import type { AgencyReply } from '@coverwright/contract/people'
import { emailKey } from '../../../platform/mail/email-key.ts'
import type { PersonRole } from '../roles/roles.ts'
import type { PersonRow } from './users.store.ts'

/** A person’s role and, for agents, their agency. */
export type StaffRole = { readonly role: PersonRole; readonly agencyId?: string }

/** Somebody who signed in, with their role. */
export type Person = PersonRow & StaffRole

export type Staff = ReturnType<typeof createStaff>

/** The operator's staff file. Everybody it does not name is a customer. */
export function createStaff({ agencies, people }: StaffFile) {
  const byEmail = new Map(people.map((member) => [emailKey(member.email), member]))
  const byId = new Map(agencies.map((agency) => [agency.id, agency]))
  return {
    roleOf: (email: string): StaffRole => staffRole(byEmail.get(emailKey(email))),
    asPerson: (row: PersonRow): Person => ({
      ...row,
      ...namesOf(row, byEmail.get(row.email)),
      ...staffRole(byEmail.get(row.email)),
    }),
    agency: (id: string | null | undefined): AgencyReply | undefined => (id ? byId.get(id) : undefined),
  }
}

function staffRole(member: StaffMember | undefined): StaffRole {
  if (!member) return { role: 'customer' }
  const { role, agency } = member
  return { role, ...(agency === undefined ? {} : { agencyId: agency }) }
}

/** Names of staff come only from the staff file: clients see them. */
const namesOf = (row: PersonRow, member: StaffMember | undefined) => {
  const { first_name = null, last_name = null, phone = null } = member ?? row
  return { first_name, last_name, phone }
}
