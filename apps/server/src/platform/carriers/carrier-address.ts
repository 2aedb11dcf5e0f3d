/** Where an insurer answers, with the whole base of its calls, and what it knows us by. */
export type CarrierAddress = {
  readonly url: string
  /** Sent as a bearer token. */
  readonly token?: string
  /** What it signs its events with: `whsec_…`. Without one, none of its events is accepted. */
  readonly secret?: string
}
