import { expect, it } from 'vitest'
import { deviceKind } from './device-kind.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

it.each([
  ['phone', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
  [
    'phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  ['tablet', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`],
  [
    'tablet',
    'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Mobile/15E148 Safari/604.1',
  ],
  ['desktop', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
  [undefined, 'coverwright-partner/2.1'],
  [undefined, undefined],
])('%s: %s (O11)', (kind, agent) => {
  expect(deviceKind(agent === undefined ? {} : { 'user-agent': agent })).toBe(kind)
})

it('believes the hint that the browser is a mobile one (O11)', () => {
  expect(deviceKind({ 'user-agent': `Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'sec-ch-ua-mobile': '?1' })).toBe(
    'phone',
  )
})
