import type { Remark } from '@coverwright/core/model/remark'
import { remark } from '../earlier-answers.ts'

const startsOn = 'coverage.effective_date'
const aDay = 24 * 60 * 60 * 1000

/** Days from one date to the other; undefined unless both are dates. */
function daysFrom(day: unknown, later: unknown): number | undefined {
  const days = (Date.parse(String(later)) - Date.parse(String(day))) / aDay
  return Number.isInteger(days) ? days : undefined
}

/**
 * Compares the first day of the new policy with the last day of today’s. A site that asks for the start with the
 * coverage added last shows it only where a line follows that.
 * @param text below `said.`; fills in how many days lie between the two
 */
const besideStart = (
  text: string,
  label: string,
  days: (ends: unknown, starts: unknown) => number | undefined,
): Remark => ({
  ...remark(label, [], [text, 'step.coverage_choices.label'], (view, ends) => {
    const count = days(ends, view.get(startsOn)) ?? 0
    return count > 0 ? { params: { count }, differs: true } : undefined
  }),
  readsLater: [startsOn],
})

const overlap = besideStart('overlap', 'days insured twice', (ends, starts) => daysFrom(starts, ends))

/** The policy of today should end on the day on which the new one starts. */
export const endsAtStart: readonly Remark[] = [besideStart('gap', 'days without insurance', daysFrom), overlap]

/** With claims-made insurance a gap of one day may cost more than that day. */
export const claimsMadeEndsAtStart: readonly Remark[] = [
  besideStart('lapse', 'days that break claims-made insurance', daysFrom),
  overlap,
]
