import type { RecordEvent } from '../features/1-foundation/webhooks/record-event.ts'

/** For tests without webhooks. */
export const ignoreEvents: RecordEvent = async () => undefined
