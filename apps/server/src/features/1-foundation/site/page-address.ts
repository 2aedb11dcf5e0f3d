import type { Sites } from './served-site.ts'

/** The absolute address of a page of a site, for links that are sent out. */
export type PageAddress = (site: string, path: string) => string

/** A site that is served at a host of its own is reached there; protocol and port are those of PUBLIC_URL. */
export function createPageAddress(publicUrl: URL, sites: Pick<Sites, 'byId'>): PageAddress {
  return (site, path) => {
    const address = new URL(publicUrl.origin)
    const { hosts, prefixPath = '' } = sites.byId(site)?.site ?? { hosts: ['*'] }
    if (!hosts.includes('*')) address.hostname = hosts[0] ?? address.hostname
    // A path is a path: it can neither name another host nor leave the address.
    return `${address.origin}${prefixPath}/${path.replace(/^[/\\]+/, '')}`
  }
}
