import type { StaffFile, StaffMember } from '@coverwright/catalogue/staff/staff'
import type { AgencyReply, AgentReply } from '@coverwright/contract/people'
import type { License, StaffLicense } from '@coverwright/contract/site/licenses'
import { emailKey } from '../../../platform/mail/email-key.ts'
import { type PersonRole, worksForClients } from '../roles/roles.ts'
import type { PersonRow } from './users.store.ts'

/** A person’s role and, for agents, their agency. */
export type StaffRole = { readonly role: PersonRole; readonly agencyId?: string }

/** Somebody who signed in, with their role. */
export type Person = PersonRow & StaffRole

export type Staff = ReturnType<typeof createStaff>

/** The operator's staff file, which may change while it is served. Everybody it does not name is a customer. */
export function createStaff(file: StaffFile) {
  let staffIndex: StaffIndex | undefined
  const index = (): StaffIndex => {
    if (staffIndex?.people !== file.people || staffIndex.agencies !== file.agencies) staffIndex = indexOf(file)
    return staffIndex
  }
  return {
    roleOf: (email: string): StaffRole => staffRole(index().byEmail.get(emailKey(email))),
    /** Whether it is the mailbox of an agency, which gets the mails about its applications. */
    isAgency: (email: string): boolean => index().agencyKeys.has(emailKey(email)),
    asPerson: (row: PersonRow): Person => {
      const member = index().byEmail.get(row.email)
      return { ...row, ...namesOf(row, member), ...staffRole(member) }
    },
    /** An agency, and the agent there who works on a quote. */
    agency(id: string | null | undefined, agentEmail?: string | null): AgencyReply | undefined {
      const { byId, byEmail } = index()
      const person = id ? byId.get(id) : undefined
      if (!person) return undefined
      const { licenses: _licenses, ...agency } = person
      const agent = agentEmail ? byEmail.get(agentEmail) : undefined
      return agent?.agency === id ? { ...agency, ...withAgent(agent) } : agency
    },
    /** The licenses of an agency, and of the agent there who works on a quote, in a country. */
    licensesOf(id: string | null, agentEmail: string | null, country: string): readonly License[] {
      const { byId, byEmail } = index()
      const agency = id ? byId.get(id) : undefined
      if (!agency) return []
      const agent = agentEmail ? byEmail.get(agentEmail) : undefined
      const own = licensesAs({ holder: agency.name, kind: 'agency' }, agency.licenses, country)
      if (agent?.agency !== id) return own
      return [...own, ...licensesAs({ holder: fullName(agent), kind: 'producer' }, agent?.licenses, country)]
    },
    /** The people to whom an application can be assigned: the desk and the agents. */
    assignable: (): readonly StaffMember[] => file.people.filter(({ role }) => worksForClients(role)),
    agent: (email: string): AgentReply | undefined => withAgent(index().byEmail.get(emailKey(email))).agent,
  }
}

type StaffIndex = ReturnType<typeof indexOf>

const indexOf = ({ agencies, people }: StaffFile) => ({
  ...{ agencies, people },
  byEmail: new Map(people.map((member) => [emailKey(member.email), member])),
  byId: new Map(agencies.map((agency) => [agency.id, agency])),
  agencyKeys: new Set(agencies.flatMap(({ email }) => (email === undefined ? [] : [emailKey(email)]))),
})

const licensesAs = (
  holder: Pick<License, 'holder' | 'kind'>,
  licenses: readonly StaffLicense[] | undefined,
  country: string,
): readonly License[] =>
  (licenses ?? [])
    .filter((each) => each.country === country)
    .map(({ country: _country, ...each }) => ({ ...holder, ...each }))

const fullName = (member: StaffMember | undefined): string =>
  [member?.first_name, member?.last_name].filter(Boolean).join(' ') || (member?.email ?? '')

function staffRole(member: StaffMember | undefined): StaffRole {
  if (!member) return { role: 'customer' }
  const { role, agency } = member
  return { role, ...(agency === undefined ? {} : { agencyId: agency }) }
}

/** What clients see of an agent; nothing of one without a name. */
function withAgent(member: StaffMember | undefined): { readonly agent?: AgentReply } {
  if (member?.role !== 'agent' && member?.role !== 'sub_agent') return {}
  const { email, title, phone, photo, chat } = member
  const name = [member.first_name, member.last_name].filter(Boolean).join(' ')
  if (name === '') return {}
  return {
    agent: {
      name,
      email,
      ...(title ? { title } : {}),
      ...(phone ? { phone } : {}),
      ...(photo ? { photo } : {}),
      ...(chat ? { chat } : {}),
    },
  }
}

/** Names of staff come only from the staff file: clients see them. */
const namesOf = (row: PersonRow, member: StaffMember | undefined) => {
  const { first_name = null, last_name = null, phone = null } = member ?? row
  return { first_name, last_name, phone }
}
