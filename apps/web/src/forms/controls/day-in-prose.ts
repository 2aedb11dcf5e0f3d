import { calendarDay } from '@coverwright/core/checks/calendar'
import { dateText } from '@coverwright/core/text/answer-text'

/** A day in prose, `Dec 15, 2026`; undefined when the text is none. */
export function dayInProse(text: string, locale: string): string | undefined {
  return calendarDay(text) ? dateText(text, locale) : undefined
}
