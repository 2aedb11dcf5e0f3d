import type { AuditQuery } from '@coverwright/contract/console/audit'
import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'

type Row = {
  readonly id: string
  readonly at: Date
  readonly kind: string
  readonly actor: string
  readonly person_id: string | null
  readonly application: string | null
  readonly detail: Readonly<Record<string, string | number | boolean>>
  readonly request: string | null
}

/** How many events one reading looks through for those that are wanted. */
const mostLookedAt = 50_000

type AuditPage = { readonly rows: readonly Row[]; readonly next: string | undefined }

/** A page of access events, newest first. A page that is not full continues at `next` while there are earlier ones. */
export async function listAccessEvents(
  db: Database,
  { kind, from, to, actor, person, application, after }: AuditQuery,
  { timeZone, limit }: { readonly timeZone: string; readonly limit: number },
): Promise<AuditPage> {
  const { rows } = await sql<Row & { readonly lowest: string | null }>`
    with looked as materialized (
      select id, at, kind, actor, person_id, quote_id, detail, origin from access_events
      where true
        ${after === undefined ? sql`` : sql`and id < ${after}::bigint`}
        ${person === undefined ? sql`` : sql`and person_id = ${person}`}
        ${application === undefined ? sql`` : sql`and quote_id = (select id from quotes where uuid = ${application})`}
      order by id desc limit ${mostLookedAt}
    )
    select looked.id::text, looked.at, looked.kind, looked.actor, looked.person_id, quotes.uuid as application, looked.detail,
      looked.origin ->> 'request' as request,
      (select case when count(*) = ${mostLookedAt} then min(id)::text end from looked) as lowest
    from looked left join quotes on quotes.id = looked.quote_id
    where true
      ${kind === undefined ? sql`` : sql`and looked.kind = ${kind}`}
      ${actor === undefined ? sql`` : sql`and looked.actor like ${`person:${actor}%`}`}
      ${from === undefined ? sql`` : sql`and looked.at >= ${from}::date::timestamp at time zone ${timeZone}`}
      ${to === undefined ? sql`` : sql`and looked.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`}
    order by looked.id desc limit ${limit}`.execute(db)
  const last = rows.at(-1)
  return { rows, next: rows.length === limit ? last?.id : (last?.lowest ?? undefined) }
}

/** What the last verification of all evidence found. */
export const findVerification = (db: Database) =>
  db
    .selectFrom((eb) =>
      eb.selectFrom('access_events').selectAll().orderBy('id', 'desc').limit(mostLookedAt).as('looked'),
    )
    .select(['at', 'detail'])
    .where('kind', '=', 'evidence_verified')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
