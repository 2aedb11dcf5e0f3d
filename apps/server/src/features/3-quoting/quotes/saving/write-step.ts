import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import type { Country } from '@coverwright/catalogue/countries/country'
import type { QuotePatch } from '@coverwright/contract/quotes'
import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { readAnswer, writeAnswer } from '@coverwright/core/answers/answers'
import { locate, next, resume } from '@coverwright/core/flow/navigate'
import { saveStep, writablePaths } from '@coverwright/core/flow/save-step'
import type { Trail } from '@coverwright/core/flow/trail'
import type { FieldProblem } from '@coverwright/core/forms/check-form'
import { readOnly, refusedFields } from '../../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../../platform/errors/field-errors.ts'
import type { Sealer } from '../../../../platform/sealing/sealer.ts'
import { textRefusals } from '../../../1-foundation/idempotency/text-refusals.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import { changesBetween } from '../events/changes.ts'
import type { Change } from '../quotes.tables.ts'
import { quoteReply } from '../replies/quote-reply.ts'
import { keptFor } from '../snapshot/kept-for.ts'
import type { OpenedQuote, QuoteReader } from '../snapshot/opened-quote.ts'
import { coveredFor, emptyMasks, maskAnswers, sensitiveOf, unmaskGiven } from '../snapshot/sensitive-answers.ts'
import { canonical, canonicalItems, givenAnswers } from './given-answers.ts'
import { type ChangeSince, saidOutright } from './known-secrets.ts'
import { savedListProblems } from './list-problems.ts'
import { type Conflict, merge, rewound } from './merge.ts'
import { referenceProblems } from './reference-problems.ts'
import { stepClosed } from './refusals.ts'
import { withEvidence } from './shown-evidence.ts'
import { stamped } from './signatures.ts'
import { saidAgain, withStoredItems } from './stored-items.ts'

/** Enough to mend the longest page by. */
const mostRefusals = 100

export type Judging = { reader: QuoteReader; reference: ReferenceLookup; sealer: Sealer }

/** What a save makes of a quote: its answers and facts afterwards, and how far it leads. */
export type Written = {
  readonly after: OpenedQuote
  readonly changes: readonly Change[]
  readonly reached: string | undefined
}

/** The answers that a save holds. Refuses texts that cannot be kept and names that no quote has. */
export function readGiven(body: QuotePatch, quote: OpenedQuote): Answers {
  const {
    flow,
    served: { translate },
  } = quote
  const shown = quoteReply(quote)
  const again = saidAgain(body, shown)
  const sent = withStoredItems(body, { flow, stored: quote.answers, shown, again })
  const unreadable = textRefusals(body, without(sent, again))
  const { given, refusals } = givenAnswers(sent, { flow, shown, again })
  // A renewal may be sent whole; an application is saved a step at a time.
  const stepless =
    body.step === undefined && quote.row.renews === null && Object.keys(given).length > 0
      ? [{ path: 'step', key: 'validationError.stepNeeded' }]
      : []
  const named = new Set(unreadable.map(({ path }) => path))
  const all = [...unreadable, ...refusals.filter(({ path }) => !named.has(path)), ...stepless]
  if (all.length) {
    const refuse = refusals.some(({ key }) => key === 'validationError.readOnly') ? readOnly : refusedFields
    throw refuse(fieldErrors(all.slice(0, mostRefusals), translate))
  }
  return given
}

/** What a save says that the quote does not say already. */
const without = (sent: Answers, again: ReadonlySet<string>): Answers =>
  again.size ? Object.fromEntries(Object.entries(sent).filter(([name]) => !again.has(name))) : sent

/** What a save gives. */
export type Giving = {
  /** As it came, masks and all. */
  readonly sent: Answers
  /** The answers it holds. */
  readonly given: Answers
  /** What was saved since the version that was read, oldest first. */
  readonly since: readonly ChangeSince[]
}

/**
 * Joins what a step gives with what was saved since the version it read.
 */
export function mergeStep(
  quote: OpenedQuote,
  step: string,
  { sent, given, since }: Giving,
  now: Date,
): { given: Answers } | { conflicts: readonly Conflict[] } {
  const place = locate(quote.trail, step)
  if (!place) throw stepClosed(resume(quote.trail))
  const { answers } = quote
  const writable = writablePaths(place)
  const sensitive = sensitiveOf(quote.served)
  const base = rewound(answers, since)
  const { form, list } = place.entry
  const clean = list
    ? canonicalItems(given, list.step)
    : stamped(canonical(given, form.fields), place.entry, { ...quote, base }, now)
  const unmasked = unmaskGiven(unmaskGiven(clean, answers, sensitive), base, sensitive)
  const empty = emptyMasks(unmasked, sensitive).filter((path) => writable.includes(path))
  if (empty.length) {
    const refusals = empty.map((path) => ({ path, key: 'validationError.requiredField' }))
    throw refusedFields(fieldErrors(refusals, quote.served.translate))
  }
  // Nothing meets what nobody saved meanwhile.
  const said = since.length > 0 && { said: saidOutright(sent, base, coveredFor(quote.served, quote.viewer), since) }
  const merged = merge({ given: unmasked, base, stored: answers, ...said }, writable)
  if (merged.conflicts.length === 0) return { given: merged.given }
  return { conflicts: merged.conflicts.map((conflict) => withoutSecrets(conflict, sensitive)) }
}

function withoutSecrets({ field, yours, theirs }: Conflict, sensitive: readonly AnswerPath[]): Conflict {
  const covered = (answer: unknown) =>
    answer === null ? null : readAnswer(maskAnswers(writeAnswer({}, field, answer), sensitive), field)
  return { field, yours: covered(yours), theirs: covered(theirs) }
}

/** Writes the fields a step owns and judges the step by what then holds. Refuses it with every problem it has. */
export function writeStep(
  { reader, reference, sealer }: Judging,
  quote: OpenedQuote,
  step: string,
  given: Answers,
  now: Date,
): Written {
  const { row, served, flow, context } = quote
  // The facts follow from the new answers, and the step is judged by them.
  let after = quote
  const derive = (answers: Answers): Trail => {
    after = reader.withAnswers(quote, answers, now)
    return after.trail
  }
  const saved = saveStep(flow, context, step, given, effectsIn(served.country), { before: quote.trail, derive })
  if (!saved) throw stepClosed(resume(quote.trail))
  const place = locate(quote.trail, step)
  const problems = place?.entry.list
    ? savedListProblems(place.entry.list.step, { saved, place, given, before: quote.answers, after }, reference)
    : (pageProblems(after, step, reference) ?? saved.problems)
  if (problems.length) throw refusedFields(fieldErrors(problems.slice(0, mostRefusals), served.translate))
  const sealing = { sealer, owner: row.id, sensitive: sensitiveOf(served) }
  return {
    after,
    changes: withEvidence(
      [
        ...changesBetween(quote.answers, saved.answers, saved.changed, sealing),
        ...changesBetween(quote.answers, saved.answers, saved.cleared, sealing).map(asCleared),
      ],
      place?.entry,
      served.translate,
    ),
    reached: next(after.trail, step),
  }
}

/** What is wrong with a page that was saved; undefined when it left the trail with this save. */
function pageProblems(
  after: OpenedQuote,
  step: string,
  reference: ReferenceLookup,
): readonly FieldProblem[] | undefined {
  const { trail, served } = after
  const entry = locate(trail, step)?.entry
  return entry && [...entry.problems, ...referenceProblems(entry, trail.view, { reference, served })]
}

const effectsIn = keptFor((country: Country) => clearingEffects(country))

const asCleared = (change: Change): Change => ({ ...change, cleared: true })
