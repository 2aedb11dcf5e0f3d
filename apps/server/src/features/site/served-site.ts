import { siteFlow, siteFlowFaults } from '@coverwright/catalogue/flows/site-flow'
import type { Site } from '@coverwright/catalogue/sites/site'
import type { CompiledFlow } from '@coverwright/core/flow/compile'
import type { CalendarDate } from '@coverwright/core/flow/rule'
import type { Translate } from '@coverwright/core/text/text'
import { StartupError } from '../../platform/errors/startup-error.ts'
import { contentHash } from '../quotes/content-hash.ts'
import { translateTo } from './translate.ts'

/** A site ready to serve: its flow compiled, its texts at hand. Revisions name exactly what a submission was made with. */
export type ServedSite = {
  readonly site: Site
  readonly flow: CompiledFlow
  readonly translate: Translate
  readonly revision: string
  readonly flowRevision: string
  /** The calendar day at the site. */
  today(now: Date): CalendarDate
}

export type Sites = ReturnType<typeof createSites>

/** Refuses a site whose flow is unsound, with every fault; the first site that names a host, or `*`, serves it. */
export function createSites(sites: readonly Site[]) {
  const served = sites.map(serve)
  const byId = new Map(served.map((each) => [each.site.id, each]))
  return {
    all: served,
    ofHost(host: string): ServedSite | undefined {
      const name = host.replace(/:\d+$/, '').toLowerCase()
      return served.find(({ site }) => site.hosts.includes(name)) ?? served.find(({ site }) => site.hosts.includes('*'))
    },
    byId: (id: string): ServedSite | undefined => byId.get(id),
  }
}

function serve(site: Site): ServedSite {
  const faults = siteFlowFaults(site)
  if (faults.length) throw new StartupError(`The site ${site.id} cannot be served:\n${faults.join('\n')}`)
  const { flow } = siteFlow(site)
  // en-CA writes a day as YYYY-MM-DD.
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone, dateStyle: 'short' })
  return {
    site,
    flow,
    translate: translateTo(site.locale),
    revision: contentHash(site).slice(0, 12),
    // Of rules, the sentence and what they read count; functions have no text.
    flowRevision: contentHash(JSON.parse(JSON.stringify(flow.slots))).slice(0, 12),
    today: (now) => days.format(now),
  }
}
