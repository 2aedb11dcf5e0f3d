import type { AnswerPath } from '../answers/answers.ts'
import { readAnswer } from '../answers/answers.ts'
import type { Form } from '../model/field.ts'
import type { ListStep, StepPath } from '../model/step.ts'
import type { View } from '../rules/rule.ts'
import type { Text } from '../text/text.ts'
import type { FieldProblem } from '../validation/validate-form.ts'
import type { Section, Slot } from './compile-flow.ts'
import type { FlowContext } from './flow-context.ts'
import { itemField, itemPages } from './item-pages.ts'
import type { ListedItems, PageState, PageStatus } from './page-state.ts'
import { statusOf } from './page-state.ts'
import type { Walk } from './walk.ts'

/** What is wrong with a list's items, and which pages apply to each. */
type Findings = Pick<ListedItems, 'pages' | 'failed'> & { readonly problems: readonly FieldProblem[] }

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
  readonly #find: () => Findings

  constructor(slot: Slot, step: ListStep, view: View, context: FlowContext) {
    const items = itemsOf(step, context)
    this.#find = once(() => findingsOf(step, items, { view, context }))
    const find = this.#find
    this.list = {
      step,
      count: items.length,
      get pages() {
        return find().pages
      },
      get failed() {
        return find().failed
      },
    }
    this.path = items.length ? step.list : step.create
    this.slot = slot
    this.section = slot.section
    this.label = step.label
    this.rank = slot.rank
    this.visible = [step.items]
    this.view = view
  }

  get problems(): readonly FieldProblem[] {
    return this.#find().problems
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

function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | undefined
  return () => {
    found ??= { value: find() }
    return found.value
  }
}

function itemsOf({ items: path }: ListStep, { facts, answers }: FlowContext): readonly unknown[] {
  const items = readAnswer(facts, path) ?? readAnswer(answers, path)
  return Array.isArray(items) ? items : []
}

function findingsOf(step: ListStep, items: readonly unknown[], walk: Pick<Walk, 'view' | 'context'>): Findings {
  const each = items.map((item) => itemPages(step.pages, item, walk))
  return {
    pages: each.map((pages) => pages.map(({ page }) => page.key)),
    problems: [
      ...tooMany(step, items.length),
      ...each.flatMap((pages, at) => pages.flatMap(({ problems }) => problemsAt(problems, step, at))),
    ],
    failed: step.checks.find((check) => !check.passes(items, walk.view))?.message,
  }
}

const problemsAt = (problems: readonly FieldProblem[], { items }: ListStep, position: number) =>
  problems.map((problem) => ({ ...problem, path: `${items}.${position}.${itemField(problem.path)}` }))

function tooMany({ max, items, label }: ListStep, count: number): readonly FieldProblem[] {
  if (max === undefined || count <= max) return []
  return [{ key: 'validationError.tooMany', params: { count: max }, path: items, label }]
}
