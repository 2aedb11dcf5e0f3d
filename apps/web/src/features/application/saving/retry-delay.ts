import type { ApiProblem } from '../../../api/server/problem.ts'

/** While nothing answers there is nobody to spare; and what comes back is noticed within five seconds. */
const unreached = [1, 2, 3, 4]
/** A server that answers but cannot is left more and more alone. */
const troubled = [2, 4, 8, 15, 30]
const longest = 60

/**
 * How long to wait before a save is tried again. Never shorter than the server asked for, and not the same for
 * everybody, so that all who wait do not come back at once.
 * @param random from 0 to 1
 */
export function secondsToWait(
  { status, retryAfter }: Pick<ApiProblem, 'status' | 'retryAfter'>,
  tries: number,
  random = Math.random(),
): number {
  if (retryAfter !== undefined) return Math.min(retryAfter, longest) * (1 + random / 4)
  // A proxy says 502 and 504 of a server that is not there.
  const pauses = status === 0 || status === 502 || status === 504 ? unreached : troubled
  return (pauses[Math.min(tries, pauses.length - 1)] ?? longest) * (0.75 + random / 4)
}
