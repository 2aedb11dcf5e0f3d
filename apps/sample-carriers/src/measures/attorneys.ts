import type { QuoteRequest } from '@coverwright/contract/carrier-contract'
import { calendarDay } from '@coverwright/core/rules/calendar'
import type { CalendarDate } from '@coverwright/core/rules/rule'
import { answersAt } from '../rating/amounts.ts'
import type { Entry } from './records.ts'
import { amountIn, entriesAt, startYear } from './records.ts'

export type Attorney = {
  /** Hours a week of a part-time attorney; undefined for a full-time one. */
  readonly partTimeHours: number | undefined
  /** Whole years of prior acts on the day this policy begins. */
  readonly priorYears: number
  /** First admitted to a bar less than three years ago. */
  readonly isNewToTheBar: boolean
}

const newToTheBarYears = 3

/** Up to so many hours a week are part-time; more are full-time, whatever the other answer says. */
const mostPartTimeHours = 25

const says = (answer: unknown, word: 'yes' | 'no'): boolean =>
  typeof answer === 'string' && answer.trim().toLowerCase() === word

const policyAnswer = (request: QuoteRequest, name: string): unknown => answersAt(request, `details.pl.aig.${name}`)[0]

/** Whole years from one calendar day to another; a February 29 has its anniversary on March 1. Never negative. */
function wholeYears(from: CalendarDate, to: CalendarDate): number {
  const years = to.slice(5) >= from.slice(5) ? 0 : 1
  return Math.max(0, Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - years)
}

/**
 * The day from which an attorney’s work is insured: their own, if one was approved;
 * otherwise the later of the day they joined and the firm’s retroactive date, if it
 * has one. Older work was another firm’s. Undefined: the day this policy begins.
 */
function priorActsDate(attorney: Entry, request: QuoteRequest): CalendarDate | undefined {
  if (says(attorney.prior_acts_approval, 'yes')) return calendarDay(attorney.prior_acts_date)
  if (says(policyAnswer(request, 'existing_pl_insurance'), 'no')) return undefined
  return [calendarDay(attorney.hire_date), calendarDay(policyAnswer(request, 'prior_acts_date'))]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1)
}

function priorYears(attorney: Entry, request: QuoteRequest): number {
  const day = priorActsDate(attorney, request)
  return day === undefined ? 0 : wholeYears(day, request.coverage.effective_date)
}

/** The attorneys of a law firm as its application lists them. Missing hours count as the most part-time. */
export const attorneysOf = (request: QuoteRequest): readonly Attorney[] =>
  entriesAt(request, 'details.pl.aig.attorneys[]').map((attorney) => {
    const hours = amountIn(attorney, 'weekly_hours') || mostPartTimeHours
    const isPartTime = attorney.employment_type === 'part_time' && hours <= mostPartTimeHours
    return {
      partTimeHours: isPartTime ? hours : undefined,
      priorYears: priorYears(attorney, request),
      isNewToTheBar: startYear(request) - amountIn(attorney, 'year_admitted') < newToTheBarYears,
    }
  })
