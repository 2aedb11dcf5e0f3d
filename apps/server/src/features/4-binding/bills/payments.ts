import type { Site } from '@coverwright/catalogue/sites/site'
import type { BillLine, StripeEvent } from '@coverwright/contract/binding/bills'

export type Checkout = {
  /** Of the bill: returned with every event about the payment. */
  readonly bill: string
  /** The same for every try of one attempt, so that it has one page however often it is asked for. */
  readonly key: string
  readonly currency: string
  readonly lines: readonly (BillLine & { readonly name: string })[]
  /** Pages of the site to come back to. */
  readonly paidUrl: string
  readonly backUrl: string
  /** BCP 47, as in `es-ES`. */
  readonly locale: string
}

export type CheckoutPage = { readonly id: string; readonly url: string; readonly until: Date }

/** The service repeats a fault for the key of an attempt: only another attempt gets another answer. */
export class AttemptFailed extends Error {}

/** A service that takes payments on a page of its own: no card data comes here. */
export type Payments = {
  /** Test mode, without real money. */
  readonly isTest: boolean
  /** @throws AttemptFailed when the service answers with a fault; another error when it does not answer */
  readonly startCheckout: (checkout: Checkout) => Promise<CheckoutPage>
  /** Closes a page, so that nobody can pay there any longer; one that is paid or has ended stays unchanged. */
  readonly endPage: (id: string) => Promise<void>
  /** An event as it was signed; undefined for a missing, wrong or old signature. @param raw the bytes as they came */
  readonly verifiedEvent: (raw: string, signature: string | undefined, now: Date) => Promise<StripeEvent | undefined>
}

/** The service on whose page the bills of a site are paid; undefined where the desk sends invoices. */
export const paymentsAt = (
  { onlinePayments }: Pick<Site, 'onlinePayments'>,
  payments: Payments | undefined,
): Payments | undefined => (onlinePayments ? payments : undefined)
