import type { TrackedEvent } from '@coverwright/contract/visit/tracking'
import { reportNonActionable } from '../../reporting/report.ts'

/** An event as a site's script gets it. Unlike the sink, the script knows the site and the time itself. */
export type TrackerEvent = Omit<TrackedEvent, 'site' | 'at'>

declare global {
  interface Window {
    /** Defined by the script of a site's tracker. */
    coverwrightTracker?: (event: TrackerEvent) => void
  }
}

/** Events that are queued while the script loads. */
const maxQueued = 50
const timeoutMs = 10_000

/** Loads a site's tracker. If it is missing or fails, that is reported once and has no other effect. */
export function loadTracker(url: string): (event: TrackerEvent) => void {
  const queue: TrackerEvent[] = []
  let state: 'loading' | 'loaded' | 'missing' = 'loading'

  const send = (event: TrackerEvent): void => {
    try {
      window.coverwrightTracker?.(event)
    } catch {
      reportNonActionable('tracker.failed')
    }
  }
  const giveUp = (): void => {
    if (state !== 'loading') return
    state = 'missing'
    queue.length = 0
    reportNonActionable('tracker.not_loaded')
  }
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.addEventListener('error', giveUp)
  script.addEventListener('load', () => {
    state = 'loaded'
    for (const event of queue.splice(0)) send(event)
  })
  setTimeout(giveUp, timeoutMs)
  document.head.append(script)

  return (event) => {
    if (state === 'loaded') send(event)
    else if (state === 'loading' && queue.length < maxQueued) queue.push(event)
  }
}
