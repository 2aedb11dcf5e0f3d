import { expect, it } from 'vitest'
import { consoleParams, figuresQueryOf, parseConsoleSearch } from './console-search.ts'

it('keeps a page’s filters in its address, and ignores unknown ones (O11)', () => {
  const search = parseConsoleSearch(new URLSearchParams('site=default&channel=agent&days=90&days=x&line=&other=1'))
  expect(search).toEqual({ site: 'default', channel: 'agent', days: '90' })
  expect(consoleParams(search).toString()).toBe('site=default&channel=agent&days=90')
  expect(parseConsoleSearch(new URLSearchParams('channel=post&days=31'))).toEqual({})
})

it('asks for as many days as are chosen, the last of them today (O11)', () => {
  expect(figuresQueryOf({ days: '7', line: 'gl' }, '2026-03-03')).toEqual({
    ...{ from: '2026-02-25', to: '2026-03-03', line: 'gl' },
  })
  expect(figuresQueryOf({}, '2026-03-31').from).toBe('2026-03-02')
})
