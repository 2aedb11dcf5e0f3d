import type { NewWebhookEvent } from '../../../1-foundation/webhooks/record-event.ts'
import type { QuoteRow } from '../snapshot/quote-snapshot.ts'

type ApplicationEventType = Extract<NewWebhookEvent['type'], `application.${string}`>

/** What a webhook tells about an application as it is now. @param previous its state before, where that changed */
export function applicationEvent(
  type: ApplicationEventType,
  { site, uuid, version, completed }: Pick<QuoteRow, 'site' | 'uuid' | 'version' | 'completed'>,
  previous?: string,
): NewWebhookEvent<ApplicationEventType> {
  const state = completed ? 'submitted' : 'draft'
  const data = { id: uuid, application: uuid, version, state, ...(previous === undefined ? {} : { previous }) }
  return { site, type, data }
}
