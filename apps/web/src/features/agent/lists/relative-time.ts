const minute = 60_000
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
]

/** How long ago, in the largest unit that fits: "3 days ago"; "now" for an instant in the future, of a clock ahead of ours. */
export function relativeTime(instant: string, now: Date, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const past = Math.max(0, now.getTime() - Date.parse(instant))
  const [unit, length] = units.find(([, size]) => past >= size) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(0 - Math.floor(past / length), unit)
}
