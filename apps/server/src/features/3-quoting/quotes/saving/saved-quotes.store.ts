import { sql } from 'kysely'
import { coalesce } from '../../../../platform/database/coalesce.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { storedOrigin } from '../../../2-identity/access/stored-origin.ts'
import { chainEvent, type Head, type NewEvent } from '../events/quote-events.ts'
import {
  type QuoteEventsTable,
  quoteColumns,
  type SavedColumns,
  savedColumns,
  type TriggeredColumns,
  triggeredColumns,
} from '../quotes.tables.ts'
import { searchTextOf } from '../search-text-of.ts'
import type { QuoteRow } from '../snapshot/quote-snapshot.ts'

/** What a save writes beside what follows from the event and the answers. */
export type Save = { readonly saved: Omit<SavedColumns, keyof Head | 'search_text'>; readonly event: NewEvent }

type Write = Omit<SavedColumns, 'answers'> & {
  readonly id: string
  readonly revision: number
  /** The changed answers by their top-level names, and the names of removed ones: most of a quote stays unchanged. */
  readonly given: Readonly<Record<string, unknown>>
  readonly gone: readonly string[]
  readonly event: object
}
type SavedRow = TriggeredColumns & { readonly id: string }

const plain = savedColumns.filter((name) => name !== 'answers')
const eventColumns = [
  'quote_id',
  'position',
  'version',
  'kind',
  'at',
  'actor',
  'step',
  'changes',
  'origin',
  'previous_hash',
  'hash',
] as const satisfies readonly (keyof QuoteEventsTable)[]

/** Names every column, since a statement with `*` is not prepared. */
const names = (columns: readonly string[], of?: string) =>
  sql.raw(columns.map((name) => (of === undefined ? name : `${of}.${name}`)).join(', '))
const parameterNames = ['id', 'revision', 'given', 'gone', 'event', ...plain]
const record = sql.raw(plain.map((name) => `${name} ${quoteColumns[name].type}`).join(', '))
const assignments = sql.raw(plain.map((name) => `${name} = found.${name}`).join(', '))

/**
 * Writes each quote that is still at the revision it was planned from, with its event, and skips the others. A locked
 * row is skipped too: a batch must not wait for one of its rows. Each row is looked up by its key, whatever the planner
 * expects of the batch.
 */
async function write(db: Database, writes: readonly Write[]): Promise<readonly SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    with planned as (
      select ${names(parameterNames)} from jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as planned(
        id uuid, revision integer, given jsonb, gone text[], event jsonb, ${record})
    ), found as (
      select ${names(parameterNames, 'planned')} from planned cross join lateral (
        select from quotes where quotes.id = planned.id and quotes.revision = planned.revision for update skip locked
      ) as held
    ), changed as (
      update quotes set answers = (quotes.answers || found.given) - found.gone, ${assignments}
      from found where quotes.id = found.id and quotes.revision = found.revision
      returning quotes.id, found.event, ${names(triggeredColumns, 'quotes')}
    ), recorded as (
      insert into quote_events (${names(eventColumns)})
      select ${names(eventColumns, 'record')}
      from changed cross join jsonb_populate_record(null::quote_events, changed.event) as record
    )
    select id, ${names(triggeredColumns)} from changed`.execute(db)
  return rows
}

export type QuoteWrites = ReturnType<typeof createQuoteWrites>

/** @param max how many saves may share a statement; 1: none do */
export function createQuoteWrites(db: Database, max: number) {
  const coalescedWrite = coalesce({
    max,
    keyOf: ({ id }: Write) => id,
    run: async (writes: readonly Write[]) => inOrder(writes, await write(db, writes)),
  })

  return {
    /** @returns the row as it is now; undefined when it is at another revision or locked */
    async save(row: QuoteRow, save: Save): Promise<QuoteRow | undefined> {
      const saveWithHead = withHead(row, save)
      const savedRow = await coalescedWrite(writeOf(row, saveWithHead))
      return savedRow && { ...row, ...saveWithHead.columns, ...savedRow }
    },
  }
}

/** The same in a transaction, with which something else is written. */
export async function saveIn(trx: Database, row: QuoteRow, save: Save): Promise<QuoteRow | undefined> {
  const saveWithHead = withHead(row, save)
  const [savedRow] = await write(trx, [writeOf(row, saveWithHead)])
  return savedRow && { ...row, ...saveWithHead.columns, ...savedRow }
}

/** The same by a caller who holds the row. */
export async function saveHeld(trx: Database, row: QuoteRow, save: Save): Promise<QuoteRow> {
  const savedRow = await saveIn(trx, row, save)
  if (!savedRow) throw new Error(`The quote ${row.id} was changed while it was locked`)
  return savedRow
}

function withHead(row: QuoteRow, { saved, event }: Save) {
  const next = chainEvent(event, row, storedOrigin())
  const columns: SavedColumns = {
    ...saved,
    search_text: searchTextOf(saved.answers),
    events: next.position,
    last_hash: next.hash,
  }
  return { columns, event: next }
}

function writeOf({ id, revision, answers: before }: QuoteRow, { columns, event }: ReturnType<typeof withHead>): Write {
  const { answers, ...plainColumns } = columns
  const names = Object.keys(answers).filter((name) => answers[name] !== before[name])
  return {
    ...plainColumns,
    id,
    revision,
    given: Object.fromEntries(names.map((name) => [name, answers[name]])),
    gone: Object.keys(before).filter((name) => answers[name] === undefined),
    event,
  }
}

function inOrder(writes: readonly Write[], rows: readonly SavedRow[]): readonly (SavedRow | undefined)[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return writes.map(({ id }) => byId.get(id))
}
