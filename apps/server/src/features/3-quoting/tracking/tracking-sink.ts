import type { TrackedEvent } from '@coverwright/contract/visit/tracking'

/** Where events go. `send` returns at once and never throws: nobody waits for tracking. */
export type TrackingSink = {
  send(events: readonly TrackedEvent[]): void
  /** Tries once more to hand over what is waiting. */
  stop(): Promise<void>
}

/** Without a sink, events go nowhere. */
export const noSink: TrackingSink = { send: () => {}, stop: async () => {} }
