type EndsIn = { readonly idle: number; readonly most: number }

/** Two minutes to notice and react, and some seconds for the warning to appear. */
const warningSeconds = 150

/** How near the end of a sign-in is: far, near enough to warn, or over. Times are in seconds. */
export type ExpiryState =
  | { readonly state: 'far'; readonly warnIn: number }
  | { readonly state: 'near'; readonly left: number; readonly canStay: boolean }
  | { readonly state: 'over' }

/** @param ago seconds since the server said when the sign-in ends */
export function expiryState({ idle, most }: EndsIn, ago: number): ExpiryState {
  const remaining = Math.min(idle, most) - ago
  if (remaining <= 0) return { state: 'over' }
  if (remaining > warningSeconds) return { state: 'far', warnIn: remaining - warningSeconds }
  return { state: 'near', left: remaining, canStay: most - ago > warningSeconds }
}
