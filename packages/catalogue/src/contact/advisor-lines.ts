import type { Answering, PublicSite } from '../sites/site.ts'
import type { Caller } from './caller.ts'
import { shareOf } from './share.ts'
import { verticalOf } from './verticals.ts'

/** A phone number, or an advisor with one. */
type Line = (caller: Caller, site: PublicSite) => string | Answering | undefined

/** The line a customer without an agency calls, the first that there is. Source: seed 6; why in this order: decision 20. */
export const advisorLines: readonly Line[] = [
  // A line that was promised to this browser.
  ({ specialPhone }, { contactUs }) => named(contactUs?.special, specialPhone),
  // The line of the partner who sent them, then of where the partner found them.
  ({ partner }, { contactUs }) => named(contactUs?.byPartner, partner),
  ({ source }, { contactUs }) => named(contactUs?.bySource, source),
  // The line of the channel they came by, then of their trade.
  ({ channel }, { contactUs }) => named(contactUs?.byChannel, channel),
  ({ naics6 = '' }, { contactUs }) => named(contactUs?.byVertical, verticalOf(naics6)),
  // The one line that the site has set; without it, their advisor in the round robin.
  (_caller, { contactUs }) => contactUs?.phone,
  (caller, site) => advisorOfGroup(caller, site),
  // The site’s own.
  (_caller, { contact }) => contact.phone,
]

/** Names come from cookies and URLs: they are looked up, never shown. */
function named(lines: Readonly<Record<string, string>> | undefined, name: string | undefined): string | undefined {
  const key = name?.trim().toLowerCase() ?? ''
  return lines !== undefined && Object.hasOwn(lines, key) ? lines[key] : undefined
}

function advisorOfGroup({ naics6 = '', groupSeed }: Caller, { contactUs }: PublicSite): Answering | undefined {
  const vertical = verticalOf(naics6)
  const group = contactUs?.roundRobin?.find(
    ({ verticals }) => verticals === undefined || (vertical !== undefined && verticals.includes(vertical)),
  )
  return group && groupSeed !== undefined ? shareOf(group.members, groupSeed) : undefined
}
