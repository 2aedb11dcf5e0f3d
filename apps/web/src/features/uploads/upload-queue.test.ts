import { largestDocument } from '@coverwright/contract/values'
import { expect, it } from 'vitest'
import { documentsIn } from './document.ts'
import type { QueueEvent } from './upload-queue.ts'
import { emptyQueue, failureOf, mayRetry, nextToSend, reduceQueue } from './upload-queue.ts'

const file = (name: string, size = 4) => new File([new Uint8Array(size)], name)
const after = (...events: readonly QueueEvent[]) => events.reduce(reduceQueue, emptyQueue)
const choosing = (...files: readonly File[]): QueueEvent => ({ type: 'chosen', files })
const filesAfter = (...events: readonly QueueEvent[]) =>
  after(...events).uploads.map(({ file: { name }, state, failure }) => [name, state, failure].filter(Boolean).join(' '))

it('sends one file after the other (A5)', () => {
  const events = [choosing(file('a'), file('b'))]
  expect(nextToSend(after(...events))?.key).toBe(0)
  const sending = [...events, { type: 'started', key: 0 }] as const
  expect(nextToSend(after(...sending))).toBeUndefined()
  const arrivedEvents = [...sending, { type: 'arrived', key: 0 }] as const
  expect(nextToSend(after(...arrivedEvents))?.key).toBe(1)
  expect(filesAfter(...arrivedEvents)).toEqual(['b waiting'])
})

it('keeps a failed file, goes on with the next, and retries on request (A5)', () => {
  const failedEvents = [
    choosing(file('a'), file('b')),
    { type: 'started', key: 0 },
    { type: 'failed', key: 0, failure: 'connection' },
  ] as const
  expect(filesAfter(...failedEvents)).toEqual(['a failed connection', 'b waiting'])
  expect(nextToSend(after(...failedEvents))?.key).toBe(1)
  expect(filesAfter(...failedEvents, { type: 'again', key: 0 })).toEqual(['a waiting', 'b waiting'])
  expect(filesAfter(...failedEvents, { type: 'dismissed', key: 0 })).toEqual(['b waiting'])
})

it('refuses empty and too large files without sending them (A5)', () => {
  const files = [file('empty', 0), file('most', largestDocument), file('more', largestDocument + 1)]
  expect(filesAfter(choosing(...files))).toEqual(['empty failed empty', 'most waiting', 'more failed tooLarge'])
  expect(filesAfter(choosing(file('empty', 0)), { type: 'again', key: 0 })).toEqual(['empty failed empty'])
})

it('gives every file a key that was not used before (A5)', () => {
  const queue = after(choosing(file('a')), { type: 'arrived', key: 0 }, choosing(file('b')))
  expect(queue.uploads.map(({ key }) => key)).toEqual([1])
})

it('tracks how much of a file was sent (A5)', () => {
  const queue = after(choosing(file('a')), { type: 'started', key: 0 }, { type: 'progressed', key: 0, percent: 40 })
  expect(queue.uploads).toMatchObject([{ state: 'sending', percent: 40 }])
})

it.each([
  [0, 'unknown', 'connection'],
  [503, 'database.unavailable', 'connection'],
  [413, 'request.too_large', 'tooLarge'],
  [422, 'document.kind', 'kind'],
  [422, 'document.heic', 'heic'],
  [422, 'document.old_word', 'oldWord'],
  [422, 'document.locked', 'locked'],
  [422, 'document.too_many', 'tooMany'],
  [422, 'document.harmful', 'harmful'],
  [409, 'quote.completed', 'completed'],
  [500, 'internal', 'other'],
  [422, 'toString', 'other'],
] as const)('%i %s means %s (A5)', (status, code, failure) => expect(failureOf(status, code)).toBe(failure))

it('offers to send again only what may be accepted then (A5)', () => {
  expect((['connection', 'other', 'harmful'] as const).filter(mayRetry)).toHaveLength(3)
  expect((['kind', 'heic', 'locked', 'active', 'tooLarge', 'empty'] as const).filter(mayRetry)).toEqual([])
})

it('reads the files of an answer and ignores anything else (A5)', () => {
  const storedFile = { id: 'a', name: 'a.pdf', size: 1, kind: 'pdf' }
  expect(documentsIn([storedFile, { id: 'b' }, null])).toEqual([storedFile])
  expect(documentsIn(undefined)).toEqual([])
})
