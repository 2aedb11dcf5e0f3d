import type { CalendarDate } from '@coverwright/core/rules/rule'

export type Revision = { readonly effective_from: CalendarDate }

export type InForce<T> = { readonly entry: T; readonly effective_to?: CalendarDate }

/**
 * The revision in force on `day`, and the day the next one takes over. The first also applies before its own date.
 * Revisions are listed oldest first.
 */
export function inForce<T extends Revision>(revisions: readonly [T, ...T[]], day: CalendarDate): InForce<T> {
  const next = revisions.findIndex((revision, index) => index > 0 && revision.effective_from > day)
  const entry = revisions[next < 0 ? revisions.length - 1 : next - 1] ?? revisions[0]
  const successor = revisions[next]
  return successor ? { entry, effective_to: successor.effective_from } : { entry }
}
