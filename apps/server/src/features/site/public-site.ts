import type { AdvisorGroup, ContactUs } from '@coverwright/catalogue/sites/contact-us'
import type { SiteReply } from '@coverwright/contract/site'
import type { Condition } from '@coverwright/core/forms/question'
import { hostName, type ServedSite } from './served-site.ts'

const copied = (conditions: readonly Condition[] | undefined) =>
  conditions ? { conditions: conditions.map((condition) => ({ ...condition, or: [...condition.or] })) } : {}

const copiedContacts = ({ roundRobin, ...lines }: ContactUs): NonNullable<SiteReply['contactUs']> => ({
  ...lines,
  ...(roundRobin ? { roundRobin: roundRobin.map(copiedGroup) } : {}),
})

const copiedGroup = ({ id, verticals, members }: AdvisorGroup) => ({
  id,
  ...(verticals ? { verticals: [...verticals] } : {}),
  members: members.map((member) => ({ ...member })),
})

/**
 * What anybody may read of a site's configuration.
 * @param host the one the request was sent to
 */
export function publicSite(served: ServedSite, now: Date, host: string): Omit<SiteReply, 'sign_in'> {
  const { id, name, channel, locale, currency, country, timeZone, theme, wholesaler, ...site } = served.site
  return {
    ...{ id, name, channel, locale, currency, country, timeZone, theme, wholesaler },
    selectableLobs: [...site.selectableLobs],
    switches: { ...site.switches },
    stepsFlowMapping: site.stepsFlowMapping.map(({ conditions, next_steps, ...entry }) => ({
      ...entry,
      ...copied(conditions),
      ...(next_steps ? { next_steps: next_steps.map((next) => ({ id: next.id, ...copied(next.conditions) })) } : {}),
    })),
    ...(site.mapUrl === undefined ? {} : { mapUrl: site.mapUrl }),
    contact: { ...site.contact },
    ...(site.contactUs === undefined ? {} : { contactUs: copiedContacts(site.contactUs) }),
    legal: { ...site.legal },
    today: served.today(now),
    ...binderOf(site.binderHosts ?? [], hostName(host)),
  }
}

function binderOf(hosts: readonly string[], here: string): Pick<SiteReply, 'binder' | 'is_binder'> {
  const [first] = hosts
  return first === undefined ? { is_binder: true } : { binder: { host: first }, is_binder: hosts.includes(here) }
}
