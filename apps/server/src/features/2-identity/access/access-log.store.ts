import type { Database } from '../../../platform/database/database.ts'
import { storedOrigin } from './stored-origin.ts'

export type AccessEventKind =
  | 'code_sent'
  | 'code_refused'
  | 'signed_in'
  | 'signed_out'
  | 'registered'
  | 'claimed'
  | 'link_made'
  | 'link_revoked'
  | 'impersonation_begun'
  | 'impersonation_ended'
  | 'record_read'
  | 'exported'
  | 'erased'
  | 'erasure_held'
  | 'limited'
  | 'second_factor_wanted'
  | 'second_factor_enrolled'
  | 'second_factor_refused'
  | 'recovery_code_used'
  | 'device_forgotten'
  | 'second_factor_reset'
  /** An operator had a mail, a webhook or a job tried again. */
  | 'sent_again'
  /** An operator read who a mail is to. */
  | 'recipient_read'
  | 'token_made'
  | 'token_rotated'
  | 'token_revoked'
  /** What is encrypted was opened for the insurer that is asked to bind. */
  | 'unsealed'

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
