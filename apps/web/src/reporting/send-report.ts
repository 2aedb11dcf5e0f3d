import type { ClientReport } from '@coverwright/contract/client-reports'
import { pathPattern } from '@coverwright/core/visit/path-pattern'
import { apiUrl, here } from '../api/page/base.ts'

/** What there is to report; the page it happened on is added here. */
export type Trouble = Omit<ClientReport, 'route'>

/** Tells the server's log of trouble, by a beacon: it outlives the page, and nobody waits for it. */
export function sendReport(trouble: Trouble): void {
  // Programs that drive a browser cause trouble of their own.
  if (navigator.webdriver || !navigator.onLine) return
  const report: ClientReport = { ...trouble, route: pathPattern(here()) }
  navigator.sendBeacon(apiUrl('client-reports'), new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
