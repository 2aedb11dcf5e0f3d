import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TrackerEvent } from './tracker-script.ts'

const submittedEvent: TrackerEvent = {
  visit: '0b7f1c52-5c7e-4f53-9c77-0d0f3c1f2a11',
  event: { name: 'submitted', lines: ['gl'], renewal: false },
}

/** Loads a tracker whose script does nothing by itself. @returns what is reported, and what happens to the script */
async function loadTrackerNow(coverwrightTracker: (event: TrackerEvent) => void) {
  vi.resetModules()
  const script = new EventTarget()
  const reports: Promise<string>[] = []
  vi.stubGlobal('document', {
    createElement: () => script,
    head: { append: () => undefined },
    baseURI: 'https://a.example/',
    querySelector: () => null,
  })
  vi.stubGlobal('location', new URL('https://a.example/'))
  vi.stubGlobal('navigator', {
    ...{ userAgent: 'Mozilla/5.0 Firefox/150.0', webdriver: false, onLine: true },
    sendBeacon: (_address: string, report: Blob) => reports.push(report.text()),
  })
  vi.stubGlobal('window', { coverwrightTracker })
  const { loadTracker } = await import('./tracker-script.ts')
  return {
    codes: async () => (await Promise.all(reports)).map((report) => JSON.parse(report).code),
    send: loadTracker('https://tracker.example/t.js'),
    happens: (name: string) => script.dispatchEvent(new Event(name)),
  }
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

it('a tracker that rejects a submission is reported, and nothing else happens (C5, E1, seed 8)', async () => {
  const { codes, send, happens } = await loadTrackerNow(() => {
    throw new Error('The conversion is not reported')
  })
  happens('load')
  expect(() => send(submittedEvent)).not.toThrow()
  expect(await codes()).toEqual(['tracker.failed'])
})

it('a tracker missing after ten seconds is reported once, and gets no events (C5, E1, seed 8)', async () => {
  const receive = vi.fn()
  const { codes, send, happens } = await loadTrackerNow(receive)
  send(submittedEvent)
  vi.advanceTimersByTime(10_000)
  happens('error')
  send(submittedEvent)
  expect(await codes()).toEqual(['tracker.not_loaded'])
  expect(receive).not.toHaveBeenCalled()
})
