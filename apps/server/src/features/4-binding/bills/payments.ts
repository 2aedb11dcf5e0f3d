import type { BillLine, StripeEvent } from '@coverwright/contract/binding/bills'

export type Checkout = {
  /** Of the bill: told back with every event about the payment. */
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

/** A service that takes payments on a page of its own: no card data comes here. */
export type Payments = {
  /** Its money is play money. */
  readonly isTest: boolean
  /** @throws when the service does not answer or refuses */
  readonly startCheckout: (checkout: Checkout) => Promise<CheckoutPage>
  /** An event as it was signed; undefined for a missing, wrong or old signature. @param raw the bytes as they came */
  readonly verifiedEvent: (raw: string, signature: string | undefined, now: Date) => Promise<StripeEvent | undefined>
}
