import type { QuotePatch } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isPermitted } from '../access/permissions.ts'
import { missing, notWhileHelping } from '../access/refusals.ts'
import { actorOf } from '../sessions/asker.ts'
import { changed, openChange } from './changes.ts'
import { documentVersion } from './document-version.ts'
import type { ReadVersion } from './entity-tag.ts'
import { furthestStep } from './furthest-step.ts'
import type { Conflict } from './merge.ts'
import type { OpenedQuote, QuoteRow } from './opened-quote.ts'
import type { EventKind } from './quote-events.ts'
import { appendEvent, eventsSince, lockQuote, type Owned, updateQuote } from './quotes.store.ts'
import type { Change } from './quotes.tables.ts'
import { alreadyCompleted } from './refusals.ts'
import { sealAnswers, sensitiveOf } from './sensitive-answers.ts'
import { signs } from './signatures.ts'
import { undoClearing } from './undo-clearing.ts'
import { type Judging, mergeStep, readGiven, type Written, writeStep } from './write-step.ts'
import { writeWhole } from './write-whole.ts'

export type Dependencies = Judging & { db: Database; clock: () => Date }

export type Saved =
  /** `overtaken`: it was joined with what others saved since it was read. */
  | { readonly quote: OpenedQuote; readonly overtaken?: boolean }
  | { readonly version: number; readonly conflicts: readonly Conflict[] }

/** Writes one step's answers, as one transaction that ends before anybody is told of it. */
export const saveQuote = (
  dependencies: Dependencies,
  asked: Owned,
  read: ReadVersion,
  body: QuotePatch,
): Promise<Saved> =>
  dependencies.db.transaction().execute(async (trx) => {
    const now = dependencies.clock()
    const row = await lockQuote(trx, asked, now)
    if (!row) throw missing(asked, 'quote')
    refuseUnfit(row, read, body)
    const quote = dependencies.reader.open(row, now, asked)
    // Also where the answers themselves are not wanted: what comes along is stored or refused by name.
    const given = readGiven(body, quote)
    if (body.command === 'undo_clearing') {
      const written = await undoClearing(trx, dependencies, quote, read, now)
      return { quote: await store(trx, dependencies, { quote, written, body, asked, now }) }
    }
    const since = await changesSince(trx, dependencies, row, read)
    const written = writtenBy(dependencies, quote, { step: body.step, given, since }, now)
    if ('conflicts' in written) return { version: row.version, conflicts: written.conflicts }
    const overtaken = read !== 'any' && read !== row.version
    return { quote: await store(trx, dependencies, { quote, written, body, asked, now }), overtaken }
  })

function refuseUnfit(row: QuoteRow, read: ReadVersion, body: QuotePatch): void {
  if (read !== 'any' && read > row.version) {
    throw new AppError(400, 'quote.version_unknown', `This quote has no version ${read}.`)
  }
  if (row.completed && body.command !== 'reopen') throw alreadyCompleted()
}

async function changesSince(
  trx: Database,
  { sealer }: Dependencies,
  { id, version }: QuoteRow,
  read: ReadVersion,
): Promise<readonly Change[]> {
  if (read === 'any' || read === version) return []
  const events = await eventsSince(trx, id, read)
  return events.flatMap(({ changes }) => changes).map((change) => openChange(change, sealer, id))
}

type Saving = {
  readonly step: string | undefined
  readonly given: Answers
  readonly since: readonly Change[]
}

function writtenBy(
  dependencies: Dependencies,
  quote: OpenedQuote,
  { step, given, since }: Saving,
  now: Date,
): Written | { readonly conflicts: readonly Conflict[] } {
  if (step === undefined) return writeWhole(dependencies, quote, given, since, now)
  const merged = mergeStep(quote, step, given, since, now)
  return 'conflicts' in merged ? merged : writeStep(dependencies, quote, step, merged.given, now)
}

type Storing = {
  readonly quote: OpenedQuote
  readonly written: Written
  readonly body: QuotePatch
  readonly asked: Owned
  readonly now: Date
}

/** Document and event in one go. What is the same as before is no new version and no event. */
async function store(trx: Database, { reader, sealer }: Dependencies, storing: Storing): Promise<OpenedQuote> {
  const { quote, written, body, asked, now } = storing
  if (!isPermitted(asked.role, 'submit') && signs(written.changes, written.after)) throw notWhileHelping()
  const { row, served } = quote
  const begun = row.completed ? quote.flow.submit : row.max_step
  const max_step = furthestStep(written.after.trail, begun, [written.reached, body.max_step])
  const partner = body.partner ?? row.partner
  const test_features = body.test_features ?? row.test_features
  const changes = [
    ...written.changes,
    ...differing('max_step', row.max_step, max_step),
    ...differing('partner', row.partner, partner),
    ...differing('test_features', row.test_features, test_features),
  ]
  if (!row.completed && changes.length === 0) return quote
  const version = row.version + 1
  const answers = sealAnswers(written.after.answers, sensitiveOf(served), sealer, row.id)
  const updated = await updateQuote(trx, row.id, {
    version,
    max_step,
    partner,
    test_features,
    completed: false,
    updated_at: now,
    schema_version: documentVersion,
    answers: JSON.stringify(answers),
  })
  await appendEvent(trx, {
    quote_id: row.id,
    version,
    kind: kindOf(row, body),
    at: now,
    actor: actorOf(asked),
    step: body.step,
    changes,
  })
  return reader.open(updated, now, asked)
}

const differing = (path: string, before: unknown, after: unknown): readonly Change[] =>
  JSON.stringify(before) === JSON.stringify(after) ? [] : [changed(path, before, after)]

function kindOf({ completed }: QuoteRow, { command }: QuotePatch): EventKind {
  if (completed) return 'reopened'
  return command === 'undo_clearing' ? 'undone' : 'saved'
}
