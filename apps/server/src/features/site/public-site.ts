import type { SiteReply } from '@coverwright/contract/site'
import type { Condition } from '@coverwright/core/forms/question'
import type { ServedSite } from './served-site.ts'

const copied = (conditions: readonly Condition[] | undefined) =>
  conditions ? { conditions: conditions.map((condition) => ({ ...condition, or: [...condition.or] })) } : {}

/** What anybody may read of a site's configuration. */
export function publicSite(served: ServedSite, now: Date): SiteReply {
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
    legal: { ...site.legal },
    today: served.today(now),
  }
}
