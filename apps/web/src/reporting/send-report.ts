import type { ClientReport } from '@coverwright/contract/client-reports'
import { pathPattern } from '@coverwright/core/visit/path-pattern'
import { apiUrl, here } from '../api/page/base.ts'

/** A report without its page, which is added here. */
export type Trouble = Omit<ClientReport, 'route'>

/** Sends a report to the server's log by a beacon, which outlives the page. */
export function sendReport(trouble: Trouble): void {
  // Automated browsers cause faults of their own.
  if (navigator.webdriver || !navigator.onLine) return
  const report: ClientReport = { ...trouble, route: pathPattern(here()) }
  navigator.sendBeacon(apiUrl('client-reports'), new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
