import { expect, it } from 'vitest'
import { enUs } from '../messages/en-us.ts'
import { formatConsent, readConsent } from './consent.ts'
import { cookieCategories, cookieEntry, cookies, cookiesOf, optionalCategories } from './cookies.ts'

it('lists each cookie once, with its purpose in words (C3)', () => {
  expect(new Set(cookies.map(({ name }) => name)).size).toBe(cookies.length)
  for (const { name } of cookies) expect(enUs[`cookies.purpose.${name}`], name).toMatch(/^[A-Z].{15,}\.$/)
  for (const category of cookieCategories) {
    expect(enUs[`cookies.${category}.title`], category).toBeDefined()
    expect(enUs[`cookies.${category}.text`], category).toBeDefined()
    expect(cookiesOf(category), category).not.toEqual([])
  }
})

it('keeps the cookies of seed 7.7 for 29 days (C3)', () => {
  const names = ['alias_set', 'application_url', 'user_auth', 'partner', 'special_phone', 'test_features']
  expect(names.map((name) => cookieEntry(name)?.days)).toEqual(names.map(() => 29))
})

it('recognizes a cookie by its name over HTTPS, and no other (C3)', () => {
  expect(cookieEntry('__Host-cw_session')?.name).toBe('cw_session')
  expect(cookieEntry('__Host-partner')).toBeUndefined()
  expect(cookieEntry('_ga')).toBeUndefined()
})

const consent = { site: 'default', day: '2026-11-21', allowed: ['statistics', 'marketing'] } as const

it('reads a choice back as it was written (S7)', () => {
  expect(formatConsent(consent)).toBe('1.default.2026-11-21.statistics-marketing')
  expect(readConsent(formatConsent(consent), 'default')).toEqual(consent)
  const refusedConsent = { ...consent, allowed: [] }
  expect(readConsent(formatConsent(refusedConsent), 'default')).toEqual(refusedConsent)
})

it.each([
  undefined,
  '',
  'yes',
  '0.default.2026-11-21.statistics',
  '1.other.2026-11-21.statistics',
  '1.default.today.statistics',
  '1.default.2026-11-21',
  '1.default.2026-11-21.statistics.more',
])('takes %j for no choice (S7)', (text) => {
  expect(readConsent(text, 'default')).toBeUndefined()
})

it('never treats a necessary or unknown category as allowed (S7)', () => {
  expect(readConsent('1.default.2026-11-21.necessary-everything-preferences', 'default')?.allowed).toEqual([
    'preferences',
  ])
  expect(optionalCategories).not.toContain('necessary')
})
