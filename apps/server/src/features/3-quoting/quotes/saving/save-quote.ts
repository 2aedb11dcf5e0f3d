import type { QuotePatch } from '@coverwright/contract/quotes'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { IsWanted, RecordEvent } from '../../../1-foundation/webhooks/record-event.ts'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import { applicationEvent } from '../events/application-event.ts'
import type { QuoteEvent } from '../events/quote-events.ts'
import { isToBeAssigned } from '../owners.ts'
import { listEventsSince } from '../quotes.store.ts'
import type { ReadVersion } from '../replies/entity-tag.ts'
import { requireQuote, requireQuoteToWrite } from '../require-quote.ts'
import type { QuoteRow, QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import type { SnapshotCache } from '../snapshot/snapshot-cache.ts'
import type { Conflict } from './merge.ts'
import { type PlannedSave, planSave, type SavePlan } from './plan-save.ts'
import { type QuoteWrites, saveHeld, saveIn } from './saved-quotes.store.ts'
import type { WriteDependencies } from './write-answers.ts'

export type Dependencies = WriteDependencies & {
  readonly db: Database
  readonly clock: () => Date
  readonly snapshots: SnapshotCache
  readonly writes: QuoteWrites
  readonly recordEvent: RecordEvent
  readonly isWanted: IsWanted
}

export type SaveResult =
  /** `overtaken`: it was merged with what others saved since it was read. */
  | { readonly quote: QuoteSnapshot; readonly overtaken: boolean }
  | { readonly version: number; readonly conflicts: readonly Conflict[] }

type SaveRequest = {
  readonly access: Actor & { readonly id: string }
  /** The version that the caller read. */
  readonly read: ReadVersion
  readonly body: QuotePatch
}

/**
 * Saves answers of a quote. Two people rarely write to one quote at the same moment, so nothing is locked: the save
 * is planned from the quote as it was read, and written by one statement that does nothing when the quote has another
 * revision by now. First the quote is taken from the cache, then from the database; the last attempt locks the row.
 * Refuses with 404 or 401 what the actor may not see, and answers that cannot be saved with 409 or 422.
 */
export async function saveQuote(dependencies: Dependencies, request: SaveRequest): Promise<SaveResult> {
  const { db, snapshots } = dependencies
  const { access } = request
  const snapshot = snapshots.get(access.id, access)
  const result =
    (snapshot && (await saveInCached(dependencies, snapshot, request))) ?? (await saveInRead(dependencies, request))
  const saveResult = result ?? (await db.transaction().execute((trx) => saveInHeld(trx, dependencies, request)))
  // Not before the commit: a rolled-back row has a revision that another save will get.
  if ('quote' in saveResult) snapshots.set(saveResult.quote.row, access)
  return saveResult
}

/** Only a written save counts: the cached row may be out of date, so it proves no refusal and no conflict. */
async function saveInCached(
  dependencies: Dependencies,
  row: QuoteRow,
  request: SaveRequest,
): Promise<SaveResult | undefined> {
  const { body, read: version } = request
  if (body.command !== undefined || (version !== 'any' && version !== row.version)) return undefined
  try {
    const savePlan = plan(dependencies, row, request, [])
    return 'save' in savePlan ? await write(dependencies, savePlan) : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** @returns undefined when another save came first, or the row has to be locked to be assigned */
async function saveInRead(dependencies: Dependencies, request: SaveRequest): Promise<SaveResult | undefined> {
  const { db } = dependencies
  const { access } = request
  const row = await requireQuote(db, access)
  if (isToBeAssigned(row, access)) return undefined
  const savePlan = plan(dependencies, row, request, await eventsFor(db, row, request))
  return 'save' in savePlan ? await write(dependencies, savePlan) : savePlan
}

/** The same in a transaction of the caller's, which locks the quote. */
export async function saveInHeld(trx: Database, dependencies: Dependencies, request: SaveRequest): Promise<SaveResult> {
  const { access } = request
  const row = await requireQuoteToWrite(trx, access, dependencies.clock())
  const savePlan = plan(dependencies, row, request, await eventsFor(trx, row, request))
  if (!('save' in savePlan)) return savePlan
  const savedRow = await saveHeld(trx, row, savePlan.save)
  await recordEvents(trx, dependencies.recordEvent, row, savedRow)
  return saveResult(dependencies, savePlan, savedRow)
}

/** The events that a save is merged with: those since the version that was read; to undo, the last save. */
async function eventsFor(
  db: Database,
  { id, version }: QuoteRow,
  { read: readVersion, body }: SaveRequest,
): Promise<readonly QuoteEvent[]> {
  const since = body.command === 'undo_clearing' ? version - 1 : readVersion === 'any' ? version : readVersion
  if (since >= version) return []
  const events = await listEventsSince(db, id, since)
  // The row was read before them.
  return events.filter((event) => event.version <= version)
}

function plan(
  { reader, reference, encryptor, clock }: Dependencies,
  row: QuoteRow,
  { access, read: version, body }: SaveRequest,
  since: readonly QuoteEvent[],
): SavePlan {
  const now = clock()
  return planSave(
    { reader, reference, encryptor },
    { quote: reader.open(row, now, access), actor: access, read: version, body, since, now },
  )
}

async function write(dependencies: Dependencies, savePlan: PlannedSave): Promise<SaveResult | undefined> {
  const { db, writes, recordEvent, isWanted } = dependencies
  const { row: before } = savePlan.after
  const hasEvents = newsOf(before, savePlan.save.saved).some(({ type }) => isWanted(before.site, type))
  // Only a save that notifies somebody needs its own transaction: others share a statement.
  const row = hasEvents
    ? await db.transaction().execute(async (trx) => {
        const savedRow = await saveIn(trx, before, savePlan.save)
        if (savedRow) await recordEvents(trx, recordEvent, before, savedRow)
        return savedRow
      })
    : await writes.save(before, savePlan.save)
  return row && saveResult(dependencies, savePlan, row)
}

async function recordEvents(trx: Database, recordEvent: RecordEvent, before: QuoteRow, after: QuoteRow): Promise<void> {
  for (const { type, states } of newsOf(before, after)) await recordEvent(trx, applicationEvent(type, after, states))
}

type ReportedColumns = Pick<QuoteRow, 'completed' | 'legit_lead_at'>

/** The webhook events of a save: a new lead, and resumed work on a submitted application. */
function newsOf(before: ReportedColumns, after: ReportedColumns) {
  const isLead = before.legit_lead_at === null && after.legit_lead_at !== null
  const isReopened = before.completed && !after.completed
  return [
    ...(isLead ? [{ type: 'application.contact_known', states: {} } as const] : []),
    ...(isReopened ? [{ type: 'application.reopened', states: { previous: 'submitted' } } as const] : []),
  ]
}

const saveResult = ({ reader, clock }: Dependencies, { after, overtaken }: PlannedSave, row: QuoteRow): SaveResult => ({
  quote: reader.stored(after, row, clock()),
  overtaken,
})
