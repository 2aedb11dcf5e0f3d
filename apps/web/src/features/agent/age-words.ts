const minute = 60_000
const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60 * minute],
  ['month', 30 * 24 * 60 * minute],
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
]

/** How long ago, in the largest unit that fits: "3 days ago". A clock that runs ahead of ours says now. */
export function ageWords(instant: string, now: Date, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const past = Math.max(0, now.getTime() - Date.parse(instant))
  const [unit, length] = steps.find(([, size]) => past >= size) ?? ['second', Number.POSITIVE_INFINITY]
  return format.format(0 - Math.floor(past / length), unit)
}
