import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { yearsAfter } from '@coverwright/core/rules/years-after'

/** The term of the expiring policy. */
export type Term = { readonly began: CalendarDate; readonly ends: CalendarDate }

/** The policy that ends, if an offer was chosen: its insurer, and its yearly price in whole units of money. */
export type Purchase = { readonly insurer: string; readonly premium?: number }

/** @param submittedOn the day of the application, for one without a start date */
export function termOf(answers: Answers, submittedOn: CalendarDate): Term {
  const requestedDate = readAnswer(answers, 'coverage.effective_date')
  const began = typeof requestedDate === 'string' ? requestedDate : submittedOn
  return { began, ends: yearsAfter(began, 1) }
}
