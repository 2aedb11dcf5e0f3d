import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { openedQuote, openedRenewal } from '../../api/browser/opened-quote.ts'
import { here, sitePath } from '../../api/page/base.ts'

/** Whoever has to sign in does so, and comes back to this page; who just did and still may not see it goes home. */
export function signInFirst(): void {
  const address = signInAddress({ here: here() })
  if (address === undefined) {
    openedQuote.clear()
    openedRenewal.clear()
  }
  location.replace(address === undefined ? document.baseURI : sitePath() + address)
}
