import { openingSections } from '@coverwright/catalogue/sites/opening-sections'
import type { SiteReply } from '@coverwright/contract/site'
import { hostName, type ServedSite } from './served-site.ts'

/**
 * What anybody may read of a site's configuration: all but where it is served, what only the server acts on, and how
 * long applications are kept.
 * @param host the one the request was sent to
 * @param flagsElsewhere a service decides about experiments and flags, so each may be on
 */
export function publicSite(
  served: ServedSite,
  now: Date,
  host: string,
  flagsElsewhere = false,
): Omit<SiteReply, 'sign_in'> {
  const { hosts: _hosts, binderHosts, retention: _retention, ...site } = served.site
  const { experiments = [], featureFlags = {}, webToCaseUrl: _url, isoCodes: _codes, ...shown } = site
  const today = served.today(now)
  return {
    ...copied(shown),
    opening: copied(openingSections(served.flows.main, { switches: served.switches, today })),
    today,
    revision: served.revision,
    has_experiments:
      experiments.some(({ variants = [] }) => flagsElsewhere || variants.length > 0) ||
      Object.values(featureFlags).some((isOn) => flagsElsewhere || isOn),
    ...binderOf(binderHosts ?? [], hostName(host)),
  }
}

type Writable<T> = T extends string | number | boolean | undefined
  ? T
  : T extends readonly (infer U)[]
    ? Writable<U>[]
    : T extends object
      ? { -readonly [K in keyof T]: Writable<T[K]> }
      : T

/** The reply's own copy: what is served stays as it was read. */
const copied = <T>(value: T): Writable<T> => structuredClone(value) as Writable<T>

function binderOf(hosts: readonly string[], here: string): Pick<SiteReply, 'binder' | 'is_binder'> {
  const [first] = hosts
  return first === undefined ? { is_binder: true } : { binder: { host: first }, is_binder: hosts.includes(here) }
}
