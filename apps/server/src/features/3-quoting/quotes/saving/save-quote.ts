import type { QuotePatch } from '@coverwright/contract/quotes'
import { sameAnswer } from '@coverwright/core/answers/answers'
import type { Database } from '../../../../platform/database/database.ts'
import { missing } from '../../../2-identity/access/refusals.ts'
import { actorOf } from '../../../2-identity/sessions/asker.ts'
import { isToBeClaimed } from '../claim.ts'
import { openChange } from '../events/changes.ts'
import { eventsSince, findQuote, lockQuote, type Owned, tryToChange } from '../quotes.store.ts'
import type { ReadVersion } from '../replies/entity-tag.ts'
import type { OpenedQuote, QuoteRow } from '../snapshot/opened-quote.ts'
import { sealAnswers, sensitiveOf } from '../snapshot/sensitive-answers.ts'
import { type Planned, planned, refuseUnfit, writtenBy } from './judge-save.ts'
import type { ChangeSince } from './known-secrets.ts'
import type { Conflict } from './merge.ts'
import { undoClearing } from './undo-clearing.ts'
import { type Judging, readGiven } from './write-step.ts'

export type Dependencies = Judging & { db: Database; clock: () => Date }

export type Saved =
  /** `overtaken`: it was joined with what others saved since it was read. `before`: as it was, where that is at hand. */
  | { readonly quote: OpenedQuote; readonly overtaken?: boolean; readonly before?: OpenedQuote }
  | { readonly version: number; readonly conflicts: readonly Conflict[] }

/** How often a save looks anew before it makes the others wait. */
const tries = 2

/**
 * Writes one step's answers; whoever is told of it finds it there. Hardly ever do two write in one quote at once, so a
 * save reads, judges and writes in one statement that does nothing when somebody came first. Then it looks anew, and in
 * the end it holds the quote.
 */
export async function saveQuote(
  dependencies: Dependencies,
  asked: Owned,
  read: ReadVersion,
  body: QuotePatch,
): Promise<Saved> {
  const { db, clock } = dependencies
  for (let tried = 0; tried < tries; tried++) {
    const now = clock()
    const row = await findQuote(db, asked)
    if (!row) throw missing(asked, 'quote')
    if (isToBeClaimed(row, asked)) break
    const saved = await attempt(db, dependencies, { row, asked, read, body, now })
    if (saved !== 'overtaken') return saved
  }
  return await db.transaction().execute(async (trx) => {
    const now = clock()
    const row = await lockQuote(trx, asked, now)
    if (!row) throw missing(asked, 'quote')
    const saved = await attempt(trx, dependencies, { row, asked, read, body, now })
    if (saved === 'overtaken') throw new Error(`The quote ${row.id} was changed while it was held`)
    return saved
  })
}

type Attempt = {
  readonly row: QuoteRow
  readonly asked: Owned
  readonly read: ReadVersion
  readonly body: QuotePatch
  readonly now: Date
}

/** Saves in a quote as it was read, if that is still how it is. */
async function attempt(db: Database, dependencies: Dependencies, attempted: Attempt): Promise<Saved | 'overtaken'> {
  const { row, asked, read, body, now } = attempted
  refuseUnfit(row, read, body)
  const quote = dependencies.reader.open(row, now, asked)
  // Also where the answers themselves are not wanted: what comes along is stored or refused by name.
  const given = readGiven(body, quote)
  const isUndoing = body.command === 'undo_clearing'
  const written = isUndoing
    ? await undoClearing(db, dependencies, quote, read, now)
    : writtenBy(
        dependencies,
        quote,
        { step: body.step, sent: body, given, since: await changesSince(db, dependencies, attempted) },
        now,
      )
  if ('conflicts' in written) return { version: row.version, conflicts: written.conflicts }
  const plan = planned({ quote, written, body, asked, now })
  const stored = plan ? await store(db, dependencies, quote, plan, attempted) : quote
  if (!stored) return 'overtaken'
  return isUndoing ? { quote: stored } : { quote: stored, overtaken: read !== 'any' && read !== row.version }
}

async function changesSince(
  trx: Database,
  { sealer }: Dependencies,
  { row: { id, version }, asked, read }: Attempt,
): Promise<readonly ChangeSince[]> {
  if (read === 'any' || read === version) return []
  const events = await eventsSince(trx, id, read)
  return events.flatMap(({ actor, changes }) =>
    changes.map((change) => ({ ...openChange(change, sealer, id), isOwn: actor === actorOf(asked) })),
  )
}

/** Document and event in one go; nothing when the quote was changed meanwhile. */
async function store(
  db: Database,
  { reader, sealer }: Dependencies,
  { row, served }: OpenedQuote,
  { after, change, event }: Planned,
  { asked, now }: Attempt,
): Promise<OpenedQuote | undefined> {
  const answers = sealAnswers(after.answers, sensitiveOf(served), sealer, row.id)
  const updated = await tryToChange(db, row, { ...change, answers: JSON.stringify(answers) }, event)
  if (!updated) return undefined
  // Questions may have been fetched meanwhile, which is no event; all else that a trail hangs on is as it was judged.
  const isAsJudged = sameAnswer(updated.question_sets, row.question_sets)
  return isAsJudged ? reader.stored(after, updated, now) : reader.open(updated, now, asked)
}
