import { listedPhone } from '@coverwright/core/text/phone'
import { type Answering, contactUsConfigOf, type PublicSite } from '../sites/site.ts'
import type { Agency, Agent } from '../staff/staff.ts'
import { isSubAgent } from '../staff/sub-agent.ts'
import { advisorLinesOf } from './advisor-phones.ts'
import type { Caller } from './caller.ts'

/**
 * Whom the contact panel shows. `phone` is as stored: ten digits, or `+33…` of a known country; other numbers are left
 * out.
 */
export type PanelContact = {
  readonly kind: 'advisor' | 'agent' | 'agency' | 'account_manager' | 'call_center'
  readonly name: string
  readonly title?: string
  readonly phone?: string
  readonly email?: string
  readonly hours?: string
  readonly picture?: string
  /** Address of a chat with this person. */
  readonly chat?: string
  /** A second line to call: the agency's desk beside its agent or account manager. */
  readonly desk?: { readonly name: string; readonly phone: string }
}

type Rule = (caller: Caller, site: PublicSite) => PanelContact | undefined

/** Who is shown: the first that applies. Source: seed 6; why in this order: decision 20. */
const rules: readonly Rule[] = [
  // Platform and self-service agents call the call center.
  ({ user }, site) => (worksAlone(user) ? panelContact('call_center', callCenterOf(site)) : undefined),
  // A sub-agent sees the account manager of the agency, and its desk's phone.
  ({ user }) => (user && isSubAgent(user) ? managerOf(user.agency) : undefined),
  // Agents see what their clients see: themselves, or else the agency.
  ({ user }) => (has(user, 'agent') ? (agentOf(user?.agent, user?.agency) ?? agencyOf(user?.agency)) : undefined),
  ({ user }) => (has(user, 'sub_agent') ? agencyOf(user?.agency) : undefined),
  // The client of an agency sees the agent who works on the quote, or else the agency.
  ({ agency }) => agentOf(agency?.agent, agency) ?? agencyOf(agency),
  // Everybody else sees the site’s advisor, with the line that applies to them.
  (caller, site) => advisorOf(caller, site),
]

/** Whom the contact panel shows to this caller, and by which phone. */
export function contactPanelOf(caller: Caller, site: PublicSite): PanelContact {
  for (const rule of rules) {
    const contact = rule(caller, site)
    if (contact) return contact
  }
  return panelContact('advisor', site.contact)
}

const has = (user: Caller['user'], role: string): boolean => user?.roles.includes(role) ?? false

const worksAlone = (user: Caller['user']): boolean => has(user, 'platform_agent') || has(user, 'self_service_agent')

/** The phone as stored; undefined if it is not valid. */
function withListedPhone(phone: string | undefined): { readonly phone?: string } {
  const phoneEntry = phone === undefined ? undefined : listedPhone(phone)
  return phoneEntry === undefined ? {} : { phone: phoneEntry }
}

function panelContact(kind: PanelContact['kind'], { phone, avatar, ...person }: Answering): PanelContact {
  return { kind, ...person, ...(avatar === undefined ? {} : { picture: avatar }), ...withListedPhone(phone) }
}

/** The desk for people without an agency; missing entries come from the site's own contact. */
function callCenterOf(site: PublicSite): Answering {
  const { contact } = site
  const { callCenterName, callCenterPhone, callCenterEmail, callCenterHours, callCenterAvatar } =
    contactUsConfigOf(site)
  // A desk with its own contact is not that person, and has neither the title nor the portrait.
  const own = callCenterName === undefined ? contact : { name: callCenterName, hours: contact.hours }
  return {
    ...own,
    phone: callCenterPhone ?? contact.phone,
    email: callCenterEmail ?? contact.email,
    ...(callCenterHours === undefined ? {} : { hours: callCenterHours }),
    ...(callCenterAvatar === undefined ? {} : { avatar: callCenterAvatar }),
  }
}

function agentOf(agent: Agent | undefined, agency: Agency | undefined): PanelContact | undefined {
  if (!agent) return undefined
  const { name, title, email, phone, photo, chat } = agent
  const desk = withListedPhone(agency?.phone).phone
  return {
    kind: 'agent',
    name,
    email,
    ...(title === undefined ? {} : { title }),
    ...(photo === undefined ? {} : { picture: photo }),
    ...(chat === undefined ? {} : { chat }),
    ...withListedPhone(phone),
    ...(agency && desk !== undefined ? { desk: { name: agency.name, phone: desk } } : {}),
  }
}

function agencyOf(agency: Agency | undefined): PanelContact | undefined {
  if (!agency) return undefined
  const { name, phone, email, logo } = agency
  return {
    kind: 'agency',
    name,
    ...(email === undefined ? {} : { email }),
    ...(logo === undefined ? {} : { picture: logo }),
    ...withListedPhone(phone),
  }
}

function managerOf(agency: Agency | undefined): PanelContact | undefined {
  const manager = agency?.account_manager
  if (!agency || !manager) return undefined
  const { full_name: name, email, phone, photo } = manager
  const desk = withListedPhone(agency.phone).phone
  return {
    kind: 'account_manager',
    name,
    email,
    ...(photo === undefined ? {} : { picture: photo }),
    ...withListedPhone(phone),
    ...(desk === undefined ? {} : { desk: { name: agency.name, phone: desk } }),
  }
}

/** The first line that can be called. A line of an advisor of their own also shows that advisor. */
function advisorOf(caller: Caller, site: PublicSite): PanelContact {
  for (const line of advisorLinesOf(caller, site)) {
    const contact = panelContact('advisor', typeof line === 'string' ? { ...site.contact, phone: line } : line)
    if (contact.phone !== undefined) return contact
  }
  return panelContact('advisor', site.contact)
}
