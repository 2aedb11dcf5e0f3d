import type { Database } from '../../../platform/database/database.ts'

/** What happened to an application, oldest first: its events, who came to it, and the mails sent to its contact. */
export const listHappenings = async (
  db: Database,
  { quoteId, site, recipients }: { quoteId: string; site: string; recipients: readonly string[] },
) => ({
  events: await db
    .selectFrom('quote_events')
    .select(['at', 'kind', 'actor', 'step', 'changes'])
    .where('quote_id', '=', quoteId)
    .orderBy('position')
    .execute(),
  access: await db
    .selectFrom('access_events')
    .select(['at', 'kind', 'actor'])
    .where('quote_id', '=', quoteId)
    .orderBy('id')
    .execute(),
  mails:
    recipients.length === 0
      ? []
      : await db
          .selectFrom('mails')
          .select(['kind', 'created_at as at'])
          .where('recipient', 'in', recipients)
          .where('site', '=', site)
          .where('kind', '<>', 'sign_in_code')
          .orderBy('created_at')
          .execute(),
})

/** The versions of an application's offers, from first to last. */
export const listVersionsOf = (db: Database, offers: readonly string[]) =>
  db
    .selectFrom('offer_versions')
    .select(['offer_uuid', 'number', 'at', 'source', 'state', 'reply'])
    .where('offer_uuid', '=', (eb) => eb.fn.any(eb.val(offers)))
    .orderBy('number')
    .execute()
