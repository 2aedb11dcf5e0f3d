import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import type { CarrierFailure } from './carrier-answer.ts'
import { CarrierError } from './carrier-answer.ts'

export type RetryOptions = { readonly attempts: number; readonly initialDelayMs: number; readonly maxDelayMs: number }
export type BreakerOptions = { readonly failures: number; readonly halfOpenAfterMs: number }

/** A second try may help: the insurer or the connection failed for a moment. */
const isWorthRetrying = (error: unknown) =>
  error instanceof CarrierError && ['failed', 'unreachable'].includes(error.failure.reason)

/** A failure of the insurer itself. Refusing a request of ours is not one. */
const isIllness = (error: unknown) => error instanceof CarrierError && error.failure.reason !== 'refused'

export function failureOf(error: unknown): CarrierFailure | undefined {
  if (error instanceof CarrierError) return error.failure
  if (error instanceof TaskCancelledError) return { reason: 'timeout' }
  if (error instanceof BrokenCircuitError) return { reason: 'circuit_open' }
  return undefined
}

/**
 * The policy for calls to one insurer: retries with growing, jittered pauses, and after several failures in a row no
 * calls for a while. One breaker serves all calls to the insurer.
 */
export function createCarrierPolicy(retryOptions: RetryOptions, breakerOptions: BreakerOptions) {
  const breaker = circuitBreaker(handleWhen(isIllness), {
    halfOpenAfter: breakerOptions.halfOpenAfterMs,
    breaker: new ConsecutiveBreaker(breakerOptions.failures),
  })
  let openedAt = 0
  breaker.onBreak(() => {
    openedAt = performance.now()
  })
  /** The breaker counts by the machine's clock: set back by an hour, it would leave the insurer alone for as long. */
  const closeWhenDue = (): void => {
    const isDue = performance.now() - openedAt > 2 * breakerOptions.halfOpenAfterMs
    if (breaker.state === CircuitState.Open && isDue) breaker.isolate().dispose()
  }
  const attempts = wrap(
    retry(handleWhen(isWorthRetrying), {
      maxAttempts: retryOptions.attempts - 1,
      backoff: new ExponentialBackoff({
        initialDelay: retryOptions.initialDelayMs,
        maxDelay: retryOptions.maxDelayMs,
      }),
    }),
    breaker,
  )

  return {
    /** Several tries at one request. */
    attempt: <T>(send: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
      closeWhenDue()
      return attempts.execute((context) => send(context.signal), signal)
    },

    /**
     * One try at something optional: it does not count as a failure, and is skipped while the insurer is left alone.
     */
    once: <T>(send: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> => {
      closeWhenDue()
      return breaker.state === CircuitState.Open ? Promise.reject(new BrokenCircuitError()) : send(signal)
    },

    /** Everything `work` does, tries and pauses included, takes `ms` at most. */
    within: <T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
      timeout(ms, TimeoutStrategy.Aggressive).execute((context) => work(context.signal)),

    isOpen: (): boolean => breaker.state === CircuitState.Open,
    onOpen: breaker.onBreak,
    onClose: breaker.onReset,
  }
}

export type CarrierPolicy = ReturnType<typeof createCarrierPolicy>
