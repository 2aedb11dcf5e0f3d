import type { Site } from '@coverwright/catalogue/sites/site'
import type { Sites } from '../site/served-site.ts'

/** An endpoint of a site's file. */
export type Endpoint = NonNullable<Site['webhooks']>[number]

/** The endpoints of a site; none for a site that is not served. */
export const endpointsOf = (sites: Pick<Sites, 'byId'>, site: string): readonly Endpoint[] =>
  sites.byId(site)?.site.webhooks ?? []

export const findEndpoint = (sites: Pick<Sites, 'byId'>, site: string, id: string): Endpoint | undefined =>
  endpointsOf(sites, site).find((endpoint) => endpoint.id === id)
