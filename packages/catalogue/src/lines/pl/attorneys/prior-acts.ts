import { calendarDay } from '@coverwright/core/rules/calendar'
import type { CalendarDate } from '@coverwright/core/rules/rule'

/** Answers as stored in the quote: any of them may be blank or invalid. */
export type PriorActs = {
  /** Yes: an insurer gave this attorney an individual date, in `date`. */
  readonly approval: unknown
  readonly date: unknown
  readonly hireDate: unknown
  /** Whether the firm has professional liability insurance today; only No says that it has none. */
  readonly existingInsurance: unknown
  /** The prior acts date of the policy that the firm has today. */
  readonly policyPriorActsDate: unknown
}

/**
 * Work of an attorney before this day is not insured. Undefined: the day the new policy starts. Days on the calendar,
 * never instants. Source: seed section 5.
 */
export function effectivePriorActsDate({
  approval,
  date,
  hireDate,
  existingInsurance,
  policyPriorActsDate,
}: PriorActs): CalendarDate | undefined {
  if (says(approval, 'yes')) return calendarDay(date)
  if (says(existingInsurance, 'no')) return undefined
  // In ISO format, days sort as text.
  return [calendarDay(hireDate), calendarDay(policyPriorActsDate)]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}

const says = (answer: unknown, word: 'yes' | 'no'): boolean =>
  typeof answer === 'string' && answer.trim().toLowerCase() === word
