import { expect, it, vi } from 'vitest'
import { memoize } from './memoize.ts'

it('creates one format for each locale (speed)', () => {
  const make = vi.fn((locale: string) => new Intl.NumberFormat(locale))
  const format = memoize(make)
  expect([format('en-US'), format('de-DE'), format('en-US')].map((each) => each.format(1234.5))).toEqual([
    '1,234.5',
    '1.234,5',
    '1,234.5',
  ])
  expect(make).toHaveBeenCalledTimes(2)
})
