import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { here, sitePath } from '../../api/base.ts'
import { forgetQuote } from '../../api/opened-quote.ts'
import { forgetRenewal } from '../../api/opened-renewal.ts'

/** Whoever has to sign in does so, and comes back to this page; who just did and still may not see it goes home. */
export function signInFirst(): void {
  const address = signInAddress({ here: here() })
  if (address === undefined) {
    forgetQuote()
    forgetRenewal()
  }
  location.replace(address === undefined ? document.baseURI : sitePath() + address)
}
