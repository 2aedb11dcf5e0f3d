import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { isWholesaler } from '@coverwright/catalogue/sites/site'

/** At a wholesaler's, and where the setting says so, the logo leads nowhere. Source: seed section 6. */
export const logoLeadsHome = (site: Pick<PublicSite, 'channel' | 'customerFacing'>): boolean =>
  !isWholesaler(site) && site.customerFacing?.disableRedirect !== true
