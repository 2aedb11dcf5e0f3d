import type { QuotePatch } from '@coverwright/contract/quotes'
import type { Database } from '../../../../platform/database/database.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Actor } from '../../../2-identity/actor/actor.ts'
import { missing } from '../../../2-identity/roles/refusals.ts'
import type { QuoteEvent } from '../events/quote-events.ts'
import { isToBeAssigned } from '../owners.ts'
import { findQuote, listEventsSince, lockQuoteToWrite } from '../quotes.store.ts'
import type { ReadVersion } from '../replies/entity-tag.ts'
import type { OpenedQuote, QuoteRow } from '../snapshot/opened-quote.ts'
import type { QuoteSnapshots } from '../snapshot/quote-snapshots.ts'
import type { Conflict } from './merge.ts'
import { type Planned, type PlannedSave, planSave } from './plan-save.ts'
import { type QuoteWrites, saveHeld } from './saved-quotes.store.ts'
import type { Judging } from './write-answers.ts'

export type Dependencies = Judging & {
  readonly db: Database
  readonly clock: () => Date
  readonly snapshots: QuoteSnapshots
  readonly writes: QuoteWrites
}

export type Saved =
  /** `overtaken`: it was merged with what others saved since it was read. */
  | { readonly quote: OpenedQuote; readonly overtaken: boolean }
  | { readonly version: number; readonly conflicts: readonly Conflict[] }

type Saving = {
  readonly asked: Actor & { readonly id: string }
  /** The version that the caller read. */
  readonly read: ReadVersion
  readonly body: QuotePatch
}

/**
 * Saves answers of a quote. Two people hardly ever write in one quote at the same moment, so nothing is locked: the save
 * is planned from the quote as it was read, and written by one statement that does nothing when the quote has another
 * revision by now. First the quote is taken from the cache, then from the database; the last attempt locks the row.
 * Refuses with 404 or 401 what the actor may not see, and answers that cannot be saved with 409 or 422.
 */
export async function saveQuote(dependencies: Dependencies, saving: Saving): Promise<Saved> {
  const { db, snapshots } = dependencies
  const { asked } = saving
  const cached = snapshots.get(asked.id, asked)
  const written =
    (cached && (await saveInCached(dependencies, cached, saving))) ?? (await saveInRead(dependencies, saving))
  const saved = written ?? (await db.transaction().execute((trx) => saveInHeld(trx, dependencies, saving)))
  // Not before it is committed: a row that was rolled back has a revision that another save will take.
  if ('quote' in saved) snapshots.set(saved.quote.row, asked)
  return saved
}

/** Only a save that is written counts: the cached row may be out of date, so it proves no refusal and no conflict. */
async function saveInCached(dependencies: Dependencies, row: QuoteRow, saving: Saving): Promise<Saved | undefined> {
  const { body, read } = saving
  if (body.command !== undefined || (read !== 'any' && read !== row.version)) return undefined
  try {
    const planned = plan(dependencies, row, saving, [])
    return 'save' in planned ? await write(dependencies, planned) : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** @returns undefined when somebody else was faster, or the row has to be locked to be assigned */
async function saveInRead(dependencies: Dependencies, saving: Saving): Promise<Saved | undefined> {
  const { db } = dependencies
  const { asked } = saving
  const row = await findQuote(db, asked)
  if (!row) throw missing(asked, 'quote')
  if (isToBeAssigned(row, asked)) return undefined
  const planned = plan(dependencies, row, saving, await eventsFor(db, row, saving))
  return 'save' in planned ? await write(dependencies, planned) : planned
}

async function saveInHeld(trx: Database, dependencies: Dependencies, saving: Saving): Promise<Saved> {
  const { asked } = saving
  const row = await lockQuoteToWrite(trx, asked, dependencies.clock())
  if (!row) throw missing(asked, 'quote')
  const planned = plan(dependencies, row, saving, await eventsFor(trx, row, saving))
  return 'save' in planned ? stored(dependencies, planned, await saveHeld(trx, row, planned.save)) : planned
}

/** The events that a save is merged with: those since the version that was read; to undo, the last save. */
async function eventsFor(
  db: Database,
  { id, version }: QuoteRow,
  { read, body }: Saving,
): Promise<readonly QuoteEvent[]> {
  const since = body.command === 'undo_clearing' ? version - 1 : read === 'any' ? version : read
  if (since >= version) return []
  const events = await listEventsSince(db, id, since)
  // The row was read before them.
  return events.filter((event) => event.version <= version)
}

function plan(
  { reader, reference, encryptor, clock }: Dependencies,
  row: QuoteRow,
  { asked, read, body }: Saving,
  since: readonly QuoteEvent[],
): Planned {
  const now = clock()
  return planSave(
    { reader, reference, encryptor },
    { quote: reader.open(row, now, asked), asked, read, body, since, now },
  )
}

async function write(dependencies: Dependencies, planned: PlannedSave): Promise<Saved | undefined> {
  const row = await dependencies.writes.save(planned.after.row, planned.save)
  return row && stored(dependencies, planned, row)
}

const stored = ({ reader, clock }: Dependencies, { after, overtaken }: PlannedSave, row: QuoteRow): Saved => ({
  quote: reader.stored(after, row, clock()),
  overtaken,
})
