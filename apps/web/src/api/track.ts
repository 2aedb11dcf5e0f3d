import type { QuoteReply } from '@coverwright/contract/quotes'
import type { TrackingEvent } from '@coverwright/contract/tracking'
import type { Save } from './resources/quotes.ts'

/** What happened: an event, its path as it stands in the address, or a save or submission that events are made of later. */
export type Happening =
  | TrackingEvent
  | { readonly name: 'saved'; readonly save: Save; readonly quote: QuoteReply }
  | { readonly name: 'sent'; readonly quote: QuoteReply }

/** More than happens before the rest is here. */
const most = 50

const waiting: Happening[] = []
let listener: ((happening: Happening) => void) | undefined

/** Notes it. Whether it is told to anybody, the site and the person decide. */
export function track(happening: Happening): void {
  if (listener) listener(happening)
  else if (waiting.length < most) waiting.push(happening)
}

/** From now on, and for what happened before. */
export function listenToHappenings(take: (happening: Happening) => void): void {
  listener = take
  for (const happening of waiting.splice(0)) take(happening)
}
