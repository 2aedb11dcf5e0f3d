import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import {
  isBlank,
  readAnswer,
  sameAnswer,
  segmentsOf,
  step as stepInto,
  writeAnswer,
} from '@coverwright/core/answers/answers'
import { isMasked } from '@coverwright/core/answers/masked'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { locate, next, type Place, resume } from '@coverwright/core/navigation/navigate'
import { saveStep, writablePaths } from '@coverwright/core/saving/save-step'
import type { FieldProblem } from '@coverwright/core/validation/validate-form'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { refusedFields } from '../../../../platform/errors/app-error.ts'
import { fieldErrors } from '../../../../platform/errors/field-errors.ts'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import { changesBetween } from '../events/changes.ts'
import type { Change } from '../quotes.tables.ts'
import type { QuoteReader, QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import {
  coveredFor,
  emptyMasks,
  maskAnswers,
  secretsIn,
  sensitiveOf,
  unmaskGiven,
} from '../snapshot/sensitive-answers.ts'
import { canonical, canonicalItems } from './given-answers.ts'
import { type ChangeSince, saidOutright } from './known-secrets.ts'
import { savedListProblems } from './list-problems.ts'
import { type Conflict, merge, rewound } from './merge.ts'
import { mostRefusals } from './read-given.ts'
import { referenceProblems } from './reference-problems.ts'
import { stepClosed } from './refusals.ts'
import { withEvidence } from './shown-evidence.ts'
import { stampSignatures } from './signatures.ts'

export type WriteDependencies = { reader: QuoteReader; reference: ReferenceLookup; encryptor: Encryptor }

/** What a save makes of a quote: its answers and facts afterwards, and how far it leads. */
export type WriteResult = {
  readonly after: QuoteSnapshot
  readonly changes: readonly Change[]
  readonly reached: string | undefined
}

export type WriteInput = {
  /** The page that is saved; without it, every page along the flow whose answers differ. */
  readonly step?: string | undefined
  /** The body as it came, masks and all. */
  readonly sent: Answers
  /** The answers in it. */
  readonly given: Answers
  /** What was saved since the version that was read, oldest first. */
  readonly since: readonly ChangeSince[]
}

/**
 * Writes the answers of one page, or of a whole quote: then page after page along its flow, since what one answers may
 * open the next. Answers of pages that the quote does not visit stay as they are. Refuses what a page does not take.
 */
export function writeAnswers(
  dependencies: WriteDependencies,
  quote: QuoteSnapshot,
  input: WriteInput,
  now: Date,
): WriteResult | { readonly conflicts: readonly Conflict[] } {
  const visited = new Set<string>()
  const conflicts: Conflict[] = []
  let written: WriteResult = { after: quote, changes: [], reached: undefined }
  for (;;) {
    const step = nextStep(written.after, input, visited)
    if (step === undefined) break
    visited.add(step)
    const merged = mergeStep(written.after, step, input, now)
    if ('conflicts' in merged) {
      conflicts.push(...merged.conflicts)
      continue
    }
    const one = writeStep(dependencies, written.after, step, merged.given, now)
    written = { after: one.after, changes: [...written.changes, ...one.changes], reached: one.reached }
  }
  return conflicts.length ? { conflicts } : written
}

const nextStep = (quote: QuoteSnapshot, input: WriteInput, visited: ReadonlySet<string>): string | undefined => {
  if (input.step === undefined) return nextGiven(quote, input, visited)
  return visited.size === 0 ? input.step : undefined
}

/** The first step along the flow, not yet visited, for which something else is given than what is stored. */
function nextGiven(
  { flowState, answers, served, viewer }: QuoteSnapshot,
  { sent, given }: WriteInput,
  visited: ReadonlySet<string>,
): string | undefined {
  // An unmasked secret counts as a change even if it equals the stored one, so that the reply does not reveal which.
  const said = secretsIn(sent, coveredFor(served, viewer)).filter(({ answer }) => !isMasked(answer))
  const isSaid = (path: AnswerPath): boolean => said.some(({ savedAt }) => savedAt === path)
  return flowState.pages
    .map(({ path, list }) => list?.step.list ?? path)
    .find((path) => {
      const place = locate(flowState, path)
      if (place === undefined || visited.has(path)) return false
      return isChanged(place, answers, given) || writablePaths(place).some(isSaid)
    })
}

const isChanged = (place: Place, stored: Answers, given: Answers): boolean =>
  writablePaths(place).some((path) => {
    const sent = readAnswer(given, path)
    return sent !== undefined && !sameAnswer(sent, readAnswer(stored, path))
  })

/**
 * Merges the answers of a step with what others saved since the version that was read.
 */
function mergeStep(
  quote: QuoteSnapshot,
  step: string,
  { sent, given, since }: WriteInput,
  now: Date,
): { given: Answers } | { conflicts: readonly Conflict[] } {
  const place = locate(quote.flowState, step)
  if (!place) throw stepClosed(resume(quote.flowState))
  const { answers } = quote
  const writable = writablePaths(place)
  const sensitive = sensitiveOf(quote.served)
  const base = rewound(answers, since)
  const { form, list } = place.entry
  const { site } = quote.served
  const clean = list
    ? canonicalItems(given, answers, list.step, site)
    : stampSignatures(canonical(given, form.fields, site), place.entry, { ...quote, base }, now)
  const unmasked = unmaskGiven(unmaskGiven(clean, answers, sensitive), base, sensitive)
  const empty = emptyMasks(unmasked, sensitive).filter((path) => writable.includes(path))
  if (empty.length) {
    const refusals = empty.map((path) => ({ path, key: 'validationError.wholeNumberAgain' }))
    throw refusedFields(fieldErrors(refusals, quote.served.translate))
  }
  // Without other saves there is nothing that could conflict.
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

/** Writes the fields that a step owns and validates the step with the result. Refuses it with all of its problems. */
function writeStep(
  { reader, reference, encryptor }: WriteDependencies,
  quote: QuoteSnapshot,
  step: string,
  given: Answers,
  now: Date,
): WriteResult {
  const { row, served, flow, context } = quote
  // Facts are derived from the new answers, and the step is validated with them.
  let after = quote
  const derive = (answers: Answers): FlowState => {
    after = reader.withAnswers(quote, answers, now)
    return after.flowState
  }
  const saved = saveStep(flow, context, step, given, effectsIn(served.country), { before: quote.flowState, derive })
  if (!saved) throw stepClosed(resume(quote.flowState))
  const place = locate(quote.flowState, step)
  const found = place?.entry.list
    ? savedListProblems(place.entry.list.step, { saved, place, given, before: quote.answers, after }, reference)
    : (pageProblems(after, step, reference) ?? saved.problems)
  const problems = found.filter((problem) => !isMissing(problem, given, after.answers))
  if (problems.length) throw refusedFields(fieldErrors(problems.slice(0, mostRefusals), served.translate))
  const encryptFor = { encryptor, owner: row.id, sensitive: sensitiveOf(served) }
  return {
    after,
    changes: withEvidence(
      [
        ...changesBetween(quote.answers, saved.answers, saved.changed, encryptFor),
        ...changesBetween(quote.answers, saved.answers, saved.cleared, encryptFor).map(asCleared),
      ],
      place?.entry,
      served.translate,
    ),
    reached: next(after.flowState, step),
  }
}

/** The problems of a saved page; undefined when this save removed it from the flow. */
function pageProblems(
  after: QuoteSnapshot,
  step: string,
  reference: ReferenceLookup,
): readonly FieldProblem[] | undefined {
  const { flowState, served } = after
  const entry = locate(flowState, step)?.entry
  return entry && [...entry.problems, ...referenceProblems(entry, flowState.view, { reference, served })]
}

/**
 * A missing answer does not prevent saving the others; submitting requires it. An answer that is sent must pass, even a
 * blank one.
 */
const isMissing = ({ path }: FieldProblem, given: Answers, after: Answers): boolean =>
  answerAt(given, path) === undefined && isBlank(answerAt(after, path))

/** The answer at a path that may lead through the items of a list by their positions, as in `locations.1.city`. */
const answerAt = (answers: Answers, path: AnswerPath): unknown =>
  segmentsOf(path).reduce<unknown>(
    (value, segment) =>
      Array.isArray(value) && !segment.listed ? value[Number(segment.name)] : stepInto(value, segment),
    answers,
  )

const effectsIn = memoizeByIdentity(clearingEffects)

const asCleared = (change: Change): Change => ({ ...change, cleared: true })
