type EndsIn = { readonly idle: number; readonly most: number }

/** Two minutes suffice to notice and react, and a little more for the warning to appear. */
const warnedSeconds = 150

/** What to do about a sign-in that ends: nothing for a time, warn, or say that it is over. Seconds. */
export type Ending =
  | { readonly state: 'far'; readonly lookIn: number }
  | { readonly state: 'near'; readonly left: number; readonly canStay: boolean }
  | { readonly state: 'over' }

/** @param ago how long ago the server said when it ends */
export function endingOf({ idle, most }: EndsIn, ago: number): Ending {
  const left = Math.min(idle, most) - ago
  if (left <= 0) return { state: 'over' }
  if (left > warnedSeconds) return { state: 'far', lookIn: left - warnedSeconds }
  return { state: 'near', left, canStay: most - ago > warnedSeconds }
}
