import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { forgetQuote } from '../../api/browser/opened-quote.ts'
import { forgetRenewal } from '../../api/browser/opened-renewal.ts'
import { here, sitePath } from '../../api/page/base.ts'

/** Whoever has to sign in does so, and comes back to this page; who just did and still may not see it goes home. */
export function signInFirst(): void {
  const address = signInAddress({ here: here() })
  if (address === undefined) {
    forgetQuote()
    forgetRenewal()
  }
  location.replace(address === undefined ? document.baseURI : sitePath() + address)
}
