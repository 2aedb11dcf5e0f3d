import type { QuoteReply } from '@coverwright/contract/quotes'
import type { TrackingEvent } from '@coverwright/contract/visit/tracking'
import type { Save } from './resources/quotes.ts'

/** An event, or a save or submission from which events are made later. */
export type TrackedActivity =
  | TrackingEvent
  | { readonly name: 'saved'; readonly save: Save; readonly quote: QuoteReply }
  | { readonly name: 'sent'; readonly quote: QuoteReply }

/** More than can happen before tracking is loaded. */
const longestQueue = 50

/** Queues events until somebody listens. */
function createActivityLog() {
  const queue: TrackedActivity[] = []
  let listener: ((activity: TrackedActivity) => void) | undefined
  return {
    /** The site and the visitor decide whether it is sent anywhere. */
    track: (activity: TrackedActivity): void => {
      if (listener) listener(activity)
      else if (queue.length < longestQueue) queue.push(activity)
    },
    /** Gets the queued events, then all further ones. */
    listen: (next: (activity: TrackedActivity) => void): void => {
      listener = next
      for (const activity of queue.splice(0)) next(activity)
    },
  }
}

export const { track, listen: listenToActivity } = createActivityLog()
