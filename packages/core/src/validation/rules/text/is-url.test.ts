import { expect, it } from 'vitest'
import { isURL } from './is-url.ts'

const check = { rule: 'isURL' }
const view = { get: () => undefined, today: '2026-11-20' }

it.each(['example.com', 'www.example.com/shop?x=1#top', 'https://example.co.uk:8080', 'HTTP://EXAMPLE.COM'])(
  '%j passes (V1)',
  (answer) => {
    expect(isURL(answer, check, view)).toBeUndefined()
  },
)

it.each([
  'example',
  'ftp://example.com',
  'http://',
  'exa mple.com',
  'javascript:alert(1)',
  'https://me:secret@example.com',
  'https://127.0.0.1',
  'http://-example.com',
  'mailto:me@example.com',
])('%j is refused (V1)', (answer) => {
  expect(isURL(answer, check, view)).toBeDefined()
})

it.each([undefined, null, '', '  ', []])('%j is blank and passes (V1)', (answer) => {
  expect(isURL(answer, check, view)).toBeUndefined()
})
