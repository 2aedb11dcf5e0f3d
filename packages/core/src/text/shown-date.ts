import type { DateFormat } from '../rules/calendar.ts'
import type { CalendarDate } from '../rules/rule.ts'
import { memoize } from './memoize.ts'

/** Locales with a date format of their own for records. Source: seed section 5. */
const recordDates: ReadonlyMap<string, DateFormat> = new Map([['en-US', 'MM-DD-YYYY']])

const figures = memoize(
  (locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
)

/** The date of a record in figures, as the locale writes it. */
export function shownDate(day: CalendarDate, locale: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const form = recordDates.get(locale)
  if (form) return form.replace('YYYY', year).replace('MM', month).replace('DD', date)
  return figures(locale).format(new Date(`${day}T00:00:00Z`))
}
