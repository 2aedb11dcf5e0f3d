import type { QuotePatch } from '@coverwright/contract/quotes'
import { isPermitted } from '../../../2-identity/access/permissions.ts'
import { notWhileHelping } from '../../../2-identity/access/refusals.ts'
import { type Asker, actorOf } from '../../../2-identity/sessions/asker.ts'
import { changed } from '../events/changes.ts'
import { documentVersion } from '../events/document-version.ts'
import { isLead } from '../events/is-lead.ts'
import type { EventKind, NewEvent } from '../events/quote-events.ts'
import type { Change } from '../quotes.tables.ts'
import { type ReadVersion, wrongVersion } from '../replies/entity-tag.ts'
import type { OpenedQuote, QuoteRow } from '../snapshot/opened-quote.ts'
import { furthestStep } from './furthest-step.ts'
import type { Conflict } from './merge.ts'
import { alreadyCompleted } from './refusals.ts'
import { signs } from './signatures.ts'
import { type Giving, type Judging, mergeStep, type Written, writeStep } from './write-step.ts'
import { writeWhole } from './write-whole.ts'

/** Refuses what no quote in this state takes. */
export function refuseUnfit(row: QuoteRow, read: ReadVersion, body: QuotePatch): void {
  if (read !== 'any' && read > row.version) {
    throw wrongVersion(400, 'quote.version_unknown', `This quote has no version ${read}.`)
  }
  if (row.completed && body.command !== 'reopen') throw alreadyCompleted()
}

type Saving = Giving & { readonly step: string | undefined }

/** What a save makes of the answers. Refuses what a step does not take. */
export function writtenBy(
  judging: Judging,
  quote: OpenedQuote,
  { step, ...saving }: Saving,
  now: Date,
): Written | { readonly conflicts: readonly Conflict[] } {
  if (step === undefined) return writeWhole(judging, quote, saving, now)
  const merged = mergeStep(quote, step, saving, now)
  return 'conflicts' in merged ? merged : writeStep(judging, quote, step, merged.given, now)
}

/** A change that is judged and not stored yet. */
export type Planned = {
  /** The answers afterwards, not sealed, and all that follows from them. */
  readonly after: OpenedQuote
  readonly change: Pick<
    QuoteRow,
    | 'version'
    | 'max_step'
    | 'partner'
    | 'test_features'
    | 'legit_lead_at'
    | 'completed'
    | 'updated_at'
    | 'schema_version'
  >
  readonly event: NewEvent
}

type Planning = {
  readonly quote: OpenedQuote
  readonly written: Written
  readonly body: QuotePatch
  readonly asked: Asker
  readonly now: Date
}

/** What there is to store; undefined when all is as before, which is no new version and no event. */
export function planned({ quote, written, body, asked, now }: Planning): Planned | undefined {
  if (!isPermitted(asked.role, 'submit') && signs(written.changes, written.after)) throw notWhileHelping()
  const { row } = quote
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
  if (!row.completed && changes.length === 0) return undefined
  const version = row.version + 1
  const legit_lead_at = row.legit_lead_at ?? (isLead(written.after.trail, max_step) ? now : null)
  return {
    after: written.after,
    change: {
      version,
      max_step,
      partner,
      test_features,
      legit_lead_at,
      completed: false,
      updated_at: now,
      schema_version: documentVersion,
    },
    event: {
      ...{ version, kind: kindOf(row, body), at: now, actor: actorOf(asked), step: body.step },
      changes:
        legit_lead_at === row.legit_lead_at
          ? changes
          : [...changes, changed('legit_lead_at', asWritten(row.legit_lead_at), asWritten(legit_lead_at))],
    },
  }
}

/** A moment as an event keeps it: as text, by which it is hashed, too. */
const asWritten = (moment: Date | null): string | null => moment?.toISOString() ?? null

const differing = (path: string, before: unknown, after: unknown): readonly Change[] =>
  before === after || JSON.stringify(before) === JSON.stringify(after) ? [] : [changed(path, before, after)]

function kindOf({ completed }: QuoteRow, { command }: QuotePatch): EventKind {
  if (completed) return 'reopened'
  return command === 'undo_clearing' ? 'undone' : 'saved'
}
