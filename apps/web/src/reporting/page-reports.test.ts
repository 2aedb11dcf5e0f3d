import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '../api/server/problem.ts'

const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const sent: Promise<string>[] = []

/** Opens a page. @returns what reports its errors */
async function open(address: string, browser: object = {}) {
  vi.stubGlobal('document', { baseURI: 'http://localhost/', querySelector: () => null })
  vi.stubGlobal('location', new URL(address, 'http://localhost'))
  vi.stubGlobal('navigator', {
    ...{ userAgent, webdriver: false, onLine: true, ...browser },
    sendBeacon: (_address: string, report: Blob) => sent.push(report.text()),
  })
  return await import('./report.ts')
}
const reports = async () => (await Promise.all(sent)).map((text) => JSON.parse(text))

const raised = (filename: string, message: string, stack = '', error = new TypeError(message)): ErrorEvent =>
  Object.assign(new Event('error'), {
    ...{ message, filename, lineno: 1, colno: 1, error: Object.assign(error, { message, stack }) },
  })

beforeEach(() => {
  vi.resetModules()
  sent.length = 0
})
afterEach(() => vi.unstubAllGlobals())

it('errors of extensions and tag managers are ignored; ours are not (E1, noise)', async () => {
  const { reportEvent } = await open('/')
  // Named differently, since a report is sent once.
  reportEvent(raised('chrome-extension://abcdefgh/content.js', 'from the outside', '', new RangeError()))
  reportEvent(raised('https://www.googletagmanager.com/gtm.js', 'from the outside', '', new SyntaxError()))
  reportEvent(raised('', 'ResizeObserver loop completed with undelivered notifications.', '', new EvalError()))
  for (let times = 0; times < 2; times++) reportEvent(raised('http://localhost/assets/first.js', 'of our own'))
  expect(await reports()).toEqual([{ kind: 'exception', code: 'TypeError', route: '/' }])
})

it('a broken script is reported by its place, without its message (E1, lazy route)', async () => {
  const { reportEvent } = await open('/sign-in')
  const stack = 'RangeError: Rosa Garcia typed this\n    at http://localhost/assets/sign-in-page-a1.js:1:7'
  reportEvent(raised('', 'Rosa Garcia typed this', stack, new RangeError('Rosa Garcia typed this')))
  expect(await reports()).toEqual([
    { kind: 'exception', code: 'RangeError', at: 'assets/sign-in-page-a1.js:1:7', route: '/sign-in' },
  ])
})

it.each<[string, number, string, object | undefined]>([
  ['a rejected input is an error', 422, 'request.invalid', { kind: 'error', status: 422 }],
  ['any other failure is an exception', 500, 'internal', { kind: 'exception', status: 500 }],
  ['a required sign-in is expected', 401, 'authenticate', undefined],
  ['so is a conflict', 409, 'conflict', undefined],
  ['so is a limit', 429, 'too_many', undefined],
  ['and no connection cannot be reported', 0, 'unknown', undefined],
])('a failed call is reported with its name: %s (E1, 422 and others)', async (_name, status, code, report) => {
  const { reportProblem } = await open('/quotes/0b6c7f3e-1111-4222-8333-444455556666')
  reportProblem(new ApiProblem(status, { code }), 'PATCH', '/quote/{id}')
  expect(await reports()).toEqual(report ? [{ ...report, code, action: 'PATCH quote/:id', route: '/quotes/:id' }] : [])
})

it.each([
  ['automated', { webdriver: true }],
  ['headless', { userAgent: userAgent.replace('Chrome', 'HeadlessChrome') }],
  ['offline', { onLine: false }],
])('a browser that is %s reports nothing (E1, automation)', async (_name, browser) => {
  const { reportEvent, reportProblem } = await open('/', browser)
  reportEvent(raised('http://localhost/assets/first.js', 'of our own'))
  reportProblem(new ApiProblem(500, { code: 'internal' }), 'GET', '/quote/{id}')
  expect(await reports()).toEqual([])
})
