/** Where an insurer answers: the full base of its calls, and our credentials. */
export type CarrierAddress = {
  readonly url: string
  /** Sent as a bearer token. */
  readonly token?: string
  /** The secret with which it signs its events: `whsec_…`. Without one, its events are refused. */
  readonly secret?: string
}
