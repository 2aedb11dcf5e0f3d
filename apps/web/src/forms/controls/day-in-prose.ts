import { dateText } from '@coverwright/core/model/answer-text'
import { calendarDay } from '@coverwright/core/rules/calendar'

/** A day in prose, `Dec 15, 2026`; undefined when the text is none. */
export function dayInProse(text: string, locale: string): string | undefined {
  return calendarDay(text) ? dateText(text, locale) : undefined
}
