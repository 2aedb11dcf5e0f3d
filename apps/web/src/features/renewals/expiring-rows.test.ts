import type { ExpiringReply } from '@coverwright/contract/renewals'
import { expect, it } from 'vitest'
import { daysBetween, expiringRows, timeLeft } from './expiring-rows.ts'

const policy = (company_name: string, expiring_on: string, more: Partial<ExpiringReply> = {}): ExpiringReply => ({
  uuid: company_name,
  quote_submission_uuid: company_name,
  company_name,
  state: 'IL',
  expiring_on,
  flow_type: 'renewal-law',
  sample: true,
  started: false,
  completed: false,
  ...more,
})

it('days are counted by the calendar, across a leap day and a daylight-saving change (N1)', () => {
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-10-30', '2026-11-02')).toBe(3)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

it('the policy that expires first is listed first, a submitted renewal last (N1)', () => {
  const rows = expiringRows(
    [
      policy('Later', '2027-01-31'),
      policy('Sent', '2026-12-01', { started: true, completed: true }),
      policy('Soon', '2026-12-10', { started: true }),
      policy('As soon', '2026-12-10'),
    ],
    '2026-11-21',
  )
  expect(rows.map(({ policy: { company_name }, state }) => [company_name, state])).toEqual([
    ['As soon', 'open'],
    ['Soon', 'started'],
    ['Later', 'open'],
    ['Sent', 'sent'],
  ])
  expect(rows[1]?.daysLeft).toBe(19)
})

it.each([
  [34, 'page.renewals.daysLeft', 34],
  [0, 'page.renewals.today', 0],
  [-3, 'page.renewals.daysAgo', 3],
])('%i days left use the message %s (N1)', (days, key, count) => {
  expect(timeLeft(days)).toEqual({ key, count })
})
