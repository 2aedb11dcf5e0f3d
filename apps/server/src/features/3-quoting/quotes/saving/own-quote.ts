import type { QuotePatch } from '@coverwright/contract/quotes'
import type { Answers } from '@coverwright/core/answers/answers'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { Asker, Unproven } from '../../../2-identity/sessions/asker.ts'
import { isToBeProlonged } from '../../../2-identity/sessions/session-cookie.ts'
import { documentVersion } from '../events/document-version.ts'
import type { ReadVersion } from '../replies/entity-tag.ts'
import type { OpenedQuote } from '../snapshot/opened-quote.ts'
import type { Remembered, RememberedQuotes } from '../snapshot/remembered-quotes.ts'
import { sealAnswers, sensitiveOf } from '../snapshot/sensitive-answers.ts'
import type { OwnChanges } from './change-own-quotes.ts'
import { type Planned, planned, refuseUnfit, writtenBy } from './judge-save.ts'
import { isStillOwn, readOwnQuote } from './own-quote.store.ts'
import { differencesBetween, sealedDifferences, withDifferences } from './save-delta.ts'
import type { Saved, Dependencies as Saving } from './save-quote.ts'
import { readGiven } from './write-step.ts'

type Dependencies = Saving & { readonly remembered: RememberedQuotes; readonly changeOwn: OwnChanges }

/** Whoever asks for the quote with this key, as a visitor. */
export type AskedOwn = Unproven & { readonly id: string }

/**
 * A visitor's own quote by one statement, which says that it is still as remembered or brings it.
 * @returns undefined when it is not the plain case
 */
export async function findOwnQuote(dependencies: Dependencies, asked: AskedOwn): Promise<OpenedQuote | undefined> {
  const known = recalled(dependencies, asked)
  if (known && (await isStillOwn(dependencies.db, asked, asked.id, known.mark))) return known.quote
  return (await readAnew(dependencies, asked))?.quote
}

/**
 * Saves in a visitor's own quote. One that is remembered is judged as it is remembered, and written by a statement that
 * does nothing when it is not so any more: nothing is read. Where it comes to nothing, a statement says whether the quote
 * is still so. Whatever else comes of it, such as a refusal, is only told of the quote as it is read now.
 * @returns undefined when it is not the plain case, or somebody else was faster
 */
export async function saveOwnQuote(
  dependencies: Dependencies,
  asked: AskedOwn,
  read: ReadVersion,
  body: QuotePatch,
): Promise<Saved | undefined> {
  if (body.command !== undefined) return undefined
  const known = recalled(dependencies, asked)
  const expected = known && expectedOf(dependencies, asked, known.quote, read, body)
  const saved = known && expected && (await asExpected(dependencies, asked, known, expected))
  if (saved) return { quote: saved, before: known.quote }
  const found = await readAnew(dependencies, asked)
  // What others saved since the version that was read is joined where the events are read too.
  if (!found || (read !== 'any' && read < found.quote.row.version)) return undefined
  const judged = judge(dependencies, asked, found.quote, read, body)
  if (judged === 'nothing' || 'conflicts' in judged) return judged === 'nothing' ? { quote: found.quote } : judged
  const quote = await store(dependencies, asked, found, judged)
  return quote && { quote, before: found.quote }
}

/** What is remembered, as far as it would be read the same today. */
function recalled({ remembered, reader }: Dependencies, { id, tokenHash, site, at }: AskedOwn): Remembered | undefined {
  const known = remembered.get(id, tokenHash)
  const isGood = known && known.quote.row.site === site && reader.isCurrent(known.quote, at)
  return isGood && !isToBeProlonged(known.seenAt, at) ? known : undefined
}

async function readAnew(dependencies: Dependencies, asked: AskedOwn): Promise<Remembered | undefined> {
  const { db, reader, remembered } = dependencies
  remembered.forget(asked.id)
  const found = await readOwnQuote(db, asked, asked.id)
  // A visit a day prolongs the session, and answers in an older shape are written whole.
  if (!found || isToBeProlonged(found.seenAt, asked.at) || found.row.schema_version !== documentVersion)
    return undefined
  const { row, ...rest } = found
  const opened = {
    ...rest,
    quote: reader.open(row, asked.at, visitorOf(asked, row.session_id)),
    tokenHash: asked.tokenHash,
  }
  remembered.keep(opened)
  return opened
}

const visitorOf = ({ site, at }: AskedOwn, sessionId: string): Asker => ({ sessionId, site, at, role: 'visitor' })

function judge(
  dependencies: Dependencies,
  asked: AskedOwn,
  quote: OpenedQuote,
  read: ReadVersion,
  body: QuotePatch,
): Planned | Exclude<Saved, { quote: OpenedQuote }> | 'nothing' {
  const { row } = quote
  refuseUnfit(row, read, body)
  const given = readGiven(body, quote)
  const written = writtenBy(dependencies, quote, { step: body.step, sent: body, given, since: [] }, asked.at)
  if ('conflicts' in written) return { version: row.version, conflicts: written.conflicts }
  return planned({ quote, written, body, asked: visitorOf(asked, row.session_id), now: asked.at }) ?? 'nothing'
}

/** The change that a save comes to if the quote is as remembered; undefined when it is refused or in conflict. */
function expectedOf(...judging: Parameters<typeof judge>): Planned | 'nothing' | undefined {
  const [, , { row }, read] = judging
  if (read !== 'any' && read !== row.version) return undefined
  try {
    const judged = judge(...judging)
    return judged === 'nothing' || 'event' in judged ? judged : undefined
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** The quote with what was expected of it; undefined when it is not as remembered any more. */
async function asExpected(
  dependencies: Dependencies,
  asked: AskedOwn,
  known: Remembered,
  expected: Planned | 'nothing',
): Promise<OpenedQuote | undefined> {
  if (expected !== 'nothing') return await store(dependencies, asked, known, expected)
  return (await isStillOwn(dependencies.db, asked, asked.id, known.mark)) ? known.quote : undefined
}

async function store(
  { changeOwn, reader, sealer, remembered }: Dependencies,
  asked: AskedOwn,
  known: Remembered,
  { after, change, event }: Planned,
): Promise<OpenedQuote | undefined> {
  const { row, served, answers } = known.quote
  const seal = (open: Answers): Answers => sealAnswers(open, sensitiveOf(served), sealer, row.id)
  const differences = sealedDifferences(differencesBetween(answers, after.answers, row.answers), seal)
  const head = await changeOwn({
    visitor: asked,
    known: { row, mark: known.mark },
    change: { ...change, ...differences },
    event,
  })
  if (!head) return undefined
  const { mark, bytes, ...chain } = head
  const stored = withDifferences(row.answers, differences)
  const quote = reader.stored(after, { ...row, ...change, ...chain, answers: stored }, asked.at)
  remembered.keep({ quote, mark, bytes, tokenHash: known.tokenHash, seenAt: known.seenAt })
  return quote
}
