import type { Sites } from './served-site.ts'

/** The absolute address of a page of a site, for links in mails. */
export type PageAddress = (site: string, path: string) => string

/** The host is the site's own, if it has one; protocol and port are those of PUBLIC_URL. */
export function createPageAddress(publicUrl: URL, sites: Pick<Sites, 'byId'>): PageAddress {
  return (site, path) => {
    const address = new URL(publicUrl.origin)
    const { hosts, prefixPath = '' } = sites.byId(site)?.site ?? { hosts: ['*'] }
    if (!hosts.includes('*')) address.hostname = hosts[0] ?? address.hostname
    // Only the path is set, so it cannot change the host.
    return `${address.origin}${prefixPath}/${path.replace(/^[/\\]+/, '')}`
  }
}
