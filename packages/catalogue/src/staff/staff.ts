import type { StaffLicense } from '@coverwright/contract/site/licenses'

/** The operator's staff file: agencies and their people, support, the desk, and operators. */
export type StaffFile = {
  readonly agencies: readonly Agency[]
  readonly people: readonly StaffMember[]
}

/** An agent as their clients see them. */
export type Agent = {
  readonly name: string
  readonly title?: string
  readonly phone?: string
  readonly email: string
  /** Address of a picture. */
  readonly photo?: string
  /** Address of a chat with this person. */
  readonly chat?: string
}

export type Agency = {
  readonly id: string
  readonly name: string
  readonly phone?: string
  readonly email?: string
  /** Address of a picture. */
  readonly logo?: string
  /** The licenses under which its people may sell insurance. */
  readonly licenses?: readonly StaffLicense[]
  /** Contact of the agency's sub-agents. */
  readonly account_manager?: {
    readonly full_name: string
    readonly email: string
    readonly phone?: string
    readonly photo?: string
  }
}

export type StaffMember = {
  readonly email: string
  readonly first_name?: string
  readonly last_name?: string
  readonly phone?: string
  readonly title?: string
  /** Address of a picture. */
  readonly photo?: string
  /** Address of a chat with this person. */
  readonly chat?: string
  readonly role: 'agent' | 'sub_agent' | 'self_service_agent' | 'platform_agent' | 'support' | 'desk' | 'operator'
  /** Of agents and sub-agents. */
  readonly agency?: string
  readonly licenses?: readonly StaffLicense[]
}
