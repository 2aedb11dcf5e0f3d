import type { Site } from '@coverwright/catalogue/sites/site'
import { daysBefore } from '@coverwright/core/lifecycle/next-step'

/** Days before the insurance of a line ends from which its renewal is due at a site. */
export const renewalDays = ({ notices }: Pick<Site, 'notices'>, line: string): number => {
  const { renewalDays: ofAll = daysBefore.renewalNotice, renewalDaysByLine: ofLines = {} } = notices ?? {}
  return (Object.hasOwn(ofLines, line) ? ofLines[line] : undefined) ?? ofAll
}

/** The longest such time of any line. */
export const mostRenewalDays = (site: Pick<Site, 'notices'>): number =>
  Math.max(renewalDays(site, ''), ...Object.values(site.notices?.renewalDaysByLine ?? {}))

/** Days before a price ends from which its customer is warned. */
export const expiryDays = ({ notices }: Pick<Site, 'notices'>): number => notices?.offerExpiryDays ?? daysBefore.expiry
