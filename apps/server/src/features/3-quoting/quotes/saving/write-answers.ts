import { clearingEffects } from '@coverwright/catalogue/countries/clearing-effects'
import type { AnswerPath, Answers } from '@coverwright/core/answers/answers'
import { isBlank, readAnswer, segmentsOf, step as stepInto } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { addressHolding, locate, next, type Place, resume } from '@coverwright/core/navigation/navigate'
import { saveStep, writablePaths } from '@coverwright/core/saving/save-step'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { kindProblems } from '@coverwright/core/validation/kind-problems'
import type { Encryptor } from '../../../../platform/encryption/encryptor.ts'
import { memoizeByIdentity } from '../../../../platform/memoize-by-identity.ts'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import { changesBetween } from '../events/changes.ts'
import type { Change } from '../quotes.tables.ts'
import { translateFor } from '../snapshot/for-viewer.ts'
import type { QuoteReader, QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { sensitiveOf } from '../snapshot/sensitive-answers.ts'
import { itemKindProblems, savedListProblems } from './list-problems.ts'
import type { Conflict } from './merge.ts'
import { mergeAnswers } from './merge-answers.ts'
import type { NewAnswers } from './new-answers.ts'
import { refusal } from './read-save.ts'
import { referenceProblems } from './reference-problems.ts'
import { stepClosed } from './refusals.ts'
import type { AnswerRefusal } from './separate-answers.ts'
import { withEvidence } from './text-evidence.ts'
import { ownersAt, refuseUnasked, writeUnasked } from './unasked-answers.ts'
import type { ChangeSince } from './unmasked-answers.ts'

export type WriteDependencies = { reader: QuoteReader; reference: ReferenceLookup; encryptor: Encryptor }

/** The result of a save: its answers and facts, and how far its pages lead. */
export type WriteResult = {
  readonly after: QuoteSnapshot
  readonly changes: readonly Change[]
  readonly reached: readonly (string | undefined)[]
}

export type WriteInput = {
  /** The page that the save comes from; the flow must have it. */
  readonly step?: string | undefined
  /** The body as received, including masks. */
  readonly sent: Answers
  readonly newAnswers: NewAnswers
  /** What is refused already. */
  readonly refused: readonly AnswerRefusal[]
  /** What was saved since the version that was read, oldest first. */
  readonly since: readonly ChangeSince[]
}

type Outcome =
  | { readonly conflicts: readonly Conflict[] }
  | { readonly problems: readonly AnswerRefusal[] }
  | { readonly written: WriteResult }

/**
 * Writes a save's answers, page after page along the flow, since one answer may open the next: first the page that it
 * comes from, if it names one, then every page with one of the answers. Answers that no page of the quote asks are
 * stored until one does. Refuses all problems at once; then nothing is written.
 */
export function writeAnswers(
  dependencies: WriteDependencies,
  quote: QuoteSnapshot,
  input: WriteInput,
  now: Date,
): WriteResult | { readonly conflicts: readonly Conflict[] } {
  const { paths } = input.newAnswers
  const [unseen, untaken] = [new Set(paths), new Set(paths)]
  const visitedPages = new Set<string>()
  const conflicts: Conflict[] = []
  const problems: AnswerRefusal[] = [...input.refused]
  let result: WriteResult = { after: quote, changes: [], reached: [] }
  const add = (outcome: Outcome): void => {
    if ('conflicts' in outcome) conflicts.push(...outcome.conflicts)
    else if ('problems' in outcome) problems.push(...outcome.problems)
    else {
      const { after, changes, reached } = outcome.written
      result = { after, changes: [...result.changes, ...changes], reached: [...result.reached, ...reached] }
    }
  }
  for (let nextPath = input.step ?? nextPage(quote, unseen, visitedPages); nextPath !== undefined; ) {
    const { flowState } = result.after
    const step = addressHolding(flowState, nextPath)
    visitedPages.add(step)
    const place = locate(flowState, step)
    if (!place) throw stepClosed(resume(flowState))
    add(savePage(dependencies, result.after, { ...input, step, place }, now))
    for (const path of writablePaths(place)) untaken.delete(path)
    // A field that is hidden here may be asked on a later page.
    const visiblePaths = place.entry.list ? [place.entry.list.step.items] : seenOn(result.after, step)
    for (const path of visiblePaths) unseen.delete(path)
    nextPath = nextPage(result.after, unseen, visitedPages)
  }
  if (untaken.size > 0) add(saveUnasked(dependencies, result.after, [...untaken], input, now))
  if (problems.length > 0) throw refusal(problems, translateFor(quote))
  return conflicts.length > 0 ? { conflicts } : result
}

/** The first page along the flow, not yet visited, that has one of the answers. */
function nextPage(
  { flowState }: QuoteSnapshot,
  unseen: ReadonlySet<AnswerPath>,
  visitedPages: ReadonlySet<string>,
): string | undefined {
  if (unseen.size === 0) return undefined
  const entry = flowState.pages.find(({ path, list, form }) =>
    list
      ? unseen.has(list.step.items) && !visitedPages.has(list.step.list)
      : !visitedPages.has(path) && form.fields.some((field) => unseen.has(field.path)),
  )
  return entry?.list?.step.list ?? entry?.path
}

const seenOn = ({ flowState }: QuoteSnapshot, step: string): readonly AnswerPath[] =>
  locate(flowState, step)?.entry.visible ?? []

type PageInput = WriteInput & { readonly step: string; readonly place: Place }

/** Writes the fields that a page owns and validates the page with the result, returning every problem. */
function savePage(dependencies: WriteDependencies, quote: QuoteSnapshot, input: PageInput, now: Date): Outcome {
  const { reader, reference, encryptor } = dependencies
  const { row, served, flow, context } = quote
  const { step, place } = input
  const outcome = mergeAnswers(quote, place.entry, writablePaths(place), input, now)
  if (!('incomingAnswers' in outcome)) return outcome
  const { incomingAnswers } = outcome
  // The facts follow from the new answers, and the step is judged by them.
  let after = quote
  const derive = (answers: Answers): FlowState => {
    after = reader.withAnswers(quote, answers, now)
    return after.flowState
  }
  const savedStep = saveStep(flow, context, step, incomingAnswers, effectsIn(served.country), {
    before: quote.flowState,
    derive,
  })
  if (!savedStep) throw stepClosed(resume(quote.flowState))
  const { list } = place.entry
  const formFields = list
    ? savedListProblems(
        list.step,
        { saved: savedStep, place, incomingAnswers, before: quote.answers, after },
        reference,
      )
    : (pageProblems(after, step, reference) ?? savedStep.problems)
  const kindProblems = list
    ? itemKindProblems(list.step, incomingAnswers, quote.answers)
    : hiddenProblems(place, seenOn(after, step), incomingAnswers)
  const isMissing = missingIn(quote.answers, after.answers, incomingAnswers)
  const problems = [...formFields.filter((problem) => !isMissing(problem)), ...kindProblems]
  if (problems.length) return { problems: [...new Map(problems.map((each) => [each.path, each])).values()] }
  const encryptFor = { encryptor, owner: row.id, sensitive: sensitiveOf(served) }
  const changes = withEvidence(
    [
      ...changesBetween(quote.answers, savedStep.answers, savedStep.changed, encryptFor),
      ...changesBetween(quote.answers, savedStep.answers, savedStep.cleared, encryptFor).map(asCleared),
    ],
    place,
    translateFor(quote),
  )
  return { written: { after, changes, reached: [next(after.flowState, step)] } }
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

/** The problems of answers to fields that the page does not show. */
const hiddenProblems = (
  { entry }: Place,
  visiblePaths: readonly AnswerPath[],
  sentAnswers: Answers,
): readonly FieldProblem[] =>
  entry.form.fields
    .filter(({ path }) => !visiblePaths.includes(path))
    .flatMap((field) => kindProblems(field, readAnswer(sentAnswers, field.path)))

/**
 * A missing answer does not prevent saving the rest: submitting asks for it. Removing a required answer is refused, and
 * so is one that only a separate call can write.
 */
function missingIn(before: Answers, after: Answers, sentAnswers: Answers): (problem: FieldProblem) => boolean {
  return ({ path, key }) => {
    if (key === 'validationError.tooFew') return true
    if (!isBlank(answerAt(after, path))) return false
    const answer = answerAt(sentAnswers, path)
    return answer === undefined || (isBlank(answer) && isBlank(answerAt(before, path)))
  }
}

/** The answer at a path that may lead through the items of a list by their positions, as in `locations.1.city`. */
const answerAt = (answers: Answers, path: AnswerPath): unknown =>
  segmentsOf(path).reduce<unknown>(
    (value, segment) =>
      Array.isArray(value) && !segment.listed ? value[Number(segment.name)] : stepInto(value, segment),
    answers,
  )

/** Writes answers that no page of the quote asks: they do not count until one does. */
function saveUnasked(
  { reader, encryptor }: WriteDependencies,
  quote: QuoteSnapshot,
  paths: readonly AnswerPath[],
  input: WriteInput,
  now: Date,
): Outcome {
  const { row, served } = quote
  const refusals = paths.flatMap((path) => refuseUnasked(quote, path) ?? [])
  if (refusals.length) return { problems: refusals }
  const owners = ownersAt(quote, paths)
  if (owners.length === 0) return { written: { after: quote, changes: [], reached: [] } }
  const fields = owners.flatMap((owner) => ('field' in owner ? owner.field : []))
  const lists = owners.flatMap((owner) => ('list' in owner ? owner.list : []))
  const outcome = mergeAnswers(quote, { form: { fields }, lists }, paths, input, now)
  if (!('incomingAnswers' in outcome)) return outcome
  const result = owners.reduce<{ answers: Answers; problems: readonly AnswerRefusal[] }>(
    ({ answers, problems }, owner) => {
      const one = writeUnasked(answers, owner, outcome.incomingAnswers)
      return { answers: one.answers, problems: [...problems, ...one.problems] }
    },
    { answers: quote.answers, problems: [] },
  )
  if (result.problems.length) return { problems: result.problems }
  const encryptFor = { encryptor, owner: row.id, sensitive: sensitiveOf(served) }
  const changes = changesBetween(quote.answers, result.answers, paths, encryptFor)
  if (changes.length === 0) return { written: { after: quote, changes, reached: [] } }
  return { written: { after: reader.withAnswers(quote, result.answers, now), changes, reached: [] } }
}

const effectsIn = memoizeByIdentity(clearingEffects)

const asCleared = (change: Change): Change => ({ ...change, cleared: true })
