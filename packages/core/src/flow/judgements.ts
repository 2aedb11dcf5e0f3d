import type { AnswerPath } from '../answers/answers.ts'
import type { FieldProblem, OptionsOf } from '../forms/check-form.ts'
import type { QuestionSets } from '../forms/question.ts'
import type { Text } from '../text/text.ts'
import type { CalendarDate, View } from './rule.ts'
import type { StepPath } from './step.ts'

/** Something that was looked at besides a page's own answers, and what it was then. */
export type Glance =
  | { readonly answer: AnswerPath; readonly by: number; readonly was: unknown }
  | { readonly isOn: string; readonly was: boolean }
  | { readonly options: string; readonly was: ReadonlySet<string> | undefined }

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

/** What is wrong with a list's items, and which pages apply to each. */
export type ListFindings = {
  readonly pages: readonly (readonly string[])[]
  readonly problems: readonly FieldProblem[]
  readonly failed: Text | undefined
}

/** What was found of each page of one quote when it was last looked at. */
export type Judgements = {
  readonly forms: Map<StepPath, Judged<readonly FieldProblem[]>>
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
    const judgements: Judgements = { forms: new Map(), lists: new Map() }
    quotes.set(sets, judgements)
    return judgements
  }
}

/** Looks on behalf of checks, and notes what they look at. */
export class Watch {
  readonly glances: Glance[] = []
  readonly view: View
  readonly optionsOf: OptionsOf
  /** The number of the field that looks. */
  by = 0

  constructor({ get, isOn, today }: View, optionsOf: OptionsOf | undefined) {
    this.view = {
      today,
      get: (answer) => {
        const was = get(answer)
        this.glances.push({ answer, by: this.by, was })
        return was
      },
      isOn: (name) => {
        const was = isOn(name)
        this.glances.push({ isOn: name, was })
        return was
      },
    }
    this.optionsOf = (options) => {
      const was = optionsOf?.(options)
      this.glances.push({ options, was })
      return was
    }
  }
}

/** Whether the same would be seen again. @param viewOf what the field of that number sees now */
export function seesTheSame(
  glances: readonly Glance[],
  viewOf: (by: number) => View,
  optionsOf: OptionsOf | undefined,
): boolean {
  for (const glance of glances) {
    if ('answer' in glance) {
      if (viewOf(glance.by).get(glance.answer) !== glance.was) return false
    } else if ('isOn' in glance) {
      if (viewOf(0).isOn(glance.isOn) !== glance.was) return false
    } else if (optionsOf?.(glance.options) !== glance.was) return false
  }
  return true
}

/** Whether two lists hold the very same things. */
export function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left === right) return true
  if (left.length !== right.length) return false
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false
  return true
}
