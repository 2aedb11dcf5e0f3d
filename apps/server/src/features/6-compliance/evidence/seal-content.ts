import { type RawBuilder, type Selectable, sql } from 'kysely'
import { contentHash } from '../../../platform/content-hash.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { EvidenceSealsTable } from './evidence.tables.ts'

export type Seal = Selectable<EvidenceSealsTable>

type Counted = { readonly count: number; readonly hash: string }

const hashOver = (text: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql<string>`encode(sha256(convert_to(coalesce(string_agg(${text}, ',' order by ${order}), ''), 'utf8')), 'hex')`

/** How many heads a seal is over, and the hash over them. */
export const headsOf = (db: Database, seal: number): Promise<Counted> =>
  db
    .selectFrom('sealed_heads')
    .where('seal', '=', seal)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      hashOver(sql`quote_id || ' ' || position || ' ' || hash`, sql`quote_id, position`).as('hash'),
    ])
    .executeTakeFirstOrThrow()

/** How many access events there are above one and up to another, and the hash over them. */
export const accessBetween = (db: Database, after: number, to: number): Promise<Counted> =>
  db
    .selectFrom('access_events')
    .where(sql<boolean>`id > ${after}::bigint and id <= ${to}::bigint`)
    .select(({ fn }) => [fn.countAll<number>().as('count'), hashOver(sql`id || ' ' || hash`, sql`id`).as('hash')])
    .executeTakeFirstOrThrow()

export const sealHash = ({ hash: _hash, at, ...seal }: Omit<Seal, 'hash'> & { hash?: string }): string =>
  contentHash({ ...seal, at: at.toISOString() })

/** What stands in the place of an erased quote's events: the row of its erasure, so that none is made up afterwards. */
export const erasureHash = sql<string>`encode(sha256(convert_to(jsonb_build_array(
  erasures.id, erasures.person_id, erasures.quote_id, erasures.reason, erasures.events, erasures.last_hash,
  (extract(epoch from erasures.at) * 1000000)::bigint)::text, 'utf8')), 'hex')`
