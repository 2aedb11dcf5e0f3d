export type Dated = {
  readonly timeZone: string
  /** The day at the site when the page was sent, by the server's clock. */
  readonly today?: string
}

/** How long the day in the page counts. */
const trustedMs = 60_000

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating the first one takes a browser longer than drawing the first page. en-CA writes a day as YYYY-MM-DD. */
function calendarIn(timeZone: string): Intl.DateTimeFormat {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone })
  calendars.set(timeZone, calendar)
  return calendar
}

/** Today in a time zone, as YYYY-MM-DD. */
export const todayAt = (timeZone: string): string => calendarIn(timeZone).format(new Date())

/** Today where the site is. */
export const todayOf = ({ timeZone, today }: Dated): string =>
  today !== undefined && performance.now() < trustedMs ? today : todayAt(timeZone)
