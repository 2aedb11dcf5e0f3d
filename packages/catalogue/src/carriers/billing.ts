import type { Carrier, CarrierBilling } from './carrier.ts'

const direct: CarrierBilling = { by: 'insurer' }

/** Who bills a line of an insurer. One that the catalogue does not know bills itself. */
export function billingOf(carrier: Pick<Carrier, 'billing' | 'lines'> | undefined, line: string): CarrierBilling {
  return carrier?.lines.find((each) => each.line === line)?.billing ?? carrier?.billing ?? direct
}

/** An insurer's link to its payment page; undefined unless it leads to one of its own hosts. */
export function ownPayUrl({ hosts = [] }: CarrierBilling, url: string | undefined): string | undefined {
  const parsedUrl = url !== undefined && URL.canParse(url) ? new URL(url) : undefined
  if (parsedUrl?.protocol !== 'https:' || parsedUrl.username || parsedUrl.password || parsedUrl.port) return undefined
  return hosts.includes(parsedUrl.hostname) ? parsedUrl.href : undefined
}
