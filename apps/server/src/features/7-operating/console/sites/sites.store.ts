import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import type { SiteDraftsTable, SiteVersionsTable } from './sites.tables.ts'

export type Draft = Selectable<SiteDraftsTable>
export type Version = Selectable<SiteVersionsTable>

export async function findDraft(db: Database, file: string): Promise<Draft | undefined> {
  return await db.selectFrom('site_drafts').selectAll().where('file', '=', file).executeTakeFirst()
}

/** The text of a draft by its hash. */
export async function findDraftText(db: Database, hash: string): Promise<string | undefined> {
  const draft = await db.selectFrom('site_drafts').select('text').where('hash', '=', hash).executeTakeFirst()
  return draft?.text
}

export async function listDrafts(db: Database): Promise<readonly Pick<Draft, 'file' | 'text'>[]> {
  return await db.selectFrom('site_drafts').select(['file', 'text']).orderBy('file').execute()
}

export async function saveDraft(db: Database, draft: Draft): Promise<void> {
  const { file: _file, ...changed } = draft
  await db
    .insertInto('site_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('file').doUpdateSet(changed))
    .execute()
}

export async function deleteDraft(db: Database, file: string): Promise<void> {
  await db.deleteFrom('site_drafts').where('file', '=', file).execute()
}

export async function insertVersion(db: Database, version: Insertable<SiteVersionsTable>): Promise<void> {
  await db.insertInto('site_versions').values(version).execute()
}

export async function findVersion(db: Database, file: string, id: string): Promise<Version | undefined> {
  return await db
    .selectFrom('site_versions')
    .selectAll()
    .where('file', '=', file)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** The newest first. */
export async function listVersions(db: Database, file: string, most: number): Promise<readonly Version[]> {
  return await db
    .selectFrom('site_versions')
    .selectAll()
    .where('file', '=', file)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** When the newest version of each file was written, with its hash. */
export async function newestVersions(db: Database): Promise<readonly Pick<Version, 'file' | 'hash' | 'at'>[]> {
  return await db
    .selectFrom('site_versions')
    .distinctOn('file')
    .select(['file', 'hash', 'at'])
    .orderBy('file')
    .orderBy('id', 'desc')
    .execute()
}
