import type { StaffFile } from '@coverwright/catalogue/staff/staff'
import type { AgencyReply } from '@coverwright/contract/people'
import type { StoredRole } from '../access/roles.ts'
import { emailKey, type PersonRow } from './people.store.ts'

/** What a person is here: a role and, for agents, their agency. */
export type Standing = { readonly role: StoredRole; readonly agencyId?: string }

/** Somebody who signed in, with what they are here. */
export type Person = PersonRow & Standing

export type Staff = ReturnType<typeof createStaff>

/** Who works here, by the operator's staff file. Whoever it does not name is a customer. */
export function createStaff({ agencies, people }: StaffFile) {
  const byEmail = new Map(people.map(({ email, role, agency }) => [emailKey(email), standing(role, agency)]))
  const byId = new Map(agencies.map((agency) => [agency.id, agency]))
  return {
    standingOf: (email: string): Standing => byEmail.get(emailKey(email)) ?? { role: 'customer' },
    asPerson: (row: PersonRow): Person => ({ ...row, ...(byEmail.get(row.email) ?? { role: 'customer' }) }),
    agency: (id: string | null | undefined): AgencyReply | undefined => (id ? byId.get(id) : undefined),
  }
}

const standing = (role: Standing['role'], agencyId: string | undefined): Standing => ({
  role,
  ...(agencyId === undefined ? {} : { agencyId }),
})
