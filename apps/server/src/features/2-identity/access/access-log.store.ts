import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { storedOrigin } from './stored-origin.ts'

export const accessEventKinds = [
  'code_sent',
  'code_refused',
  'signed_in',
  'signed_out',
  'registered',
  'claimed',
  'link_made',
  'link_revoked',
  'impersonation_begun',
  'impersonation_ended',
  'record_read',
  'records_searched',
  'records_exported',
  'exported',
  'erased',
  'erasure_held',
  'limited',
  'second_factor_wanted',
  'second_factor_enrolled',
  'second_factor_refused',
  'recovery_code_used',
  'device_forgotten',
  'second_factor_reset',
  /** An operator had a mail, a webhook or a job tried again. */
  'sent_again',
  /** An operator read who a mail is to. */
  'recipient_read',
  /** An operator looked for, exported or erased what is stored about somebody, for the reason in the detail. */
  'person_looked_up',
  'token_made',
  'token_rotated',
  'token_revoked',
  /** What is encrypted was opened for the insurer that is asked to bind. */
  'unsealed',
  /** All evidence was verified; the detail says what was found. */
  'evidence_verified',
  /** An operator published a site's file, or an earlier text of it. */
  'site_published',
  /** An operator invited somebody, changed their role or removed them. */
  'staff_changed',
] as const
export type AccessEventKind = (typeof accessEventKinds)[number]

export type AccessEvent = {
  readonly kind: AccessEventKind
  /** From `actorPseudonym`. */
  readonly actor: string
  readonly personId?: string | undefined
  readonly quoteId?: string | undefined
  /** Nothing personal. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** Records who got access and did what. Changes of a quote are also among its own events. */
export async function logAccess(db: Database, event: AccessEvent, at: Date): Promise<void> {
  const { kind, actor, personId, quoteId, detail = {} } = event
  const origin = storedOrigin()
  await db
    .insertInto('access_events')
    .values({
      at,
      kind,
      actor,
      person_id: personId ?? null,
      quote_id: quoteId ?? null,
      detail: JSON.stringify(detail),
      origin: origin && JSON.stringify(origin),
    })
    .execute()
}

/** How long repeated reading by the same actor is one record: pages read again whenever somebody returns to them. */
const sameReadingMs = 10 * 60_000

/** Records that something was read, unless the same was just recorded for the same actor. */
export async function logReading(db: Database, event: AccessEvent, at: Date): Promise<void> {
  const { kind, actor, personId, quoteId, detail = {} } = event
  const earlier = await db
    .selectFrom('access_events')
    .select('id')
    .where('kind', '=', kind)
    .where('actor', '=', actor)
    .where((eb) => (personId === undefined ? eb('person_id', 'is', null) : eb('person_id', '=', personId)))
    .where((eb) => (quoteId === undefined ? eb('quote_id', 'is', null) : eb('quote_id', '=', quoteId)))
    .where('at', '>', new Date(at.getTime() - sameReadingMs))
    .where(sql<boolean>`detail = ${JSON.stringify(detail)}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  if (!earlier) await logAccess(db, event, at)
}

/** The id of a quote by its uuid. It names a table of a layer above, as `visibleQuotes` does. */
export async function quoteIdOf(db: Database, uuid: string): Promise<string | undefined> {
  const quote = await db.selectFrom('quotes').select('id').where('uuid', '=', uuid).executeTakeFirst()
  return quote?.id
}
