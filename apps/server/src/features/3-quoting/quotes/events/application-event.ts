import type { ApplicationState } from '@coverwright/core/lifecycle/application'
import type { NewWebhookEvent } from '../../../1-foundation/webhooks/record-event.ts'
import type { QuoteRow } from '../snapshot/quote-snapshot.ts'

type ApplicationEventType = Extract<NewWebhookEvent['type'], `application.${string}`>

/** Its states where the row does not show them. */
type States = { readonly state?: ApplicationState; readonly previous?: ApplicationState }

/**
 * A webhook's event about an application.
 * @param row after the event
 */
export function applicationEvent(
  type: ApplicationEventType,
  { site, uuid, events, completed }: Pick<QuoteRow, 'site' | 'uuid' | 'events' | 'completed'>,
  states: States = {},
): NewWebhookEvent<ApplicationEventType> {
  const state = completed ? 'submitted' : 'draft'
  return { site, type, data: { id: uuid, application: uuid, version: events, state, ...states } }
}
