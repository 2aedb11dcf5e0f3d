import type { QuoteReply } from '@coverwright/contract/quotes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { saveStep } from './save-step.ts'

const quote: QuoteReply = {
  ...{ _id: 'q', uuid: 'u', version: 1, completed: false, created_at: '', updated_at: '', max_step: '/', maxStep: '/' },
  ...{ flow_type: 'main', application_type: 'new', question_sets: {}, save_and_retrieve_type: 'other', owned: false },
}
const body = { company_name: 'Okafor Bakery' }
const request = { quote, step: '/business', body, version: undefined }
const calls: Request[] = []
const window = new EventTarget()

/** Has the server answer one call after the other. */
const answer = (...replies: readonly ((request: Request) => Response | Promise<Response>)[]) =>
  vi.stubGlobal('fetch', async (call: Request) => {
    calls.push(call)
    return (replies[calls.length - 1] ?? (() => Promise.reject(new Error('one call too many'))))(call)
  })
const saved = () => Response.json({ data: { ...quote, ...body, version: 2 } })
const refusal = (status: number, code: string, headers: HeadersInit = {}) =>
  Response.json({ status, code }, { status, headers })
/** A connection that accepts a request and never responds. */
const silence = (call: Request) =>
  new Promise<Response>((_resolve, reject) => {
    call.signal.addEventListener('abort', () => reject(call.signal.reason))
  })

beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('document', { baseURI: 'http://localhost/', cookie: '', querySelector: () => null })
  vi.stubGlobal('location', new URL('http://localhost/business'))
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
})
afterEach(() => vi.unstubAllGlobals())

it('a hanging save is repeated once the connection is back, as it was (durability, case D7)', async () => {
  answer(silence, saved)
  const result = saveStep(request)
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  window.dispatchEvent(new Event('online'))
  expect(await result).toMatchObject({ version: 2 })
  expect(calls).toHaveLength(2)
  const sent = await Promise.all(calls.map(async (call) => [call.headers.get('if-match'), await call.text()]))
  expect(sent[0]).toEqual(sent[1])
  // Listens no longer.
  window.dispatchEvent(new Event('online'))
  expect(calls).toHaveLength(2)
})

it('a server that asks for a pause is asked again after it (case D7)', async () => {
  answer(() => refusal(503, 'busy', { 'retry-after': '3' }))
  await expect(saveStep(request)).rejects.toMatchObject({ status: 503, retryAfter: 3, isTransient: true })
})

it('a browser that did not keep the cookie of its first save refuses cookies; a later one has been signed out (R1)', async () => {
  answer(
    () => Response.json({ data: quote }),
    () => refusal(401, 'authenticate'),
  )
  await expect(saveStep({ ...request, quote: null })).rejects.toMatchObject({ code: 'cookies.refused' })
  calls.length = 0
  answer(() => refusal(401, 'authenticate'))
  await expect(saveStep(request)).rejects.toMatchObject({ code: 'authenticate', asksToSignIn: true })
})
