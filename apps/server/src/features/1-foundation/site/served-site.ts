import { countryOf, renewalsOf } from '@coverwright/catalogue/countries/countries'
import type { Country } from '@coverwright/catalogue/countries/country'
import { agentVoices } from '@coverwright/catalogue/messages/agent-voices/agent-voices'
import type { RenewalType } from '@coverwright/catalogue/renewals/flow-types'
import type { Site } from '@coverwright/catalogue/sites/site'
import { siteFlow, siteFlowFaults } from '@coverwright/catalogue/sites/site-flow'
import { switchesOf } from '@coverwright/catalogue/sites/switches'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { currencyName } from '@coverwright/core/text/currency-name'
import type { Messages, Translate } from '@coverwright/core/text/text'
import { contentHash } from '../../../platform/content-hash.ts'
import { StartupError } from '../../../platform/errors/startup-error.ts'
import { translateTo } from './translate.ts'

/** A site ready to serve, with compiled flows and loaded texts. The revision identifies exactly what a submission was made with. */
export type ServedSite = {
  readonly site: Site
  readonly country: Country
  /** Its flows: the application, and each kind of renewal of its country. */
  readonly flows: SiteFlows
  readonly translate: Translate
  /** As `translate`, but the questions speak of the client: for agents and the desk. */
  readonly translateForAgents: Translate
  readonly revision: string
  readonly switches: Readonly<Record<string, boolean>>
  flowRevision(flow: CompiledFlow): string
  /** The calendar day at the site. */
  today(now: Date): CalendarDate
}

export type SiteFlows = { readonly main: CompiledFlow } & Readonly<Partial<Record<RenewalType, CompiledFlow>>>

/** The sites that are served now. */
export type Sites = {
  readonly all: readonly ServedSite[]
  /** Changes with every change of a site. */
  readonly revision: string
  /** The site at an address: the one with the longest prefix among those of the host, or else among those without a host. */
  at(host: string, url?: string): ServedSite | undefined
  byId(id: string): ServedSite | undefined
}

/** A host as sites name it: without its port, in lower case. */
export const hostName = (host: string): string => host.replace(/:\d+$/, '').toLowerCase()

function isBelow({ prefixPath }: Site, url: string): boolean {
  if (prefixPath === undefined || !url.startsWith(prefixPath)) return prefixPath === undefined
  return ['', '/', '?', '#'].includes(url.charAt(prefixPath.length))
}

const prefixLength = ({ site }: ServedSite): number => site.prefixPath?.length ?? 0

/** Refuses a site whose flow is unsound, with every fault. */
export function createSites(sites: readonly Site[]): Sites {
  // The longest prefix first.
  const servedSites = sites.map(serve)
  const inOrder = servedSites.toSorted((left, right) => prefixLength(right) - prefixLength(left))
  const byId = new Map(servedSites.map((each) => [each.site.id, each]))
  // Called several times for each request.
  const byHost = new Map<string, ServedSite[]>()
  for (const each of inOrder) {
    const { hosts, binderHosts = [] } = each.site
    for (const host of new Set([...hosts, ...binderHosts])) byHost.set(host, [...(byHost.get(host) ?? []), each])
  }
  const below = (host: string, url: string) => byHost.get(host)?.find(({ site }) => isBelow(site, url))
  return {
    all: servedSites,
    revision: contentHash(servedSites.map(({ revision }) => revision)).slice(0, 12),
    at: (host, url = '/') => below(hostName(host), url) ?? below('*', url),
    byId: (id) => byId.get(id),
  }
}

const compiledSites = new WeakMap<Site, ServedSite>()

/** Compiled once for each version of a site, so that a change of one does not compile all. */
function serve(site: Site): ServedSite {
  const servedSite = compiledSites.get(site) ?? compileSite(site)
  compiledSites.set(site, servedSite)
  return servedSite
}

function compileSite(site: Site): ServedSite {
  const country = countryOf(site.country)
  if (!country) throw new StartupError(`The site ${site.id} cannot be served: no line is sold in ${site.country} yet.`)
  const main = siteFlow(site, country)
  const faults = siteFlowFaults(main)
  if (faults.length) throw new StartupError(`The site ${site.id} cannot be served:\n${faults.join('\n')}`)
  const flows: SiteFlows = { main: main.flow, ...renewalsOf(country) }
  const revisions = new WeakMap<CompiledFlow, string>()
  // en-CA writes a day as YYYY-MM-DD.
  const own = { ...textsOfInsurers(country, site.locale), ...site.texts }
  const always = { currency: currencyName(site.locale)(site.currency) }
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: site.timeZone, dateStyle: 'short' })
  return {
    site,
    country,
    flows,
    translate: translateTo(site.locale, own, always),
    translateForAgents: translateTo(site.locale, { ...agentVoices[site.locale], ...own }, always),
    revision: contentHash(site).slice(0, 12),
    switches: switchesOf(site),
    flowRevision(flow) {
      const revision = revisions.get(flow) ?? revisionOf(flow)
      revisions.set(flow, revision)
      return revision
    },
    today: dayOf((now) => days.format(now)),
  }
}

const textsOfInsurers = ({ carriers }: Country, locale: string): Messages =>
  Object.assign({}, ...carriers.map(({ texts }) => texts?.[locale] ?? {}))

const minuteInMs = 60_000

/** Computed once a minute: days begin with a minute everywhere, and formatting costs as much as many a rule. */
function dayOf(format: (now: Date) => string): (now: Date) => string {
  let today: { readonly minute: number; readonly day: string } | undefined
  return (now) => {
    const minute = Math.floor(now.getTime() / minuteInMs)
    if (today?.minute !== minute) today = { minute, day: format(now) }
    return today.day
  }
}

/** Functions cannot be hashed, so a rule is represented by its label and what it reads. */
const revisionOf = ({ slots }: CompiledFlow): string => contentHash(JSON.parse(JSON.stringify(slots))).slice(0, 12)
