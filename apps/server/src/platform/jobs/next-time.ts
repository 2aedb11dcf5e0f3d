/** The next time at this hour, in UTC: today or tomorrow. */
export function nextTimeAt(hourUtc: number, now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(hourUtc, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}
