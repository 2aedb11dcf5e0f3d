import { apiUrl } from '../../api/base.ts'
import { isRenewal, queryClient, quoteQuery, renewalQuery } from '../../api/queries.ts'
import { sendAbandoned } from '../../api/quote-calls.ts'
import { track } from '../../api/track.ts'
import { pageAtHand } from '../retrieval/visit-log.ts'

/** Leaving with a quote that is not completed tells the server so, once for each time the page is left. Seed 4.5. */
export function sendBeaconOnLeave(): void {
  addEventListener('pagehide', () => {
    for (const { queryKey } of [quoteQuery, renewalQuery]) {
      const quote = queryClient.getQueryData(queryKey)
      if (quote && !quote.completed) {
        sendAbandoned(apiUrl(`quote/${quote._id}/abandoned`))
        track({ name: 'abandoned', path: pageAtHand(), renewal: isRenewal(quote) })
      }
    }
  })
}
