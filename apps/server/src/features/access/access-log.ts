import type { Database } from '../../platform/database/database.ts'

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
  | 'exported'
  | 'erased'
  | 'erasure_held'

export type AccessEvent = {
  readonly kind: AccessEventKind
  /** From `actorOf`: a pseudonym. */
  readonly actor: string
  readonly personId?: string | undefined
  readonly quoteId?: string | undefined
  /** Nothing personal. */
  readonly detail?: Readonly<Record<string, string | number | boolean>>
}

/** Adds to the record of who came in and did what, beside what happened to each quote. */
export async function logAccess(db: Database, event: AccessEvent, at: Date): Promise<void> {
  const { kind, actor, personId, quoteId, detail = {} } = event
  await db
    .insertInto('access_events')
    .values({
      at,
      kind,
      actor,
      person_id: personId ?? null,
      quote_id: quoteId ?? null,
      detail: JSON.stringify(detail),
    })
    .execute()
}
