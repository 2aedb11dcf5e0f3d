import { setTimeout as wait } from 'node:timers/promises'
import type { TrackedEvent } from '@coverwright/contract/visit/tracking'
import { fetchConfigured } from '../../../platform/fetch-configured.ts'
import type { Log } from '../../../platform/log/log.ts'
import type { TrackingSink } from './tracking-sink.ts'

type Options = {
  url: URL
  log: Log
  timeoutMs?: number
  /** Pauses before each further try; after the last one a batch is dropped. */
  pausesMs?: readonly number[]
  /** How long events are collected before they are sent together. */
  gatherMs?: number
  mostInBatch?: number
  /** What waits beyond this is dropped: a sink that does not answer must not fill our memory. */
  mostWaiting?: number
}

/** Hands events over by HTTP: `POST` of `{ "events": […] }` as JSON, in batches, one at a time. */
export function createHttpSink({
  url,
  log,
  timeoutMs = 3000,
  pausesMs = [1000, 5000],
  gatherMs = 500,
  mostInBatch = 100,
  mostWaiting = 5000,
}: Options): TrackingSink {
  const waiting: TrackedEvent[] = []
  const stopping = new AbortController()
  let working: Promise<void> | undefined
  let dropCount = 0

  /** Name and password of the address go as a header; fetch takes no address that has them. */
  const address = new URL(url)
  address.username = ''
  address.password = ''
  const secret = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  const authorization = secret === ':' ? {} : { authorization: `Basic ${Buffer.from(secret).toString('base64')}` }

  async function post(events: readonly TrackedEvent[]): Promise<boolean> {
    try {
      const response = await fetchConfigured(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      // An understood and refused batch would be refused again.
      return response.status < 500 && response.status !== 429
    } catch {
      return false
    }
  }

  const pause = (ms: number): Promise<unknown> =>
    wait(ms, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)

  async function handOver(events: readonly TrackedEvent[]): Promise<void> {
    if (await post(events)) return
    for (const ms of pausesMs) {
      if (stopping.signal.aborted) break
      await pause(ms)
      if (await post(events)) return
    }
    dropCount += events.length
    // A server that stops does not wait for the rest to be refused one by one.
    if (stopping.signal.aborted) dropCount += waiting.splice(0).length
  }

  async function work(): Promise<void> {
    await pause(gatherMs)
    while (waiting.length > 0) await handOver(waiting.splice(0, mostInBatch))
    if (dropCount > 0) log.warn({ nonActionable: true, dropped: dropCount }, 'the tracking sink did not accept events')
    dropCount = 0
    working = undefined
  }

  return {
    send(events) {
      const room = Math.max(0, mostWaiting - waiting.length)
      dropCount += Math.max(0, events.length - room)
      waiting.push(...events.slice(0, room))
      working ??= work()
    },
    async stop() {
      stopping.abort()
      await working
    },
  }
}
