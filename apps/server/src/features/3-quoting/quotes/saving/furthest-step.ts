import { firstIncomplete, locate, rankOf } from '@coverwright/core/flow/navigate'
import type { Trail } from '@coverwright/core/flow/trail'

/**
 * The furthest step reached after a save: where Continue leads, or what the browser says it has shown, but never past
 * the first unfinished entry, and never back. Aliases and steps this quote does not visit count for nothing.
 * Only submitting leads to the page of a submitted quote. Source: seed 4.2, X9, X13.
 */
export function furthestStep(trail: Trail, stored: string, reached: readonly (string | undefined)[]): string {
  return reached.reduce<string>((furthest, path) => {
    const place = path === undefined ? undefined : locate(trail, path)
    const rank = rankOf(trail, furthest)
    // Where that is no further, what is unfinished before it changes nothing, and need not be looked for.
    if (!place || (trail.entries[place.index]?.rank ?? 0) <= rank) return furthest
    const entry = trail.entries[Math.min(place.index, firstIncomplete(trail))]
    if (!entry || isBeyondSubmitting(entry.path, trail.flow)) return furthest
    return rankOf(trail, entry.path) > rank ? entry.path : furthest
  }, stored)
}

const isBeyondSubmitting = (path: string, { submit, finished }: Trail['flow']): boolean =>
  path === finished && finished !== submit
