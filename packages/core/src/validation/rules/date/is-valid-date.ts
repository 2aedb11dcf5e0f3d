import { isBlank } from '../../../answers/answers.ts'
import { calendarDay, dateFormats } from '../../../rules/calendar.ts'
import type { CheckRule } from '../../check-rule.ts'

/** A day on the calendar, written in `format`: YYYY-MM-DD unless stated otherwise, or MM-DD-YYYY. */
export const isValidDate: CheckRule = (answer, { format }) => {
  if (isBlank(answer)) return undefined
  const dateFormat = dateFormats.find((each) => each === format)
  return calendarDay(answer, dateFormat) ? undefined : { key: 'validationError.isValidDate' }
}
