import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { isWholesaler } from '@coverwright/catalogue/sites/site'

/** The logo is no link on a wholesaler's site, and where the site turns it off. Source: seed section 6. */
export const logoLinksHome = (site: Pick<PublicSite, 'channel' | 'customerFacing'>): boolean =>
  !isWholesaler(site) && site.customerFacing?.disableRedirect !== true
