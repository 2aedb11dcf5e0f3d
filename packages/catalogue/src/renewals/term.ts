import type { Answers } from '@coverwright/core/answers/answers'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CalendarDate } from '@coverwright/core/rules/rule'

/** The term of the expiring policy. */
export type Term = { readonly began: CalendarDate; readonly ends: CalendarDate }

/** The policy that ends, where an offer was chosen: its insurer, and what a year costs in whole units of money. */
export type Bought = { readonly insurer: string; readonly premium?: number }

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The same day some years on or, with a number below zero, back; February 29 becomes March 1 where there is none. */
export function yearsFrom(day: CalendarDate, years: number): CalendarDate {
  const [year = '', ...rest] = day.split('-')
  const there = Number(year) + years
  const moved = `${String(there).padStart(4, '0')}-${rest.join('-')}`
  return moved.endsWith('-02-29') && !isLeap(there) ? moved.replace('-02-29', '-03-01') : moved
}

/** The same day a year later; a policy of February 29 ends on March 1. */
export const yearAfter = (day: CalendarDate): CalendarDate => yearsFrom(day, 1)

/** @param submitted the day of the application, for one that names no first day of cover */
export function termOf(answers: Answers, submitted: CalendarDate): Term {
  const asked = readAnswer(answers, 'coverage.effective_date')
  const began = typeof asked === 'string' ? asked : submitted
  return { began, ends: yearAfter(began) }
}
