import { signInAddress } from '@coverwright/core/retrieval/sign-in-address'
import { tabQuote, tabRenewal } from '../../api/browser/tab-quote.ts'
import { currentAddress, sitePath } from '../../api/page/base.ts'

/** Leads to the sign-in page and back to this page; home, if the user has just signed in and still may not see it. */
export function redirectToSignIn(): void {
  const address = signInAddress({ here: currentAddress() })
  if (address === undefined) {
    tabQuote.clear()
    tabRenewal.clear()
  }
  location.replace(address === undefined ? document.baseURI : sitePath() + address)
}
