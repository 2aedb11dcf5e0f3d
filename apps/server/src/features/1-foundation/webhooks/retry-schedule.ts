const second = 1_000
const minute = 60 * second
const hour = 60 * minute

/** The pauses after each failed attempt: the schedule that the Standard Webhooks specification suggests, three days in all. */
const pauses = [
  ...[5 * second, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour),
] as const

/** How much longer than planned a pause may be, so that many deliveries do not come back at the same moment. */
const jitter = 0.2

const longestAsked = 24 * hour

/**
 * When to try again.
 * @param attempts how many were made
 * @param askedMs the time that the receiver asks us to wait for, in milliseconds
 * @param random from 0 to 1
 * @returns milliseconds; undefined after the last attempt
 */
export function pauseAfter(attempts: number, askedMs: number | undefined, random: number): number | undefined {
  const pause = pauses[attempts - 1]
  if (pause === undefined) return undefined
  return Math.round(Math.max(pause * (1 + jitter * random), Math.min(askedMs ?? 0, longestAsked)))
}

/** Statuses by which a receiver says that it is overloaded. */
export const isOverload = (status: number): boolean => [429, 502, 503, 504].includes(status)

/** The time a `Retry-After` asks for, in milliseconds; undefined for none that can be read. */
export function askedPause(retryAfter: string | undefined, now: Date): number | undefined {
  if (retryAfter === undefined) return undefined
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * second : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, longestAsked) : undefined
}
