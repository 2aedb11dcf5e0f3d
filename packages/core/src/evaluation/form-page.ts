import type { AnswerPath } from '../answers/answers.ts'
import type { Field, Form } from '../model/field.ts'
import type { StepPath } from '../model/step.ts'
import type { Rule, View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import type { FieldProblem } from '../validation/check-field.ts'
import type { Section, Slot } from './compile-flow.ts'
import type { CompiledField } from './compiled-form.ts'
import { withOfferedOptions } from './offered-options.ts'
import type { PageState, PageStatus } from './page-state.ts'
import { statusOf } from './page-state.ts'
import { shareAnswer } from './share-answer.ts'
import type { Walk } from './walk.ts'

/** A field is hidden as long as its rule is unknown. */
const holds = (rule: Rule | undefined, view: View): boolean => !rule || rule.test(view) === true

export const isVisible = (field: Field, view: View): boolean => holds(field.visible, view)

/** A visited form, the fields it shows, and the number of its page. */
export type VisitedForm = {
  readonly form: Form
  readonly shown: readonly CompiledField[]
  readonly page: number
}

/**
 * Opens the form's visible fields one by one, so that a field may depend on those above it. A locked field is opened but
 * not shown.
 */
export function visitForm(fullForm: Form, walk: Walk): VisitedForm {
  walk.page++
  return visitHere(fullForm, walk)
}

/** Like `visitForm`, as part of the current page. */
function visitHere(fullForm: Form, walk: Walk): VisitedForm {
  const { forms } = walk.flow
  const compiledForm = forms.of(fullForm)
  const form = compiledForm.hasConditionalOptions ? withOfferedOptions(fullForm, walk.view) : fullForm
  const { fields } = form === fullForm ? compiledForm : forms.of(form)
  const { view } = walk
  const visible = fields.filter((each) => {
    walk.ask(each.place)
    if (!holds(each.visible, view)) return false
    walk.open(each.place)
    return !each.isShared || !shareAnswer(each, walk)
  })
  return { form, shown: visible, page: walk.page }
}

const joinedForms = new WeakMap<Form, WeakMap<Form, Form>>()

/** The fields of two forms in one. Returns the same form for the same two, so that it is compiled once. */
export function joinedForm(one: Form, other: Form): Form {
  const ofOne = joinedForms.get(one) ?? new WeakMap<Form, Form>()
  joinedForms.set(one, ofOne)
  const form = ofOne.get(other) ?? { fields: [...one.fields, ...other.fields] }
  ofOne.set(other, form)
  return form
}

type PagePlace = Pick<PageState, 'path' | 'label' | 'rank' | 'page'> & {
  readonly slot: Slot
  readonly joined?: readonly Slot[]
}

/** A page with a form, validated on first access. */
export class FormPage implements PageState {
  readonly path: StepPath
  readonly slot: Slot
  readonly joined: readonly Slot[]
  readonly section: Section
  readonly label: Text
  readonly rank: number
  readonly page: PageState['page']
  readonly form: Form
  readonly #visited: VisitedForm
  readonly #walk: Walk
  #visible: readonly AnswerPath[] | undefined
  #view: View | undefined
  #problems: readonly FieldProblem[] | undefined

  constructor({ path, slot, joined = [], label, rank, page }: PagePlace, visitedForm: VisitedForm, walk: Walk) {
    this.path = path
    this.slot = slot
    this.joined = joined
    this.section = slot.section
    this.label = label
    this.rank = rank
    this.page = page
    this.form = visitedForm.form
    this.#visited = visitedForm
    this.#walk = walk
  }

  /** This page with the next step's form added to its own. */
  joinedBy(slot: Slot, fullForm: Form): FormPage {
    const own = this.#visited
    const { form, shown } = visitHere(fullForm, this.#walk)
    return new FormPage(
      { ...this, joined: [...this.joined, slot] },
      { form: joinedForm(own.form, form), shown: [...own.shown, ...shown], page: own.page },
      this.#walk,
    )
  }

  get visible(): readonly AnswerPath[] {
    this.#visible ??= this.#visited.shown.map(({ field }) => field.path)
    return this.#visible
  }

  get view(): View {
    this.#view ??= this.#walk.viewBefore(this.#visited.page + 1)
    return this.#view
  }

  get before(): View {
    return this.#walk.viewBefore(this.#visited.page)
  }

  get problems(): readonly FieldProblem[] {
    this.#problems ??= this.#validate()
    return this.#problems
  }

  #validate(): readonly FieldProblem[] {
    const { view } = this
    const walk = this.#walk
    const problems: FieldProblem[] = []
    for (const { place, check } of this.#visited.shown) {
      const checkProblems = check(walk.answerAt(place), view, walk.context.optionsOf)
      if (checkProblems.length) problems.push(...checkProblems)
    }
    return problems
  }

  get status(): PageStatus {
    return statusOf(this.problems)
  }
}
