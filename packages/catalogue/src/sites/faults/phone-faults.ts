import { formsOf } from '@coverwright/core/national/forms-of'
import { numberWithin } from '@coverwright/core/text/phone'
import { contactUsConfigOf, type Site } from '../site.ts'
import type { Fault } from './fault.ts'
import { fault, placeOf } from './fault.ts'

const at = ['customerFacing', 'contactUsConfig'] as const
const place = placeOf(...at)

/** Every phone line of a site's file, with its place in it. */
function linesOf(site: Partial<Site>): readonly (readonly [string, string | undefined])[] {
  const { roundRobin = [], special, byPartner, bySource, byChannel, byVertical, ...config } = contactUsConfigOf(site)
  return [
    ['contact.phone', site.contact?.phone],
    [`${place}.agentPhone`, config.agentPhone],
    [`${place}.callCenterPhone`, config.callCenterPhone],
    ...Object.entries({ special, byPartner, bySource, byChannel, byVertical }).flatMap(([key, phones = {}]) =>
      Object.entries(phones).map(([name, line]) => [placeOf(...at, key, name), line] as const),
    ),
    ...roundRobin.flatMap(({ members }, group) =>
      members.map(
        (member, position) =>
          [placeOf(...at, 'roundRobin', group, 'members', position, 'phone'), member.phone] as const,
      ),
    ),
  ]
}

/**
 * Lines that the page could not show to be called: it shows the international form, or ten digits of the United States.
 */
export function phoneFaults(site: Partial<Site>, country: string): readonly Fault[] {
  const own = formsOf(country)?.phone
  return linesOf(site).flatMap(([at, phone]) => {
    if (phone === undefined || phone.trim() === '') return []
    const within = numberWithin(country, phone)
    const isCallable = within !== undefined && (phone.startsWith('+') || own?.storedWithoutCallingCode)
    if (isCallable) return []
    const example = within ?? `+${own?.calling}…`
    const expectation = `a phone number in the international form: ${example}`
    return [fault(at, `is ${JSON.stringify(phone)}, but must be ${expectation}`)]
  })
}
