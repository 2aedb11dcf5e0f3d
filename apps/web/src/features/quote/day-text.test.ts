import { expect, it } from 'vitest'
import { dayText } from './day-text.ts'

it('the day is the calendar day in the site’s time zone (S9)', () => {
  expect(dayText('2026-11-21T05:59:00Z', { locale: 'en-US', timeZone: 'America/Chicago' })).toBe('Nov 20, 2026')
})
