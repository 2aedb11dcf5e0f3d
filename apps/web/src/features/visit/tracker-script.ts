import type { TrackedEvent } from '@coverwright/contract/tracking'
import { reportNonActionable } from '../../reporting/report.ts'

/** An event as a site's script gets it: as the sink does, but for where and when, which it knows itself. */
export type TrackerEvent = Omit<TrackedEvent, 'site' | 'at'>

declare global {
  interface Window {
    /** Defined by the script of a site's tracker; gets each event. */
    coverwrightTracker?: (event: TrackerEvent) => void
  }
}

/** Events that are queued for a slow script. */
const most = 50
const timeoutMs = 10_000

/** Loads a site's tracker. One that is missing or fails is reported once and has no other effect. */
export function loadTracker(url: string): (event: TrackerEvent) => void {
  const waiting: TrackerEvent[] = []
  let state: 'loading' | 'here' | 'missing' = 'loading'

  const tell = (event: TrackerEvent): void => {
    try {
      window.coverwrightTracker?.(event)
    } catch {
      reportNonActionable('tracker.failed')
    }
  }
  const missing = (): void => {
    if (state !== 'loading') return
    state = 'missing'
    waiting.length = 0
    reportNonActionable('tracker.not_loaded')
  }
  const script = document.createElement('script')
  script.src = url
  script.async = true
  script.addEventListener('error', missing)
  script.addEventListener('load', () => {
    state = 'here'
    for (const event of waiting.splice(0)) tell(event)
  })
  setTimeout(missing, timeoutMs)
  document.head.append(script)

  return (event) => {
    if (state === 'here') tell(event)
    else if (state === 'loading' && waiting.length < most) waiting.push(event)
  }
}
