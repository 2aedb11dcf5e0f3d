import type { DeskApplication, DeskFilters } from '@coverwright/contract/desk/queue'
import type { Database } from '../../../platform/database/database.ts'
import { refusedFields } from '../../../platform/errors/app-error.ts'
import type { Actor } from '../../2-identity/actor/actor.ts'
import type { Staff } from '../../2-identity/users/staff.ts'
import type { QuoteReader } from '../../3-quoting/quotes/snapshot/quote-snapshot.ts'
import { deskApplication } from './desk-application.ts'
import { type Cursor, type DeskRow, listDesk, listQuotes } from './desk-list.store.ts'

export type DeskDependencies = { db: Database; reader: QuoteReader; staff: Staff; clock: () => Date }

export type DeskView = { readonly actor: Actor; readonly filters: DeskFilters; readonly today: string }

export const pageSize = 50

/** A page of a queue, and where the next begins. @throws 422 for a cursor that this server did not make */
export async function deskPage(
  dependencies: DeskDependencies,
  { actor, filters, today }: DeskView,
  { cursor, size = pageSize }: { readonly cursor?: string | undefined; readonly size?: number },
): Promise<{ readonly applications: DeskApplication[]; readonly next?: string }> {
  const { db, clock } = dependencies
  const now = clock()
  const after = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await listDesk(db, { actor, filters, today, now }, { after, limit: size + 1 })
  const pageRows = rows.slice(0, size)
  const last = pageRows.at(-1)
  return {
    applications: await applicationsOf(dependencies, pageRows, actor, now),
    ...(rows.length > size && last ? { next: cursorOf(last) } : {}),
  }
}

export async function applicationsOf(
  { db, reader, staff }: DeskDependencies,
  rows: readonly DeskRow[],
  actor: Actor,
  now: Date,
): Promise<DeskApplication[]> {
  const quotes = await listQuotes(
    db,
    actor,
    rows.map(({ id }) => id),
  )
  const byId = new Map(quotes.map((quote) => [quote.id, quote]))
  return rows.flatMap((row) => {
    const quote = byId.get(row.id)
    return quote ? [deskApplication(reader.open(quote, now, actor), row, staff)] : []
  })
}

const cursorOf = ({ since, id }: DeskRow): string => Buffer.from(`${since.toISOString()} ${id}`).toString('base64url')

function readCursor(cursor: string): Cursor {
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const since = new Date(time)
  if (Number.isNaN(since.getTime()) || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
    throw refusedFields([{ field: 'cursor', message: 'is not one that this call returned' }])
  return { since, id }
}
