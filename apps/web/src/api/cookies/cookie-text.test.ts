import { cookies } from '@coverwright/catalogue/consent/cookies'
import { expect, it } from 'vitest'
import { cookieText, noCookieText } from './cookie-text.ts'

const place = { path: '/acme', secure: true }

it('writes a cookie with the days of the table, for this site alone (C3)', () => {
  expect(cookieText('partner', 'Oak & Ledger; x', ['marketing'], place)).toBe(
    'partner=Oak%20%26%20Ledger%3B%20x; path=/acme; max-age=2505600; samesite=lax; secure',
  )
  expect(cookieText('consent', 'x', [], { path: '/', secure: false })).toBe(
    'consent=x; path=/; max-age=15552000; samesite=lax',
  )
})

it('writes none whose category was not allowed, and none that is not in the table (C3)', () => {
  for (const { name, category } of cookies) {
    expect(cookieText(name, 'x', [], place) !== undefined, name).toBe(category === 'necessary')
    expect(cookieText(name, 'x', ['statistics'], place) !== undefined, name).toBe(
      category === 'necessary' || category === 'statistics',
    )
  }
  const stray = JSON.parse('"_ga"')
  expect(cookieText(stray, 'x', ['statistics', 'preferences', 'marketing'], place)).toBeUndefined()
})

it('removes a cookie where it was set (C3)', () => {
  expect(noCookieText('partner', place)).toBe('partner=; path=/acme; max-age=0; samesite=lax; secure')
})
