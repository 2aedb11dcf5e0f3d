import { renewalQuery } from '../../api/server/queries.ts'
import type { OwnPage } from '../../router/own-pages.ts'
import { part } from '../../ui/part.tsx'
import { offersMissing, ownOffersMissing } from '../offers/offers-query.ts'

const ThankYouPage = part(async () => (await import('./renewal-thank-you-page.tsx')).RenewalThankYouPage)
const ReviewPage = part(async () => (await import('./renewal-review-page.tsx')).RenewalReviewPage)
const PrintPage = part(async () => (await import('./renewal-print-page.tsx')).RenewalPrintPage)

/** Pages of a renewal below the renewals' prefix, each in a file of its own. */
export const renewalPages: readonly OwnPage[] = [
  ['/thank-you', () => <ThankYouPage />, () => ownOffersMissing(renewalQuery)],
  ['/review/:id', ({ id = '' }) => <ReviewPage id={id} />, ({ id = '' }) => offersMissing(id)],
  ['/application-pdf/:id', ({ id = '' }) => <PrintPage id={id} />, ({ id = '' }) => offersMissing(id)],
]
