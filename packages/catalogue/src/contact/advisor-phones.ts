import { type Answering, type ContactUsConfig, contactUsConfigOf, type PublicSite } from '../sites/site.ts'
import type { Caller } from './caller.ts'
import { shareOf } from './share.ts'
import { verticalOf } from './verticals.ts'

/** A phone number, or an advisor with one. */
type PhoneRule = (caller: Caller, lines: ContactUsConfig) => string | Answering | undefined

/**
 * The phone line for a customer without an agency, the first that applies. Source: seed 6; why in this order: decision
 * 20.
 */
const lines: readonly PhoneRule[] = [
  // The line promised to this browser.
  ({ specialPhone }, { special }) => phoneOf(special, specialPhone),
  // The line of the referring partner, then of the partner's source.
  ({ partner }, { byPartner }) => phoneOf(byPartner, partner),
  ({ source }, { bySource }) => phoneOf(bySource, source),
  // The line of the channel, then of the trade.
  ({ channel }, { byChannel }) => phoneOf(byChannel, channel),
  ({ naics6 = '' }, { byVertical }) => phoneOf(byVertical, verticalOf(naics6)),
  // The site's single line; without one, the customer's advisor in the round robin.
  (_caller, { agentPhone }) => agentPhone,
  advisorOfGroup,
]

/** The lines of a caller in the order they are tried; the site's own is the last. */
export const advisorLinesOf = (caller: Caller, site: PublicSite): readonly (string | Answering)[] =>
  [...lines.map((line) => line(caller, contactUsConfigOf(site))), site.contact.phone].filter(
    (line) => line !== undefined,
  )

/** Names come from cookies and URLs: they are looked up, never shown. */
function phoneOf(phones: Readonly<Record<string, string>> | undefined, name: string | undefined): string | undefined {
  const key = name?.trim().toLowerCase() ?? ''
  return phones !== undefined && Object.hasOwn(phones, key) ? phones[key] : undefined
}

function advisorOfGroup({ naics6 = '', groupSeed }: Caller, { roundRobin }: ContactUsConfig): Answering | undefined {
  const vertical = verticalOf(naics6)
  const group = roundRobin?.find(
    ({ verticals }) => verticals === undefined || (vertical !== undefined && verticals.includes(vertical)),
  )
  return group && groupSeed !== undefined ? shareOf(group.members, groupSeed) : undefined
}
