import { expect, it } from 'vitest'
import { isIgnoredError, isIgnoredVisitor } from './ignored-errors.ts'

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

it.each([
  ['a person’s browser', { userAgent: chrome }, false],
  ['an automated browser', { userAgent: chrome, webdriver: true }, true],
  ['a headless browser', { userAgent: chrome.replace('Chrome', 'HeadlessChrome') }, true],
  ['a search engine', { userAgent: `${chrome} (compatible; Some bot 2.1)` }, true],
  ['the buggy version', { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/64.0 Safari/537.36 Edge/18.17763' }, true],
  ['today’s Edge', { userAgent: `${chrome} Edg/140.0.0.0` }, false],
])('%s is ignored or not (E1)', (_who, visitor, ignored) => {
  expect(isIgnoredVisitor(visitor)).toBe(ignored)
})

it.each([
  { message: 'ResizeObserver loop completed with undelivered notifications.' },
  { message: 'Script error.' },
  { message: 'Non-Error promise rejection captured with value: Object Not Found Matching Id:4, MethodName:update' },
  { message: "Uncaught ReferenceError: Can't find variable: _AutofillCallbackHandler" },
  { message: 'Uncaught (in promise) AbortError: The user aborted a request.' },
  { message: 'x is undefined', script: 'chrome-extension://abcdef/content.js' },
  { message: 'x is undefined', script: 'https://www.googletagmanager.com/gtm.js?id=GTM-1' },
  {
    message: 'x is undefined',
    stack: 'TypeError: x\n    at f (moz-extension://1/content.js:1:2)\n    at g (https://us.example/a.js:1:1)',
  },
  { message: 'fbq', stack: 'TypeError: x\n    at f (https://connect.facebook.net/en_US/fbevents.js:1:2)' },
])('ignores $message $script (E1)', (fault) => {
  expect(isIgnoredError(fault)).toBe(true)
})

it.each([
  { message: "Uncaught TypeError: Cannot read properties of undefined (reading 'map')" },
  { message: 'x is undefined', script: 'https://us.example/assets/first-1.js' },
  {
    message: 'x is undefined',
    stack:
      'TypeError: x\n    at f (https://us.example/assets/first-1.js:1:2)\n    at g (chrome-extension://1/a.js:1:1)',
  },
  { message: 'Failed to fetch dynamically imported module: https://us.example/assets/done-page-1.js' },
])('reports $message (E1)', (fault) => {
  expect(isIgnoredError(fault)).toBe(false)
})
