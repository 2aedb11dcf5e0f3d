import { afterEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '../server/problem.ts'
import { listenToActivity, type TrackedActivity } from '../track.ts'
import { sendMessage } from './messages.ts'

const activities: TrackedActivity[] = []
listenToActivity((activity) => void activities.push(activity))
// A new listener first gets what happened before.
activities.length = 0

const sentHeaders: Headers[] = []

/** A server that answers so. */
function answering(status: number, body: object): void {
  vi.stubGlobal('document', { baseURI: 'http://site.example/', querySelector: () => null })
  vi.stubGlobal('fetch', async ({ headers }: Request) => {
    sentHeaders.push(headers)
    return Response.json(body, { status })
  })
}

afterEach(() => {
  activities.length = 0
  sentHeaders.length = 0
  vi.unstubAllGlobals()
})

const message = { subject: 'Other questions', description: 'Hello' }

it('an accepted message has a reference, and nothing is tracked (C6)', async () => {
  answering(200, { data: { reference: 'CS-1A2B3C4D' } })
  expect(await sendMessage(message)).toBe('CS-1A2B3C4D')
  expect(activities).toEqual([])
})

it('one that is not is tracked by its status alone (E1, web-to-case)', async () => {
  answering(503, { status: 503, code: 'busy', detail: 'Hello' })
  await expect(sendMessage(message)).rejects.toBeInstanceOf(ApiProblem)
  expect(activities).toEqual([{ name: 'WEB_TO_CASE_SUBMISSION_FAILED', status: 503 }])
})

it('sent again unchanged it is the same message, changed or after a success another one (C6)', async () => {
  const key = () => sentHeaders.at(-1)?.get('idempotency-key')
  answering(503, { status: 503 })
  await sendMessage(message).catch(() => undefined)
  const first = key()
  await sendMessage(message).catch(() => undefined)
  expect(key()).toBe(first)
  await sendMessage({ ...message, description: 'Hello!' }).catch(() => undefined)
  expect(key()).not.toBe(first)
  answering(200, { data: { reference: 'CS-1A2B3C4D' } })
  await sendMessage(message)
  const messageKey = key()
  await sendMessage(message)
  expect(key()).not.toBe(messageKey)
})
