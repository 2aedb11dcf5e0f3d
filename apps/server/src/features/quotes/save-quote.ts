import { clearingEffects } from '@coverwright/catalogue/application/effects'
import type { QuotePatch } from '@coverwright/contract/quotes'
import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { locate, next, type Place, resume } from '@coverwright/core/flow/navigate'
import { saveStep, writablePaths } from '@coverwright/core/flow/save-step'
import type { Database } from '../../platform/database/database.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors/app-error.ts'
import { changed, changesBetween, openChange } from './changes.ts'
import type { ReadVersion } from './entity-tag.ts'
import type { ReferenceLookup } from './facts.ts'
import { furthestStep } from './furthest-step.ts'
import { canonical, givenAnswers } from './given-answers.ts'
import { unreadableTexts } from './json-limits.ts'
import { type Conflict, merge, rewound } from './merge.ts'
import type { OpenedQuote, QuoteReader } from './opened-quote.ts'
import { quoteReply } from './quote-reply.ts'
import { appendEvent, eventsSince, lockQuote, type Owned, updateQuote } from './quotes.store.ts'
import type { Change } from './quotes.tables.ts'
import { referenceProblems } from './reference-problems.ts'
import { alreadyCompleted, fieldErrors, stepClosed } from './refusals.ts'
import type { Sealer } from './sealer.ts'
import { mask, sealAnswers, sensitivePaths, unmaskGiven } from './sensitive-answers.ts'

export type Dependencies = {
  db: Database
  reader: QuoteReader
  reference: ReferenceLookup
  sealer: Sealer
  clock: () => Date
}

export type Saved =
  | { readonly quote: OpenedQuote }
  | { readonly version: number; readonly conflicts: readonly Conflict[] }

type Step = { readonly after: OpenedQuote; readonly changes: readonly Change[] }

/** Writes one step's answers, as one transaction that ends before anybody is told of it. */
export const saveQuote = (
  dependencies: Dependencies,
  asked: Owned,
  read: ReadVersion,
  body: QuotePatch,
): Promise<Saved> =>
  dependencies.db.transaction().execute(async (trx) => {
    const now = dependencies.clock()
    const row = await lockQuote(trx, asked)
    if (!row) throw notFound('quote')
    if (read !== 'any' && read > row.version) {
      throw new AppError(400, 'quote.version_unknown', `This quote has no version ${read}.`)
    }
    const reopens = row.completed && body.command === 'reopen'
    if (row.completed && !reopens) throw alreadyCompleted()

    const quote = dependencies.reader.open(row, now)
    const given = readGiven(body, quote)
    const merged = await mergeMeanwhile(trx, dependencies, quote, { given, step: body.step, read })
    if ('conflicts' in merged) return { version: row.version, conflicts: merged.conflicts }

    const { after, changes } =
      body.step === undefined ? unchanged(quote) : writeStep(dependencies, quote, body.step, merged.given, now)
    const reached = [body.step === undefined ? undefined : next(after.trail, body.step, after.context), body.max_step]
    const max_step = furthestStep(after.trail, row.max_step, reached)
    const partner = body.partner ?? row.partner
    const test_features = body.test_features ?? row.test_features
    const aside = [
      changed('max_step', row.max_step, max_step),
      changed('partner', row.partner, partner),
      changed('test_features', row.test_features, test_features),
    ].filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    if (!reopens && changes.length + aside.length === 0) return { quote }

    const version = row.version + 1
    const updated = await updateQuote(trx, row.id, {
      version,
      max_step,
      partner,
      test_features,
      completed: false,
      updated_at: now,
      answers: JSON.stringify(
        sealAnswers(after.answers, sensitivePaths(quote.served.flow), dependencies.sealer, row.id),
      ),
    })
    await appendEvent(trx, {
      quote_id: row.id,
      version,
      kind: reopens ? 'reopened' : 'saved',
      at: now,
      actor: `session:${asked.sessionId}`,
      step: body.step,
      changes: [...changes, ...aside],
    })
    return { quote: dependencies.reader.open(updated, now) }
  })

const unchanged = (quote: OpenedQuote): Step => ({ after: quote, changes: [] })

function readGiven(body: QuotePatch, quote: OpenedQuote): Answers {
  const { translate } = quote.served
  const unreadable = unreadableTexts(body).map((path) => ({ path, key: 'validationError.notText' }))
  const { given, refusals } = givenAnswers(body, quote.served.flow, quoteReply(quote))
  const stepless =
    body.step === undefined && Object.keys(given).length > 0
      ? [{ path: 'step', key: 'validationError.stepNeeded' }]
      : []
  const all = [...unreadable, ...refusals, ...stepless]
  if (all.length) throw refusedFields(fieldErrors(all, translate))
  return given
}

const placeOf = (quote: OpenedQuote, step: string): Place => {
  const place = locate(quote.trail, step)
  if (!place) throw stepClosed(resume(quote.trail))
  return place
}

type Merging = { readonly given: Answers; readonly step: string | undefined; readonly read: ReadVersion }

/** Puts a save that was based on an older version together with what others saved since. */
async function mergeMeanwhile(
  trx: Database,
  { sealer }: Pick<Dependencies, 'sealer'>,
  quote: OpenedQuote,
  { given, step, read }: Merging,
): Promise<{ given: Answers } | { conflicts: readonly Conflict[] }> {
  if (step === undefined) return { given }
  const { row, answers } = quote
  const sensitive = sensitivePaths(quote.served.flow)
  const place = placeOf(quote, step)
  const clean = canonical(unmaskGiven(given, answers, sensitive), place.entry.form.fields)
  if (read === 'any' || read === row.version) return { given: clean }
  const events = await eventsSince(trx, row.id, read)
  const changes = events.flatMap((event) => event.changes).map((change) => openChange(change, sealer, row.id))
  const base = rewound(answers, changes)
  const merged = merge(unmaskGiven(clean, base, sensitive), base, answers, writablePaths(place))
  return merged.conflicts.length ? { conflicts: masked(merged.conflicts, sensitive) } : { given: merged.given }
}

const masked = (conflicts: readonly Conflict[], sensitive: readonly AnswerPath[]): readonly Conflict[] =>
  conflicts.map((conflict) =>
    sensitive.includes(conflict.field)
      ? {
          field: conflict.field,
          yours: mask(conflict.yours),
          theirs: conflict.theirs === null ? null : mask(conflict.theirs),
        }
      : conflict,
  )

function writeStep(
  { reader, reference, sealer }: Dependencies,
  quote: OpenedQuote,
  step: string,
  given: Answers,
  now: Date,
): Step {
  const { row, served, context } = quote
  const saved = saveStep(served.flow, context, step, given, clearingEffects)
  if (!saved) throw stepClosed(resume(quote.trail))
  // The facts follow from the new answers, and the step is judged by them.
  const after = reader.withAnswers(quote, saved.answers, now)
  const entry = locate(after.trail, step)?.entry
  const problems =
    entry && !entry.list
      ? [...entry.problems, ...referenceProblems(entry, after.trail.view, reference)]
      : saved.problems
  if (problems.length) throw refusedFields(fieldErrors(problems, served.translate))
  const sealing = { sealer, owner: row.id, sensitive: sensitivePaths(served.flow) }
  return {
    after,
    changes: changesBetween(quote.answers, saved.answers, [...saved.changed, ...saved.cleared], sealing),
  }
}
