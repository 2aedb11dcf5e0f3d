import type { Caller } from '@coverwright/catalogue/contact/caller'
import type { PanelContact } from '@coverwright/catalogue/contact/contact-panel'
import { contactPanelOf } from '@coverwright/catalogue/contact/contact-panel'
import { isMedical, medicalAgent } from '@coverwright/catalogue/lines/pl/medical-agent'
import { displayedPhone, phoneHref } from '@coverwright/core/text/phone'
import type { Contact } from '../../ui/insurance/contact-panel.tsx'
import { type Origin, visitOrigin } from '../attribution/visit-origin.ts'
import type { Application } from '../quote/application.ts'
import { textAnswer } from '../quote/application.ts'
import { textsOf } from '../quote/texts.ts'
import { isStaff } from '../session/roles.ts'

/**
 * The contact that is shown with this quote, as texts and links.
 * @param origin how the visitor came
 */
export function contactOf(application: Application, origin: Origin = visitOrigin(application.site)): Contact {
  const { site, flowState } = application
  const t = textsOf(site)
  const { kind, name, title, phone, email, hours, picture, chat, desk } = panelOf(application, origin)
  return {
    name,
    role: title ?? t(`ui.contact.${kind}`),
    ...(kind === 'agency' || kind === 'call_center' ? { isDesk: true } : {}),
    ...(email ? { email } : {}),
    ...(hours ? { hours } : {}),
    ...(picture ? { picture } : {}),
    ...(chat ? { chat } : {}),
    ...phoneLink(site.country, phone),
    ...(desk ? { also: { label: desk.name, ...phoneLink(site.country, desk.phone) } } : {}),
    ...(isMedical.test(flowState.view) === true
      ? { note: { title: t(medicalAgent.title), text: t(medicalAgent.text) } }
      : {}),
  }
}

/** Whether the panel shows the user themselves, as their clients see them, or those they work with. */
export function isOwnContact(application: Application, origin: Origin): boolean {
  const { user } = application
  if (!isStaff(user)) return false
  const { kind } = panelOf(application, origin)
  return kind !== 'account_manager' && (kind !== 'call_center' || user.roles.includes('platform_agent'))
}

function panelOf({ site, quote, user }: Application, origin: Origin): PanelContact {
  const caller: Caller = {
    ...origin,
    user,
    agency: quote?.agency,
    partner: origin.partner ?? textAnswer(quote, 'partner'),
    source: origin.source ?? textAnswer(quote, 'partnership.source'),
    channel: origin.channel ?? site.channel,
    naics6: textAnswer(quote, 'naics6'),
    groupSeed: quote?._id,
  }
  return contactPanelOf(caller, site)
}

/** Nothing for a number that cannot be displayed as a phone number. */
function phoneLink(country: string, number: PanelContact['phone'] = ''): Pick<Contact, 'phone' | 'phoneHref'> {
  const [phone, href] = [displayedPhone(number, country), phoneHref(number)]
  return phone === undefined || href === undefined ? {} : { phone, phoneHref: href }
}
