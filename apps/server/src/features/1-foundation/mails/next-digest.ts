const stepMs = 15 * 60_000

/** The next moment after now at which it is this hour in a time zone. @param hour 0 to 23 */
export function nextDigest(now: Date, timeZone: string, hour: number): Date {
  const hours = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
  const time = `${String(hour).padStart(2, '0')}:00`
  let moment = (Math.floor(now.getTime() / stepMs) + 1) * stepMs
  // A day has at most 25 hours; an hour that a change of clocks leaves out comes the day after.
  while (hours.format(moment) !== time) moment += stepMs
  return new Date(moment)
}
