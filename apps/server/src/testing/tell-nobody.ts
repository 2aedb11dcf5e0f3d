import type { RecordEvent } from '../features/1-foundation/webhooks/record-event.ts'

/** For what is tested apart from webhooks. */
export const tellNobody: RecordEvent = async () => undefined
