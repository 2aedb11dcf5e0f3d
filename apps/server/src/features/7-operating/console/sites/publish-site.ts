import path from 'node:path'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError, notFound } from '../../../../platform/errors/app-error.ts'
import type { ServedSite } from '../../../1-foundation/site/served-site.ts'
import { siteFindings } from '../../../1-foundation/site/site-findings.ts'
import { logAccess } from '../../../2-identity/access/access-log.store.ts'
import { type Actor, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { lockFile } from '../files/file-lock.store.ts'
import { type FoundFile, readOperatorFile, textHash, writeOperatorFile } from '../files/operator-file.ts'
import {
  deleteDraft,
  findDraft,
  findVersion,
  insertVersion,
  listVersions,
  saveDraft as storeDraft,
} from './sites.store.ts'

export type Publishing = { readonly db: Database; readonly sitesFolder: string; readonly clock: () => Date }

/** Who does it, and the day there, by which licenses end. */
export type Operator = { readonly actor: Actor; readonly here: Pick<ServedSite, 'today'> }

type SavedDraft = {
  readonly file: string
  readonly text: string
  /** Hash of the file that it is based on; empty for a new one. */
  readonly base: string
  /** Of the draft that it takes the place of; absent for the first. */
  readonly replaces?: string | undefined
}

/** Keeps a draft, which need not be faultless. Refused where somebody else saved another one meanwhile. */
export async function saveDraft(
  { db, clock }: Publishing,
  actor: Actor,
  { replaces, ...saved }: SavedDraft,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockFile(trx, saved.file)
    const before = await findDraft(trx, saved.file)
    if ((before?.hash ?? '') !== (replaces ?? '')) throw draftChanged()
    await storeDraft(trx, { ...saved, hash: textHash(saved.text), actor: actorPseudonym(actor), at: clock() })
  })
}

type PublishRequest = { readonly file: string; readonly note?: string | undefined }

/** Makes a draft the file that is served. */
export async function publishDraft(
  publishing: Publishing,
  operator: Operator,
  { file, draft, note }: PublishRequest & { readonly draft: string },
): Promise<void> {
  await publishing.db.transaction().execute(async (trx) => {
    await lockFile(trx, file)
    const storedDraft = await findDraft(trx, file)
    if (!storedDraft) throw notFound('site_draft')
    if (storedDraft.hash !== draft) throw draftChanged()
    const change = { file, text: storedDraft.text, base: storedDraft.base, kind: 'published', note } as const
    await publish({ ...publishing, db: trx }, operator, change)
    await deleteDraft(trx, file)
  })
}

/** Makes an earlier text the file that is served. */
export async function rollBack(
  publishing: Publishing,
  operator: Operator,
  { file, version, live, note }: PublishRequest & { readonly version: string; readonly live: string },
): Promise<void> {
  await publishing.db.transaction().execute(async (trx) => {
    await lockFile(trx, file)
    const siteVersion = await findVersion(trx, file, version)
    if (!siteVersion) throw notFound('site_version')
    await publish({ ...publishing, db: trx }, operator, {
      file,
      text: siteVersion.text,
      base: live,
      kind: 'rolled_back',
      note,
    })
  })
}

type Change = PublishRequest & {
  readonly text: string
  readonly base: string
  readonly kind: 'published' | 'rolled_back'
}

/** The file is written last: if the transaction then fails, the next one finds it as a change that somebody else made. */
async function publish(
  { db, sitesFolder, clock }: Publishing,
  { actor, here }: Operator,
  { file, text, base, kind, note }: Change,
): Promise<void> {
  const live = await readOperatorFile(path.join(sitesFolder, file))
  if (textHash(live?.text) !== base)
    throw new AppError(
      409,
      'site_file.changed',
      'The live file has changed since this draft was started. Compare them again.',
    )
  refuseFaults(sitesFolder, here.today(clock()), { file, text })
  if (live) await recordFound(db, file, live)
  const by = actorPseudonym(actor)
  const version = { file, text, hash: textHash(text), kind, note: note || null, actor: by, at: clock() }
  await insertVersion(db, version)
  await logAccess(db, { kind: 'site_published', actor: by, detail: { file, hash: version.hash, how: kind } }, clock())
  await writeOperatorFile(path.join(sitesFolder, file), text)
}

/** Stores the live text unless it is the last published one, so that a roll-back can find it. */
async function recordFound(db: Database, file: string, { text, changedAt }: FoundFile): Promise<void> {
  const [last] = await listVersions(db, file, 1)
  if (last?.hash === textHash(text)) return
  await insertVersion(db, { file, text, hash: textHash(text), kind: 'found', note: null, actor: null, at: changedAt })
}

function refuseFaults(folder: string, today: string, draft: { readonly file: string; readonly text: string }): void {
  const { faults = [] } = siteFindings(folder, today, draft).find(({ file }) => file === draft.file) ?? {}
  if (faults.length === 0) return
  const errors = faults.map(({ at, says }) => ({ field: at || 'text', message: says }))
  throw new AppError(422, 'site_file.faulty', 'The check found faults in this text. Fix them first.', { errors })
}

const draftChanged = (): AppError =>
  new AppError(409, 'site_draft.changed', 'Somebody else has changed this draft. Read it again.')
