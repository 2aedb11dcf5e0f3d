import { expect, test } from 'vitest'
import { noticeOf, notices, possibleTimings, recipientsOf, timingOf, topicChoices } from './notices.ts'

test('the table has one row for each mail and recipient (R1)', () => {
  const rows = notices.map(({ mail, to }) => `${mail} to ${to}`)
  expect(rows).toEqual([...new Set(rows)])
  expect(recipientsOf('bind_confirmed')).toEqual(['applicant', 'agent', 'desk'])
  expect(() => noticeOf('sign_in_code', 'desk')).toThrow('No notice mails sign_in_code to desk')
})

test('the usual timing is an allowed one (R1)', () => {
  for (const notice of notices) expect(possibleTimings(notice), notice.mail).toContain(notice.usual)
})

test('what the contract needs reaches the applicant at once, whatever is set (R1)', () => {
  const off = { bind_refused: { applicant: 'off', agent: 'off', desk: 'daily' } } as const
  const of = (to: 'applicant' | 'agent' | 'desk') => timingOf(noticeOf('bind_refused', to), off, 'off')
  expect([of('applicant'), of('agent'), of('desk')]).toEqual(['now', 'now', 'daily'])
})

test('a site sets the usual timing, recipients choose their own, and nobody gets what the site does not send (R1)', () => {
  const notice = noticeOf('offer_chosen', 'desk')
  expect(timingOf(notice)).toBe('now')
  expect(timingOf(notice, { offer_chosen: { desk: 'daily', agent: 'off' } })).toBe('daily')
  expect(timingOf(notice, { offer_chosen: { desk: 'daily' } }, 'now')).toBe('now')
  expect(timingOf(notice, {}, 'off')).toBe('off')
  expect(timingOf(notice, { offer_chosen: { desk: 'off' } }, 'now')).toBe('off')
})

test('an applicant can choose about prices and reminders, but not about necessary mails (R1)', () => {
  const choices = topicChoices(['applicant'])
  expect(choices.map(({ topic }) => topic)).toEqual(['reminders', 'offers'])
  expect(choices.find(({ topic }) => topic === 'offers')).toMatchObject({
    timings: ['now', 'daily', 'off'],
    isNeeded: true,
  })
  expect(topicChoices(['desk']).map(({ topic }) => topic)).toContain('bills')
})
