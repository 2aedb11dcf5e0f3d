import type { ApiProblem } from '../../../api/server/problem.ts'

/** A server that does not answer is not relieved by waiting, and one that is back is noticed within five seconds. */
const pausesWithoutReply = [1, 2, 3, 4]
/** A server in trouble is retried less and less often. */
const pausesInTrouble = [2, 4, 8, 15, 30]
const longest = 60

/**
 * How long to wait before a save is retried, in seconds. Never shorter than the server asked for, and randomised, so that
 * not all clients come back at once.
 * @param random from 0 to 1
 */
export function secondsToWait(
  { status, retryAfter }: Pick<ApiProblem, 'status' | 'retryAfter'>,
  tries: number,
  random = Math.random(),
): number {
  if (retryAfter !== undefined) return Math.min(retryAfter, longest) * (1 + random / 4)
  // A proxy answers 502 or 504 when the server is down.
  const pauses = status === 0 || status === 502 || status === 504 ? pausesWithoutReply : pausesInTrouble
  return (pauses[Math.min(tries, pauses.length - 1)] ?? longest) * (0.75 + random / 4)
}
