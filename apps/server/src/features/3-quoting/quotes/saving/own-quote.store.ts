import type { Database } from '../../../../platform/database/database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import type { Unproven } from '../../../2-identity/sessions/asker.ts'
import type { QuotesTable } from '../quotes.tables.ts'
import type { QuoteRow } from '../snapshot/opened-quote.ts'

/*
 * The quote that a browser began and nobody who signed in has made theirs, for the visitor at that browser: nearly every
 * read and every save. One statement each, which looks itself whether the session counts and the quote is still the
 * visitor's; for whoever it finds nothing, `mayWorkOn` decides as always.
 */

const columns = Object.keys({
  id: true,
  uuid: true,
  session_id: true,
  site: true,
  flow_type: true,
  schema_version: true,
  version: true,
  completed: true,
  max_step: true,
  answers: true,
  question_sets: true,
  carried: true,
  renews: true,
  partner: true,
  campaign_id: true,
  partnership_source: true,
  partnership_name: true,
  test_features: true,
  submission_uuid: true,
  legit_lead_at: true,
  abandoned_at: true,
  person_id: true,
  agency_id: true,
  agent_id: true,
  account_uuid: true,
  checkout_session_uuid: true,
  follow_up_at: true,
  created_at: true,
  updated_at: true,
  events: true,
  last_hash: true,
} satisfies Record<keyof QuotesTable, true>)

/**
 * What tells whether a row is still as it was read: the transaction that wrote it, whatever it wrote. And about how many
 * bytes it is.
 */
export type Mark = { readonly mark: string; readonly bytes: number }

type Read = QuoteRow & Mark & { readonly visitor_seen_at: Date }

const visitorsOwn = `from sessions join quotes on quotes.session_id = sessions.id
  and quotes.person_id is null and quotes.agency_id is null and quotes.agent_id is null
  where sessions.token_hash = $1 and sessions.expires_at > $2 and quotes.id = $3 and quotes.site = $4`

/** About how many bytes a quote is. */
export const bytesOfQuote = '(pg_column_size(quotes.answers) + pg_column_size(quotes.question_sets))::int as bytes'

const read = prepared<Read>(
  'read_own_quote',
  `select ${columns.map((name) => `quotes.${name}`).join(', ')}, quotes.xmin::text as mark, ${bytesOfQuote},
  sessions.last_seen_at as visitor_seen_at ${visitorsOwn}`,
)

const look = prepared<object>('look_at_own_quote', `select 1 as one ${visitorsOwn} and quotes.xmin = $5::xid`)

/** The quote as it is, when its visitor was last seen, and its mark. */
export async function readOwnQuote(
  db: Database,
  { tokenHash, at, site }: Unproven,
  id: string,
): Promise<(Mark & { readonly row: QuoteRow; readonly seenAt: Date }) | undefined> {
  const [found] = await read(db, [tokenHash, at, id, site])
  if (!found) return undefined
  const { mark, bytes, visitor_seen_at, ...row } = found
  return { row, mark, bytes, seenAt: visitor_seen_at }
}

/** Whether a quote that was read before is still so, and still the visitor's. */
export async function isStillOwn(
  db: Database,
  { tokenHash, at, site }: Unproven,
  id: string,
  mark: string,
): Promise<boolean> {
  const [found] = await look(db, [tokenHash, at, id, site, mark])
  return found !== undefined
}
