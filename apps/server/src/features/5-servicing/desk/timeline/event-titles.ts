import { type Translate, translateIfPresent } from '@coverwright/core/text/text'
import type { AccessEventKind } from '../../../2-identity/access/access-log.store.ts'
import type { EventKind } from '../../../3-quoting/quotes/events/quote-events.ts'

/** What happened, by the kind of event in the chain. */
export const eventTitles: Readonly<Record<EventKind, string>> = {
  created: 'desk.event.created',
  saved: 'desk.event.saved',
  finished: 'desk.event.finished',
  reopened: 'desk.event.reopened',
  undone: 'desk.event.undone',
  offers_chosen: 'desk.event.offers_chosen',
  offer_answered: 'desk.event.offer_answered',
  insurer_informed: 'desk.event.insurer_informed',
  offer_advanced: 'desk.event.offer_advanced',
  bill_changed: 'desk.event.bill_changed',
  renewal_due: 'desk.event.renewal_due',
  renewal_declined: 'desk.event.renewal_declined',
  policy_request_asked: 'desk.event.policy_request_asked',
  policy_request_advanced: 'desk.event.policy_request_advanced',
  owner_changed: 'desk.event.owner_changed',
  closed: 'desk.event.closed',
  opened_again: 'desk.event.opened_again',
  note_added: 'desk.event.note_added',
  task_added: 'desk.event.task_added',
  task_done: 'desk.event.task_done',
  customer_asked: 'desk.event.customer_asked',
  customer_answered: 'desk.event.customer_answered',
  request_done: 'desk.event.request_done',
  legit_lead: 'desk.event.legit_lead',
  document_added: 'desk.event.document_added',
  document_removed: 'desk.event.document_removed',
  offer_document_added: 'desk.event.offer_document_added',
  offer_document_refused: 'desk.event.offer_document_refused',
  offer_document_removed: 'desk.event.offer_document_removed',
  proposal_sent: 'desk.event.proposal_sent',
}

/** Kinds of access that are written down about an application. */
export const accessTitles: Readonly<Partial<Record<AccessEventKind, string>>> = {
  record_read: 'desk.access.record_read',
  link_made: 'desk.access.link_made',
  link_revoked: 'desk.access.link_revoked',
  claimed: 'desk.access.claimed',
  unsealed: 'desk.access.unsealed',
}

const titleIn = (titles: Readonly<Record<string, string | undefined>>, kind: string): string | undefined =>
  Object.hasOwn(titles, kind) ? titles[kind] : undefined

const plain = (kind: string): string => kind.replaceAll('_', ' ')

export function eventTitle(kind: string, t: Translate): string {
  const title = titleIn(eventTitles, kind)
  return title === undefined ? t('desk.event.other', { what: plain(kind) }) : t(title)
}

export function accessTitle(kind: string, t: Translate): string {
  const title = titleIn(accessTitles, kind)
  return title === undefined ? t('desk.event.access', { what: plain(kind) }) : t(title)
}

/** A mail by its own title or subject, if that names nothing of its own. */
export function mailTitle(kind: string, t: Translate): string {
  const own = [`mail.${kind}.title`, `mail.${kind}.subject`].flatMap((key) => translateIfPresent(key, t) ?? [])
  return t('desk.event.mail', { what: own.find((words) => !words.includes('{')) ?? plain(kind) })
}
