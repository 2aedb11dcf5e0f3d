import { apiUrl } from '../../../api/page/base.ts'
import { queryClient } from '../../../api/query-client.ts'
import { hasRenewalFlow, quoteQuery, renewalQuery } from '../../../api/resources/quotes.ts'
import { track } from '../../../api/track.ts'
import { currentPath } from '../../attribution/visit-log.ts'

/** Tells the server each time a page is left with an open quote. Source: seed 4.5. */
export function sendBeaconOnLeave(): void {
  addEventListener('pagehide', () => {
    for (const query of [quoteQuery, renewalQuery]) {
      const quote = queryClient.getQueryData(query.queryKey)
      if (quote && !quote.completed) {
        sendAbandoned(apiUrl(`quote/${quote._id}/abandoned`))
        track({ name: 'abandoned', path: currentPath(), renewal: hasRenewalFlow(quote) })
      }
    }
  })
}

/** By a beacon, which outlives the page. */
const sendAbandoned = (url: string): boolean => navigator.sendBeacon(url, new Blob([], { type: 'text/plain' }))
