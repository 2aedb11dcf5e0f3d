import type { ClientReport } from '@coverwright/contract/client-reports'
import { pathPattern } from '@coverwright/core/visit/path-pattern'
import { apiUrl, currentAddress } from '../api/page/base.ts'

/** A report without its page, which is added here. */
export type PageReport = Omit<ClientReport, 'route'>

/** Sends a report to the server's log, by a beacon because it outlives the page. */
export function sendReport(content: PageReport): void {
  // Automated browsers cause errors of their own.
  if (navigator.webdriver || !navigator.onLine) return
  const report: ClientReport = { ...content, route: pathPattern(currentAddress()) }
  navigator.sendBeacon(apiUrl('client-reports'), new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
