/**
 * Why an insurer gave no usable answer:
 * - `timeout`: nothing within the time a person is made to wait · `unreachable`: no connection, or it broke
 * - `failed`: it answered with an error of its own · `refused`: it did not accept our request
 * - `malformed`, `too_large`: it answered against the contract · `circuit_open`: it failed so often that it is left alone
 */
export type CarrierFailure = {
  readonly reason: 'timeout' | 'unreachable' | 'failed' | 'refused' | 'malformed' | 'too_large' | 'circuit_open'
  readonly status?: number
  /** The insurer's own name for the problem. */
  readonly code?: string
  /** Where a malformed reply differs from the contract; none of its content. */
  readonly at?: string
}

/** An insurer that does not answer is expected, so it is a value and not an exception. */
export type CarrierAnswer<T> =
  | { readonly ok: true; readonly reply: T }
  | { readonly ok: false; readonly failure: CarrierFailure }

/** Carries a failure through the retry and breaker policies. Never leaves this folder. */
export class CarrierError extends Error {
  readonly failure: CarrierFailure

  constructor(failure: CarrierFailure) {
    super(failure.reason)
    this.failure = failure
  }
}
