export type DatedSite = {
  readonly timeZone: string
  /** The date in the site's time zone when the page was sent, by the server's clock. */
  readonly today?: string
}

/** How long the date in the page is trusted after the page load. */
const trustedMs = 60_000

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Cached because creating one is slow. en-CA writes a day as YYYY-MM-DD. */
function calendarIn(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  calendars.set(timeZone, calendar)
  return calendar
}

/** The day of a moment in a time zone, as YYYY-MM-DD. */
export const dayAt = (timeZone: string, moment: Date): string => calendarIn(timeZone).format(moment)

/** Today in a time zone, as YYYY-MM-DD. */
export const todayAt = (timeZone: string): string => dayAt(timeZone, new Date())

/** Today in the site's time zone, as YYYY-MM-DD. */
export const todayOf = ({ timeZone, today }: DatedSite): string =>
  today !== undefined && performance.now() < trustedMs ? today : todayAt(timeZone)
