import { inBatches } from '../../../../platform/database/batches.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { storedOrigin } from '../../../2-identity/access/stored-origin.ts'
import type { Unproven } from '../../../2-identity/sessions/asker.ts'
import { chained, type Head, type NewEvent } from '../events/quote-events.ts'
import type { QuoteRow } from '../snapshot/opened-quote.ts'
import { bytesOfQuote, type Mark } from './own-quote.store.ts'
import type { Differences } from './save-delta.ts'

/** What a save writes. */
type OwnChange = Pick<
  QuoteRow,
  'version' | 'max_step' | 'partner' | 'test_features' | 'legit_lead_at' | 'updated_at' | 'schema_version'
> &
  Differences

type Asked = {
  readonly visitor: Unproven
  /** The quote as it is remembered. */
  readonly known: Pick<Mark, 'mark'> & { readonly row: QuoteRow }
  readonly change: OwnChange
  readonly event: NewEvent
}

export type OwnChanges = ReturnType<typeof createOwnChanges>

/** The values of a save, in the order in which its statement takes them, and their types. */
const types = {
  token_hash: 'bytea',
  id: 'uuid',
  site: 'text',
  mark: 'xid',
  at: 'timestamptz',
  given: 'jsonb',
  taken: 'text[]',
  item_at: 'text[]',
  item: 'jsonb',
  version: 'int',
  max_step: 'text',
  partner: 'text',
  test_features: 'text[]',
  legit_lead_at: 'timestamptz',
  schema_version: 'int',
  position: 'int',
  hash: 'text',
  kind: 'text',
  actor: 'text',
  step: 'text',
  changes: 'jsonb',
  origin: 'jsonb',
  previous_hash: 'text',
} as const

type Name = keyof typeof types
type Values = Readonly<Record<Exclude<Name, 'id'>, unknown>> & { readonly id: string }

const isName = (name: string): name is Name => name in types
const names = Object.keys(types).filter(isName)
const ofEvent = 'id, position, version, kind, at, actor, step, changes, origin, previous_hash, hash'

function rowsOf(count: number): string {
  const row = (at: number): string => {
    const values = Object.values(types).map((type, index) => `$${at * names.length + index + 1}::${type}`)
    return `(${values.join(', ')})`
  }
  return Array.from({ length: count }, (_, at) => row(at)).join(', ')
}

/**
 * So many saves by one statement, each by itself: it changes those quotes that are as they were read and still their
 * visitor's. One that somebody holds is passed over: others would have to wait with it. Each is looked up by itself, so
 * that no plan reads a whole table, and written where it was found.
 */
const changing = (count: number) =>
  prepared<Mark & { readonly id: string }>(
    `change_own_quotes_${count}`,
    `with asked (${names.join(', ')}) as (values ${rowsOf(count)}),
    found as (
      select asked.*, quote.place from asked cross join lateral (
        select ctid as place from quotes
        where quotes.id = asked.id and quotes.xmin = asked.mark and quotes.site = asked.site
          and quotes.session_id = (
            select sessions.id from sessions
            where sessions.token_hash = asked.token_hash and sessions.expires_at > asked.at
          )
          and quotes.person_id is null and quotes.agency_id is null and quotes.agent_id is null and not quotes.completed
        for update skip locked
      ) as quote
    ), changed as (
      update quotes set
        answers = case when found.item is null then (quotes.answers || found.given) - found.taken
          else jsonb_set((quotes.answers || found.given) - found.taken, found.item_at, found.item, false) end,
        version = found.version, max_step = found.max_step, partner = found.partner,
        test_features = found.test_features, legit_lead_at = found.legit_lead_at, updated_at = found.at, schema_version = found.schema_version,
        events = found.position, last_hash = found.hash
      from found where quotes.ctid = found.place and quotes.id = found.id and quotes.xmin = found.mark
      returning found.*, quotes.xmin::text as new_mark, ${bytesOfQuote}
    ), event as (
      insert into quote_events (quote_id, position, version, kind, at, actor, step, changes, origin, previous_hash, hash)
      select ${ofEvent} from changed
    )
    select id, new_mark as mark, bytes from changed`,
  )

/** Each connection has the database plan these; a batch takes the smallest it fits in. */
const sizes = [1, 4, 8, 16, 24, 32, 64]
const statements = sizes.map((size) => ({ size, ask: changing(size) }))
/** One is on its way while the database works on the other. */
const lanes = 2

/**
 * Changes quotes and adds what happened to their chains of events: for each both happen, or neither when the quote is not
 * as it was read any more, or not the visitor's. What is asked at the same moment is one statement.
 * @returns undefined for one that was overtaken
 */
export function createOwnChanges(db: Database) {
  const change = inBatches({
    most: Math.max(...sizes),
    lanes,
    worthwhile: 16,
    keyOf: ({ id }: Values) => id,
    async ask(batch: readonly Values[]): Promise<readonly (Mark | undefined)[]> {
      const statement = statements.find(({ size }) => size >= batch.length)
      if (!statement) throw new Error(`${batch.length} saves do not fit into one statement`)
      // Rows of nothing change nothing.
      const values = new Array<unknown>(statement.size * names.length).fill(null)
      let at = 0
      for (const each of batch) for (const name of names) values[at++] = each[name]
      const rows = await statement.ask(db, values)
      const byId = new Map(rows.map((row) => [row.id, row]))
      return batch.map(({ id }) => byId.get(id))
    },
  })
  return async ({
    visitor,
    known: { row, mark },
    change: changed,
    event,
  }: Asked): Promise<(Mark & Head) | undefined> => {
    const next = chained(event, row, storedOrigin())
    const { item } = changed
    const stored = await change({
      token_hash: visitor.tokenHash,
      id: row.id,
      site: visitor.site,
      mark,
      at: changed.updated_at.toISOString(),
      given: JSON.stringify(changed.given),
      taken: changed.taken,
      item_at: item && [item.list, String(item.at)],
      item: item && JSON.stringify(item.item),
      version: changed.version,
      max_step: changed.max_step,
      partner: changed.partner,
      test_features: changed.test_features,
      legit_lead_at: changed.legit_lead_at?.toISOString() ?? null,
      schema_version: changed.schema_version,
      position: next.position,
      hash: next.hash,
      kind: next.kind,
      actor: next.actor,
      step: next.step,
      changes: JSON.stringify(next.changes),
      origin: next.origin && JSON.stringify(next.origin),
      previous_hash: next.previous_hash,
    })
    return stored && { mark: stored.mark, bytes: stored.bytes, events: next.position, last_hash: next.hash }
  }
}
