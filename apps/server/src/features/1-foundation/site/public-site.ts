import { insurersOf, shownName } from '@coverwright/catalogue/sites/insurers'
import { licensedStates, licensesIn } from '@coverwright/catalogue/sites/licenses'
import { openingSections } from '@coverwright/catalogue/sites/opening-sections'
import type { SiteReply } from '@coverwright/contract/site'
import { type PublicSite, publicSiteKeys } from '@coverwright/contract/site/public-site'
import { hostName, type ServedSite } from './served-site.ts'

/**
 * The public part of a site: the keys that the contract lists as public, and what is derived here.
 * @param host the one the request was sent to
 * @param flagsElsewhere a service decides about experiments and flags, so each may be on
 */
export function publicSite(
  servedSite: ServedSite,
  now: Date,
  host: string,
  flagsElsewhere = false,
): Omit<SiteReply, 'sign_in'> {
  const { site, country, translate } = servedSite
  const { experiments = [], featureFlags = {}, binderHosts = [] } = site
  const today = servedSite.today(now)
  return {
    ...publicKeysOf(site),
    opening: copyOf(openingSections(servedSite.flows.main, { switches: servedSite.switches, today })),
    today,
    shown_licenses: [...licensesIn(site.licenses, undefined, { country, translate, today })],
    insurers: insurersOf(site).map((each) => ({
      name: shownName(each, translate),
      ...(each.mark === undefined ? {} : { mark: each.mark }),
    })),
    seller: licensedStates(site.legal.owner, site.licenses, { country, translate, today, locale: site.locale }),
    revision: servedSite.revision,
    has_experiments:
      experiments.some(({ variants = [] }) => flagsElsewhere || variants.length > 0) ||
      Object.values(featureFlags).some((isOn) => flagsElsewhere || isOn),
    ...binderOf(binderHosts, hostName(host)),
  }
}

function publicKeysOf(site: ServedSite['site']): PublicSite {
  const present = publicSiteKeys.filter((key) => site[key] !== undefined)
  return copyOf(Object.fromEntries(present.map((key) => [key, site[key]]))) as PublicSite
}

type Writable<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer U)[]
    ? Writable<U>[]
    : T extends object
      ? { -readonly [K in keyof T]: Writable<T[K]> }
      : T

/** A copy for the reply, so that the served site cannot be changed through it. */
const copyOf = <T>(value: T): Writable<T> => structuredClone(value) as Writable<T>

function binderOf(hosts: readonly string[], host: string): Pick<SiteReply, 'binder' | 'is_binder'> {
  const [first] = hosts
  return first === undefined ? { is_binder: true } : { binder: { host: first }, is_binder: hosts.includes(host) }
}
