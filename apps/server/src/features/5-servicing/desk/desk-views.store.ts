import type { Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DeskViewsTable } from './desk.tables.ts'

type Owner = { readonly personId: string; readonly site: string; readonly list: DeskViewsTable['list'] }

const mostViews = 50

/** The searches of a list that somebody has named at a site, by name. */
export const listViews = (db: Database, { personId, site, list }: Owner): Promise<Selectable<DeskViewsTable>[]> =>
  db
    .selectFrom('desk_views')
    .selectAll()
    .where('person_id', '=', personId)
    .where('site', '=', site)
    .where('list', '=', list)
    .orderBy('name')
    .orderBy('id')
    .limit(mostViews)
    .execute()

/** A repeated call adds nothing. @returns false when somebody has as many as one may have */
export async function insertView(db: Database, row: DeskViewsTable): Promise<boolean> {
  const views = await listViews(db, { personId: row.person_id, site: row.site, list: row.list })
  if (views.length >= mostViews) return views.some(({ id }) => id === row.id)
  await db
    .insertInto('desk_views')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  return true
}

export async function deleteView(db: Database, { personId, site, list }: Owner, id: string): Promise<void> {
  await db
    .deleteFrom('desk_views')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('site', '=', site)
    .where('list', '=', list)
    .execute()
}
