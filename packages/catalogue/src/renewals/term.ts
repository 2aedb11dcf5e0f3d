import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { yearsAfter } from '@coverwright/core/rules/years-after'

/** The term of the expiring policy. */
export type Term = { readonly began: CalendarDate; readonly ends: CalendarDate }

/** The policy that ends, where an offer was chosen: its insurer, and what a year costs in whole units of money. */
export type Bought = { readonly insurer: string; readonly premium?: number }

/** @param submitted the day of the application, for one that names no first day of cover */
export function termOf(answers: Answers, submitted: CalendarDate): Term {
  const asked = readAnswer(answers, 'coverage.effective_date')
  const began = typeof asked === 'string' ? asked : submitted
  return { began, ends: yearsAfter(began, 1) }
}
