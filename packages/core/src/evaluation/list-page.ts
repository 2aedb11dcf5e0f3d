import type { AnswerPath } from '../answers/answers.ts'
import { readAnswer } from '../answers/answers.ts'
import type { Form } from '../model/field.ts'
import type { ListStep, StepPath } from '../model/step.ts'
import type { View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import type { FieldProblem } from '../validation/check-field.ts'
import type { Section, Slot } from './compile-flow.ts'
import type { FlowContext } from './flow-context.ts'
import { itemField, itemPages } from './item-pages.ts'
import { once } from './once.ts'
import type { ListedItems, PageState, PageStatus } from './page-state.ts'
import { statusOf } from './page-state.ts'
import type { Walk } from './walk.ts'

/** The page of a list: the create page while the list is empty. Items are validated on first access. */
class ListPage implements PageState {
  readonly path: StepPath
  readonly slot: Slot
  readonly section: Section
  readonly label: Text
  readonly rank: number
  readonly form: Form = { fields: [] }
  readonly visible: readonly AnswerPath[]
  readonly list: ListedItems
  readonly view: View
  readonly #problems: () => readonly FieldProblem[]

  constructor(slot: Slot, step: ListStep, view: View, context: FlowContext) {
    const items = itemsOf(step, context)
    const itemsPages = once(() => items.map((item) => itemPages(step.pages, item, { view, context })))
    const pages = once(() => itemsPages().map((each) => each.map(({ page }) => page.key)))
    const problemMessage = once(() => step.checks.find((check) => !check.passes(items, view))?.message)
    const problems = tooMany(step, items.length)
    this.list = {
      step,
      count: items.length,
      problems,
      get pages() {
        return pages()
      },
      get failed() {
        return problemMessage()
      },
    }
    this.#problems = once(() => [
      ...problems,
      ...itemsPages().flatMap((each, at) => each.flatMap((page) => problemsAt(page.problems, step, at))),
    ])
    this.path = items.length ? step.list : step.create
    this.slot = slot
    this.section = slot.section
    this.label = step.label
    this.rank = slot.rank
    this.visible = [step.items]
    this.view = view
  }

  get problems(): readonly FieldProblem[] {
    return this.#problems()
  }

  get status(): PageStatus {
    const status = statusOf(this.problems)
    return status === 'complete' && this.list.failed !== undefined ? 'incomplete' : status
  }
}

export function visitList(slot: Slot, step: ListStep, walk: Walk): PageState {
  walk.page++
  walk.open(walk.flow.places.at(step.items))
  return new ListPage(slot, step, walk.viewBefore(walk.page + 1), walk.context)
}

function itemsOf({ items: path }: ListStep, { facts, answers }: FlowContext): readonly unknown[] {
  const items = readAnswer(facts, path) ?? readAnswer(answers, path)
  return Array.isArray(items) ? items : []
}

const problemsAt = (problems: readonly FieldProblem[], { items }: ListStep, position: number) =>
  problems.map((problem) => ({ ...problem, path: `${items}.${position}.${itemField(problem.path)}` }))

function tooMany({ max, items, label }: ListStep, count: number): readonly FieldProblem[] {
  if (max === undefined || count <= max) return []
  return [{ key: 'validationError.tooMany', params: { count: max }, path: items, label }]
}
