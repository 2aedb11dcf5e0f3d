import type { OfferedLine } from '@coverwright/catalogue/carriers/carriers'
import { domainPath, scanConsentPath, scanners } from '@coverwright/catalogue/lines/cl/domains'
import { isRecord, isYes } from '@coverwright/core/answers/answers'
import { publicDomain } from '@coverwright/core/validation/rules/identity/public-domain'
import { carrierStatusOf } from '../quotes/facts/carrier-status.ts'
import type { QuoteSnapshot } from '../quotes/snapshot/quote-snapshot.ts'

/** The applicant's own domains, the main one first. Nobody can have somebody else's scanned. */
export function domainsOf({ flowState }: Pick<QuoteSnapshot, 'flowState'>): readonly string[] {
  const others = flowState.view.get('cyber.other_domains')
  const candidates = [
    flowState.view.get(domainPath),
    flowState.view.get('business_website'),
    ...(Array.isArray(others) ? others.map((each: unknown) => (isRecord(each) ? each.domain : undefined)) : []),
  ]
  return [...new Set(candidates.flatMap((each) => (typeof each === 'string' ? (publicDomain(each) ?? []) : [])))]
}

/** The applicant said Yes to a scan, on a page that still counts. */
export const mayScan = ({ flowState }: Pick<QuoteSnapshot, 'flowState'>): boolean =>
  isYes(flowState.view.get(scanConsentPath))

/** The first insurer that scans domains and would quote this business. */
export const scannerFor = (quote: QuoteSnapshot): OfferedLine | undefined =>
  scanners.find((each) => carrierStatusOf(quote, each) === 'asked')
