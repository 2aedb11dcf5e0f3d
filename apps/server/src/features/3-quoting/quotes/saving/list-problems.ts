import type { Answers } from '@coverwright/core/answers/answers'
import { isRecord, readAnswer } from '@coverwright/core/answers/answers'
import { itemField, itemPages } from '@coverwright/core/evaluation/item-pages'
import type { PageState } from '@coverwright/core/evaluation/page-state'
import type { ListStep } from '@coverwright/core/model/step'
import type { Place } from '@coverwright/core/navigation/navigate'
import { answersFor, savedItem } from '@coverwright/core/saving/save-items'
import type { SavedStep } from '@coverwright/core/saving/save-step'
import type { FieldProblem } from '@coverwright/core/validation/check-field'
import { kindProblems } from '@coverwright/core/validation/kind-problems'
import type { ReferenceLookup } from '../../../1-foundation/reference/reference.ts'
import type { QuoteSnapshot } from '../snapshot/quote-snapshot.ts'
import { looksUp, referenceProblems } from './reference-problems.ts'

type QuoteState = Pick<QuoteSnapshot, 'served' | 'context' | 'facts' | 'answers'>

const none: readonly FieldProblem[] = []
const always = () => true

/** Problems of a list's items that only reference data shows, each named by its place: `locations.1.zip_code`. */
export function itemsReferenceProblems(
  { list, view }: PageState,
  quote: QuoteState,
  reference: ReferenceLookup,
  isLookedAt: (position: number) => boolean = always,
): readonly FieldProblem[] {
  if (!list?.step.pages.some(isLookedUp)) return none
  const { step } = list
  const items = readAnswer(quote.facts, step.items) ?? readAnswer(quote.answers, step.items)
  if (!Array.isArray(items)) return none
  return items.flatMap((item, position) =>
    isLookedAt(position) ? placedAt(step, position, ofItem(step.pages, item, { view, ...quote, reference })) : none,
  )
}

type ListSave = {
  readonly saved: SavedStep
  /** Where the save was made, in the flow that was before it. */
  readonly place: Place
  readonly incomingAnswers: Answers
  readonly before: Answers
  readonly after: QuoteState & Pick<QuoteSnapshot, 'flowState'>
}

/** The problems of a saved list or item page, by their paths among the answers. */
export function savedListProblems(
  step: ListStep,
  { saved, place, incomingAnswers, before, after }: ListSave,
  reference: ReferenceLookup,
): readonly FieldProblem[] {
  const entry = after.flowState.pages.find(({ slot }) => slot === place.entry.slot)
  if (!entry) return saved.problems
  const { item } = place
  if (!item) {
    const isAnsweredFor = answersFor(step, before, after.answers)
    return [...saved.problems, ...itemsReferenceProblems(entry, after, reference, isAnsweredFor)]
  }
  const page = step.pages.filter(({ key }) => key === item.page).some(isLookedUp) ? item.page : undefined
  const storedItem = savedItem(after.answers, item, step, incomingAnswers)
  const ownProblems =
    page === undefined ? none : ofItem(step.pages, storedItem, { ...after, view: entry.view, reference, page })
  return placedAt(step, item.position, [...saved.problems, ...ownProblems])
}

/**
 * Problems of item answers, asked or not. Only for items that differ from the stored ones, and only for answers that
 * were sent.
 */
export function itemKindProblems(
  { items, pages }: ListStep,
  sentAnswers: Answers,
  before: Answers,
): readonly FieldProblem[] {
  const [list, storedList] = [sentAnswers, before].map((answers) => readAnswer(answers, items))
  if (!Array.isArray(list)) return none
  const same = new Set<unknown>(Array.isArray(storedList) ? storedList : [])
  const fields = pages.flatMap(({ form }) => form.fields)
  return list.flatMap((item: unknown, position) =>
    isRecord(item) && !same.has(item)
      ? fields
          .flatMap((field) => kindProblems(field, readAnswer(item, itemField(field.path))))
          .map((problem) => ({ ...problem, path: `${items}.${position}.${itemField(problem.path)}` }))
      : none,
  )
}

type ItemCheck = QuoteState & Pick<PageState, 'view'> & { readonly reference: ReferenceLookup; readonly page?: string }

/** @param page only of this page of the item, of all when absent */
const ofItem = (pages: ListStep['pages'], item: unknown, { view, context, served, reference, page }: ItemCheck) =>
  itemPages(pages, item, { view, context })
    .filter((each) => page === undefined || each.page.key === page)
    .flatMap(({ page: { form }, visible, view: itemView }) =>
      referenceProblems({ form, visible }, itemView, { reference, served }),
    )

const isLookedUp = ({ form }: ListStep['pages'][number]): boolean => form.fields.some(looksUp)

/** An item's own problems are named `item.city`; among the answers that is `locations.1.city`. */
const placedAt = ({ items }: ListStep, position: number, problems: readonly FieldProblem[]): readonly FieldProblem[] =>
  problems.map((problem) =>
    problem.path.startsWith('item.')
      ? { ...problem, path: `${items}.${position}.${itemField(problem.path)}` }
      : problem,
  )
