import type { AnswerPath } from '../answers/answers.ts'
import type { FieldProblem } from '../forms/check-form.ts'
import type { QuestionSets } from '../forms/question.ts'
import type { Text } from '../text/text.ts'
import type { CalendarDate } from './rule.ts'
import type { StepPath } from './step.ts'
import type { VisitedEntry } from './visited-entry.ts'
import type { Walk } from './walk.ts'
import type { SlotVisit } from './walk-notes.ts'
import { WalkNotes } from './walk-notes.ts'

/** Something that was looked at besides a page's own answers, and what it was then. */
export type Glance =
  | { readonly answer: AnswerPath; readonly by: number; readonly was: unknown }
  | { readonly isOn: string; readonly was: boolean }
  | { readonly options: string; readonly was: ReadonlySet<string> | undefined }

/**
 * Something that was found: the first names of the answers it was found from, undefined when it was found from more than
 * answers; and the number of the walk on which it was last seen to stand.
 */
export type Vouched = { readonly names: ReadonlySet<string> | undefined; on: number }

/**
 * What was found of a page, with everything it was found from: whoever finds all of that as it was, in another
 * derivation, may take over what was found.
 */
export type Judged<Found> = {
  readonly today: CalendarDate
  /** What the page asks and what is answered, each by itself. */
  readonly asked: readonly unknown[]
  readonly given: readonly unknown[]
  readonly glances: readonly Glance[]
  readonly found: Found
}

/** Which pages apply to an item, and what is wrong with it wherever in the list it stands. */
export type ItemFindings = { readonly pages: readonly string[]; readonly problems: readonly FieldProblem[] }

/** What is wrong with a list's items, and which pages apply to each. */
export type ListFindings = {
  readonly pages: readonly (readonly string[])[]
  readonly problems: readonly FieldProblem[]
  readonly failed: Text | undefined
  /** What was found of each item by itself. */
  readonly items: ReadonlyMap<unknown, ItemFindings>
}

/** A walk that came to its end, and what it came by. */
export type FinishedWalk = {
  readonly walk: Walk
  readonly visits: readonly SlotVisit[]
  readonly entries: readonly VisitedEntry[]
  readonly wanted: readonly string[]
}

/** What was found of each page of one quote when it was last looked at, and the last walk through them. */
export type Judgements = {
  lastWalk: FinishedWalk | undefined
  readonly notes: WalkNotes
  readonly forms: Map<StepPath, Judged<readonly FieldProblem[]> & Vouched>
  readonly lists: Map<StepPath, Judged<ListFindings>>
}

/**
 * The judgements of each quote. A quote is known by its question sets, which stay the same object while its answers
 * change; with another one everything is looked at anew. Undefined for a quote that is met for the first time: many are
 * looked at once, and then taking notes would cost more than it saves.
 */
export function createJudgementsOf(): (sets: QuestionSets) => Judgements | undefined {
  const met = new WeakSet<QuestionSets>()
  const quotes = new WeakMap<QuestionSets, Judgements>()
  return (sets) => {
    const known = quotes.get(sets)
    if (known) return known
    if (!met.has(sets)) {
      met.add(sets)
      return undefined
    }
    const judgements: Judgements = { lastWalk: undefined, notes: new WalkNotes(), forms: new Map(), lists: new Map() }
    quotes.set(sets, judgements)
    return judgements
  }
}
