import { apiUrl } from '../../../api/page/base.ts'
import { queryClient } from '../../../api/query-client.ts'
import { isRenewal, quoteQuery, renewalQuery } from '../../../api/resources/quotes.ts'
import { track } from '../../../api/track.ts'
import { currentPath } from '../../attribution/visit-log.ts'

/** Leaving with a quote that is not completed tells the server so, once for each time the page is left. Seed 4.5. */
export function sendBeaconOnLeave(): void {
  addEventListener('pagehide', () => {
    for (const query of [quoteQuery, renewalQuery]) {
      const quote = queryClient.getQueryData(query.queryKey)
      if (quote && !quote.completed) {
        sendAbandoned(apiUrl(`quote/${quote._id}/abandoned`))
        track({ name: 'abandoned', path: currentPath(), renewal: isRenewal(quote) })
      }
    }
  })
}

/** Tells the server that the page is being left. A beacon: nobody waits for it. */
const sendAbandoned = (url: string): boolean => navigator.sendBeacon(url, new Blob([], { type: 'text/plain' }))
