import type { AnswerPath } from '../answers/answers.ts'
import type { FieldProblem } from '../forms/check-form.ts'
import type { Field, Form } from '../forms/field.ts'
import type { Text } from '../text/text.ts'
import type { BoundField } from './bound-form.ts'
import type { Section, Slot } from './compile.ts'
import type { VisitedForm } from './judge-form.ts'
import type { View } from './rule.ts'
import type { StepPath } from './step.ts'
import type { StepState, TrailEntry } from './trail-entry.ts'
import type { VisitedEntry } from './visited-entry.ts'
import type { Walk } from './walk.ts'

/** A field waits with its rule: unknown counts as hidden, so nobody is asked on a guess. */
export const isVisible = (field: Field, view: View): boolean => !field.visible || field.visible.test(view) === true

export function stateOf(problems: readonly FieldProblem[]): StepState {
  if (problems.length === 0) return 'done'
  return problems.some((problem) => !problem.missing) ? 'error' : 'open'
}

/**
 * Opens the page's visible fields one by one, so that a field may depend on those above it. What is settled by other
 * answers opens and is not shown.
 */
export function visitForm(whole: Form, walk: Walk): VisitedForm {
  const bound = walk.binding.formOf(whole)
  const { form, fields } = bound.offered?.(walk) ?? bound
  const from = walk.moment
  // Most pages show all they have, and those need no list of their own.
  let shown: BoundField[] | undefined
  let at = 0
  for (const each of fields) {
    walk.ask(each.spot)
    const isShown = each.shows === undefined || each.shows(walk) === true
    walk.open(isShown ? each.spot : undefined)
    const { fact, follows } = each.field
    if (isShown && !((fact ?? follows) && walk.skills().meetFact(each, walk))) shown?.push(each)
    else shown ??= fields.slice(0, at)
    at++
  }
  return { form, shown: shown ?? fields, from, to: walk.moment }
}

type Placed = Pick<TrailEntry, 'path' | 'label' | 'rank' | 'page'> & { readonly slot: Slot }

/** A page with a form. Its view and what is wrong with its answers are worked out when somebody asks for them. */
export class FormEntry implements VisitedEntry {
  readonly path: StepPath
  readonly slot: Slot
  readonly section: Section
  readonly label: Text
  readonly rank: number
  readonly page: TrailEntry['page']
  readonly form: Form
  readonly #visited: VisitedForm
  readonly #walk: Walk
  #visible: readonly AnswerPath[] | undefined
  #view: View | undefined
  #problems: readonly FieldProblem[] | undefined

  constructor({ path, slot, label, rank, page }: Placed, visited: VisitedForm, walk: Walk) {
    this.path = path
    this.slot = slot
    this.section = slot.section
    this.label = label
    this.rank = rank
    this.page = page
    this.form = visited.form
    this.#visited = visited
    this.#walk = walk
  }

  /** The same page on a walk that came to the same. */
  on(walk: Walk): FormEntry {
    return new FormEntry(this, this.#visited, walk)
  }

  get list(): undefined {
    return undefined
  }

  get visible(): readonly AnswerPath[] {
    this.#visible ??= this.#visited.shown.map(({ field }) => field.path)
    return this.#visible
  }

  get view(): View {
    this.#view ??= this.#walk.viewAt(this.#visited.to)
    return this.#view
  }

  get before(): View {
    return this.#walk.viewAt(this.#visited.from)
  }

  get problems(): readonly FieldProblem[] {
    this.#problems ??= this.#walk.skills().problemsOfForm(this.path, this.#visited, this.#walk)
    return this.#problems
  }

  get state(): StepState {
    return stateOf(this.problems)
  }
}
