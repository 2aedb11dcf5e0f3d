import type { TrackedEvent } from '@coverwright/contract/tracking'
import { reportNonActionable } from '../../reporting/report.ts'

/** An event as a site's script gets it: as the sink does, but for where and when, which it knows itself. */
export type ToldEvent = Omit<TrackedEvent, 'site' | 'at'>

declare global {
  interface Window {
    /** Defined by the script of a site's tracker; gets each event. */
    coverwrightTracker?: (event: ToldEvent) => void
  }
}

/** What waits for a script that is long in coming. */
const most = 50
const patienceMs = 10_000

/** Loads a site's tracker. One that does not come, or that fails, is told of once, and nothing else is the matter. */
export function loadTracker(url: string): (event: ToldEvent) => void {
  const waiting: ToldEvent[] = []
  let state: 'loading' | 'here' | 'missing' = 'loading'

  const tell = (event: ToldEvent): void => {
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
  setTimeout(missing, patienceMs)
  document.head.append(script)

  return (event) => {
    if (state === 'here') tell(event)
    else if (state === 'loading' && waiting.length < most) waiting.push(event)
  }
}
