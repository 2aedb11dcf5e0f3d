import type { QuotePatch } from '@coverwright/contract/quotes'
import { readAnswer } from '@coverwright/core/answers/answers'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { mayDo } from '../../../2-identity/access/permissions.ts'
import { type Actor, actorPseudonym } from '../../../2-identity/actor/actor.ts'
import { notWhileHelping } from '../../../2-identity/roles/refusals.ts'
import { changeOf, decryptChange } from '../events/changes.ts'
import { documentVersion } from '../events/document-version.ts'
import { isLead } from '../events/is-lead.ts'
import type { EventKind, QuoteEvent } from '../events/quote-events.ts'
import type { Change } from '../quotes.tables.ts'
import { type ReadVersion, wrongVersion } from '../replies/entity-tag.ts'
import { quoteReply } from '../replies/quote-reply.ts'
import { translateFor } from '../snapshot/for-viewer.ts'
import type { QuoteRow, QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { encryptAnswers, sensitiveOf } from '../snapshot/sensitive-answers.ts'
import { withContactEmail } from './contact-email.ts'
import { furthestStep } from './furthest-step.ts'
import { answersBefore, type Conflict } from './merge.ts'
import { readOnlyRefusals } from './read-only-names.ts'
import { readSave, refusal, type SaveInput } from './read-save.ts'
import { alreadyCompleted } from './refusals.ts'
import type { Save } from './saved-quotes.store.ts'
import { signs } from './signatures.ts'
import { undoneClearing } from './undo-clearing.ts'
import type { ChangeSince } from './unmasked-answers.ts'
import { type WriteDependencies, type WriteResult, writeAnswers } from './write-answers.ts'

type PlanInput = {
  readonly quote: QuoteSnapshot
  readonly actor: Actor
  /** The version that the caller read. */
  readonly read: ReadVersion
  readonly body: QuotePatch
  /** What happened since that version, oldest first; to undo, the last event. */
  readonly since: readonly QuoteEvent[]
  readonly now: Date
}

export type PlannedSave = {
  readonly save: Save
  /** The answers afterwards, decrypted, and all that follows from them. */
  readonly after: QuoteSnapshot
  /** It was merged with what others saved since. */
  readonly overtaken: boolean
}

export type SavePlan =
  | PlannedSave
  /** Everything is already stored as sent. */
  | { readonly quote: QuoteSnapshot; readonly overtaken: boolean }
  | { readonly version: number; readonly conflicts: readonly Conflict[] }

/**
 * The result of a save: the columns and the event to write, the answers in conflict, or nothing at all. Pure: it reads
 * the given quote and changes nothing. Refuses with 400, 409 or 422 what this quote does not accept.
 */
export function planSave(dependencies: WriteDependencies, plan: PlanInput): SavePlan {
  const input = { ...plan, body: withContactEmail(plan.body, readAnswer(plan.quote.answers, 'contact_email')) }
  const { quote, actor, read: version, body, since, now } = input
  const { row } = quote
  refuseUnknownVersion(row, version)
  if (row.completed && body.command !== 'reopen') return plannedAgain(dependencies, input)
  const isUndo = body.command === 'undo_clearing'
  const overtaken = !isUndo && version !== 'any' && version !== row.version
  // Even if the answers themselves are not wanted: everything else is stored or refused by name.
  const reading = readSave(body, quote)
  if (isUndo && reading.refused.length) throw refusal(reading.refused, translateFor(quote))
  const result = isUndo
    ? undoneClearing(dependencies, quote, { read: version, last: since[0], now })
    : writeSave(dependencies, input, reading)
  if ('conflicts' in result) return { version: row.version, conflicts: result.conflicts }
  if (!mayDo(actor, 'quote:submit') && signs(result.changes, result.after)) throw notWhileHelping()
  const save = saveOf(dependencies, input, result)
  return save ? { save, after: result.after, overtaken } : { quote, overtaken }
}

function refuseUnknownVersion(row: QuoteRow, version: ReadVersion): void {
  if (version === 'any' || version <= row.version) return
  throw wrongVersion(400, 'quote.version_unknown', `This quote has no version ${version}.`)
}

/** A submitted quote ignores a save that is repeated or changes nothing; any other is refused. */
function plannedAgain(dependencies: WriteDependencies, input: PlanInput): SavePlan {
  const { quote } = input
  if (input.body.command !== undefined) throw alreadyCompleted()
  // It was still open when it was read.
  const body =
    'completed' in input.body && input.body.completed === false ? { ...input.body, completed: true } : input.body
  try {
    const result = writeSave(dependencies, { ...input, body }, readSave(body, quote))
    // Plan as if open, so that an unchanged quote yields no save.
    const open = { ...input, quote: { ...quote, row: { ...quote.row, completed: false } } }
    if (!('conflicts' in result) && !saveOf(dependencies, open, result)) return { quote, overtaken: false }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  throw alreadyCompleted()
}

/** Writes a save's answers, and refuses by name other values for what only the server sets. */
function writeSave(
  dependencies: WriteDependencies,
  input: PlanInput,
  { newAnswers, refused: unreadable, shown }: SaveInput,
) {
  const { quote, body, now } = input
  const since = decryptedChanges(dependencies, input)
  const result = writeAnswers(
    dependencies,
    quote,
    { step: body.step, sent: body, newAnswers, refused: unreadable, since },
    now,
  )
  if ('conflicts' in result) return result
  const refusals = readOnlyRefusals(body, shown, () => [
    quoteReply(result.after),
    ...(since.length
      ? [quoteReply(dependencies.reader.withAnswers(quote, answersBefore(quote.answers, since), now))]
      : []),
  ])
  if (refusals.length) throw refusal(refusals, translateFor(quote))
  return result
}

const decryptedChanges = (
  { encryptor }: WriteDependencies,
  { quote, actor, since }: PlanInput,
): readonly ChangeSince[] =>
  since.flatMap((event) =>
    event.changes.map((change) => ({
      ...decryptChange(change, encryptor, quote.row.id),
      isOwn: event.actor === actorPseudonym(actor),
    })),
  )

/** Undefined if nothing changed, which makes no new version and no event. */
function saveOf(
  { encryptor }: WriteDependencies,
  { quote, actor, body, now }: PlanInput,
  result: WriteResult,
): Save | undefined {
  const { row, served } = quote
  const { after } = result
  const furthest = row.completed ? quote.flow.submit : row.max_step
  // A renewal in the application's flow asks only what is open: pages without open questions are not visited.
  const skips = row.renews !== null && row.flow_type === 'main' ? [quote.flow.submit] : []
  const max_step = furthestStep(after.flowState, furthest, [...result.reached, ...claimedSteps(body), ...skips])
  const partner = body.partner ?? row.partner
  const test_features = body.test_features ?? row.test_features
  const changes = [
    ...result.changes,
    ...changesBetween('max_step', row.max_step, max_step),
    ...changesBetween('partner', row.partner, partner),
    ...changesBetween('test_features', row.test_features, test_features),
  ]
  if (!row.completed && changes.length === 0) return undefined
  const version = row.version + 1
  const legit_lead_at = row.legit_lead_at ?? (isLead(after.flowState, max_step) ? now : null)
  return {
    saved: {
      schema_version: documentVersion,
      version,
      completed: false,
      max_step,
      answers: encryptAnswers(after.answers, sensitiveOf(served), encryptor, row.id),
      partner,
      test_features,
      legit_lead_at,
      updated_at: now,
    },
    event: {
      ...{ version, kind: kindOf(row, body), at: now, actor: actorPseudonym(actor), step: body.step },
      changes: [...changes, ...changesBetween('legit_lead_at', asWritten(row.legit_lead_at), asWritten(legit_lead_at))],
    },
  }
}

/** How far the client says it has come, in either spelling, with or without the slash. Source: seed 4.4, X13. */
const claimedSteps = ({ max_step, maxStep }: QuotePatch): readonly string[] =>
  [max_step, maxStep].flatMap((path) => (path === undefined ? [] : [path.startsWith('/') ? path : `/${path}`]))

/** An instant as events store it: as text, which is also what is hashed. */
const asWritten = (moment: Date | null): string | null => moment?.toISOString() ?? null

const changesBetween = (path: string, before: unknown, after: unknown): readonly Change[] =>
  before === after || JSON.stringify(before) === JSON.stringify(after) ? [] : [changeOf(path, before, after)]

function kindOf({ completed }: QuoteRow, { command }: QuotePatch): EventKind {
  if (completed) return 'reopened'
  return command === 'undo_clearing' ? 'undone' : 'saved'
}
