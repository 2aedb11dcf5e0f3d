import type { AnswerPath, Reader } from '../answers/answers.ts'
import { isRecord, readAnswer, readerOf } from '../answers/answers.ts'
import type { FieldProblem } from '../forms/check-form.ts'
import { checkField } from '../forms/check-form.ts'
import type { Form } from '../forms/field.ts'
import type { Text } from '../text/text.ts'
import type { Section, Slot } from './compile.ts'
import type { FlowContext } from './context.ts'
import { isVisible, stateOf } from './form-entry.ts'
import type { ItemFindings, ListFindings } from './judgements.ts'
import type { View } from './rule.ts'
import type { ItemPage, ListStep, StepPath } from './step.ts'
import type { ListedItems, StepState } from './trail-entry.ts'
import type { VisitedEntry } from './visited-entry.ts'
import type { Walk } from './walk.ts'
import { areSame, seesTheSame, Watch } from './watch.ts'

/**
 * What an item's pages may see: the quote so far, and as `item.{name}` the item's own fields opened so far.
 * @param opened names of the item's fields that are visible; the caller adds to it as it goes
 */
export const itemView = (view: View, item: unknown, opened: ReadonlySet<string>): View => ({
  get: (path) => {
    const read = readerInItem(path)
    if (!read) return view.get(path)
    return isRecord(item) && opened.has(path) ? read(item) : undefined
  },
  isOn: view.isOn,
  today: view.today,
})

const readers = new Map<AnswerPath, Reader | undefined>()

/** Reads from an item what `item.{name}` names; undefined for any other path. */
function readerInItem(path: AnswerPath): Reader | undefined {
  const known = readers.get(path)
  if (known || readers.has(path)) return known
  const reader = path.startsWith('item.') ? readerOf(itemField(path)) : undefined
  readers.set(path, reader)
  return reader
}

/** An item's pages that apply to it, with the visible fields of each, what is wrong with them, and what they may see. */
export function itemPages(pages: readonly ItemPage[], item: unknown, walk: Pick<Walk, 'view' | 'context'>) {
  const opened = new Set<string>()
  const view = itemView(walk.view, item, opened)
  return pages.flatMap((page) => {
    if (page.when && page.when.test(view) !== true) return []
    const visible: string[] = []
    const problems: FieldProblem[] = []
    for (const field of page.form.fields) {
      if (!isVisible(field, view)) continue
      opened.add(field.path)
      visible.push(field.path)
      const own = checkField(field, view.get(field.path), view, walk.context.optionsOf)
      if (own.length) problems.push(...own)
    }
    return [{ page, visible, problems, view }]
  })
}

/** What a list's entry says about its items; worked out when somebody asks. */
class ItemsOfList implements ListedItems {
  readonly step: ListStep
  readonly count: number
  readonly #items: readonly unknown[]
  readonly #view: View
  readonly #walk: Walk
  #findings: ListFindings | undefined

  constructor(step: ListStep, items: readonly unknown[], view: View, walk: Walk) {
    this.step = step
    this.count = items.length
    this.#items = items
    this.#view = view
    this.#walk = walk
  }

  get findings(): ListFindings {
    this.#findings ??= findingsOf(this.step, this.#items, this.#view, this.#walk)
    return this.#findings
  }

  get pages(): readonly (readonly string[])[] {
    return this.findings.pages
  }

  get failed(): Text | undefined {
    return this.findings.failed
  }
}

/**
 * What is to be said of the items: as it was found before, where everything it was found from is as it was. Where only
 * items changed, those are looked at, and the list as a whole.
 */
function findingsOf(
  step: ListStep,
  items: readonly unknown[],
  view: View,
  { context, judgements }: Walk,
): ListFindings {
  if (!judgements) return foundOf(step, items, { view, context })
  const { today, optionsOf } = context
  const before = judgements.lists.get(step.list)
  const known =
    before?.today === today && before.asked[0] === step && seesTheSame(before.glances, () => view, optionsOf)
      ? before
      : undefined
  if (known && areSame(known.given, items)) return known.found
  const watch = new Watch(view, optionsOf, known?.glances)
  const watching = { view: watch.view, context: { ...context, optionsOf: watch.optionsOf } }
  const found = foundOf(step, items, watching, known?.found.items)
  judgements.lists.set(step.list, { today, asked: [step], given: items, glances: watch.glances, found })
  return found
}

/** @param known what was found of items by the same that would be seen now */
function foundOf(
  step: ListStep,
  items: readonly unknown[],
  walk: Pick<Walk, 'view' | 'context'>,
  known?: ListFindings['items'],
): ListFindings {
  const each = items.map((item) => known?.get(item) ?? foundOfItem(step, item, walk))
  return {
    pages: each.map(({ pages }) => pages),
    problems: [...tooMany(step, items.length), ...each.flatMap(({ problems }, at) => problemsOf(problems, step, at))],
    failed: step.checks.find((check) => !check.passes(items, walk.view))?.message,
    items: new Map(each.map((found, at) => [items[at], found])),
  }
}

function foundOfItem(step: ListStep, item: unknown, walk: Pick<Walk, 'view' | 'context'>): ItemFindings {
  const applying = itemPages(step.pages, item, walk)
  return { pages: applying.map(({ page }) => page.key), problems: applying.flatMap(({ problems }) => problems) }
}

/** Read past the walk, which would take it for something that the way hangs on. */
function itemsOf({ items: path }: ListStep, { facts, answers }: FlowContext): readonly unknown[] {
  const items = readAnswer(facts, path) ?? readAnswer(answers, path)
  return Array.isArray(items) ? items : []
}

/** A list's slot: create while empty, else the list, which is done when every item and every list check is. */
class ListEntry implements VisitedEntry {
  readonly path: StepPath
  readonly slot: Slot
  readonly section: Section
  readonly label: Text
  readonly rank: number
  readonly page = undefined
  readonly form: Form = { fields: [] }
  readonly visible: readonly AnswerPath[]
  readonly list: ItemsOfList
  readonly view: View
  readonly #moment: number

  constructor(slot: Slot, step: ListStep, walk: Walk, moment: number) {
    const items = itemsOf(step, walk.context)
    const view = walk.viewAt(moment)
    this.list = new ItemsOfList(step, items, view, walk)
    const { count } = this.list
    this.path = count ? step.list : step.create
    this.slot = slot
    this.section = slot.section
    this.label = step.label
    this.rank = slot.rank
    this.visible = [step.items]
    this.view = view
    this.#moment = moment
  }

  /** The same list on a walk that came to the same, whatever is in it now. */
  on(walk: Walk): ListEntry {
    return new ListEntry(this.slot, this.list.step, walk, this.#moment)
  }

  get problems(): readonly FieldProblem[] {
    return this.list.findings.problems
  }

  get state(): StepState {
    const state = stateOf(this.problems)
    return state === 'done' && this.list.failed !== undefined ? 'open' : state
  }
}

export function listEntry(slot: Slot, node: ListStep, walk: Walk): VisitedEntry {
  walk.open(walk.binding.spots.at(node.items))
  return new ListEntry(slot, node, walk, walk.moment)
}

const problemsOf = (problems: readonly FieldProblem[], { items }: ListStep, position: number) =>
  problems.map((problem) => ({ ...problem, path: `${items}.${position}.${itemField(problem.path)}` }))

function tooMany({ max, items, label }: ListStep, count: number): readonly FieldProblem[] {
  if (max === undefined || count <= max) return []
  return [{ key: 'validationError.tooMany', params: { count: max }, path: items, label }]
}

/** `item.city` names the answer `city` within the item. */
export const itemField = (path: string): string => path.slice('item.'.length)
