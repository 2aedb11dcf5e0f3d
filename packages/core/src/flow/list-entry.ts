import { isRecord, readAnswer } from '../answers/answers.ts'
import type { FieldProblem } from '../forms/check-form.ts'
import { checkField } from '../forms/check-form.ts'
import type { Slot } from './compile.ts'
import { isVisible, stateOf } from './form-entry.ts'
import type { View } from './rule.ts'
import type { ItemPage, ListStep } from './step.ts'
import type { TrailEntry } from './trail-entry.ts'
import type { Walk } from './walk.ts'

/**
 * What an item's pages may see: the quote so far, and as `item.{name}` the item's own fields opened so far.
 * @param opened names of the item's fields that are visible; the caller adds to it as it goes
 */
export const itemView = (view: View, item: unknown, opened: ReadonlySet<string>): View => ({
  ...view,
  get: (path) => {
    if (!path.startsWith('item.')) return view.get(path)
    return isRecord(item) && opened.has(path) ? readAnswer(item, itemField(path)) : undefined
  },
})

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
      problems.push(...checkField(field, view.get(field.path), view, walk.context.optionsOf))
    }
    return [{ page, visible, problems, view }]
  })
}

/** A list's slot: create while empty, else the list, which is done when every item and every list check is. */
export function listEntry(slot: Slot, node: ListStep, walk: Walk): TrailEntry {
  walk.open(node.items)
  const stored = walk.view.get(node.items)
  const items: readonly unknown[] = Array.isArray(stored) ? stored : []
  const failed = node.checks.find((check) => !check.passes(items, walk.view))
  const applying = items.map((item) => itemPages(node.pages, item, walk))
  const problems = [...tooMany(node, items.length), ...applying.flatMap((pages, at) => problemsOf(pages, node, at))]
  const state = stateOf(problems)
  return {
    path: items.length ? node.list : node.create,
    slot,
    section: slot.section,
    label: node.label,
    rank: slot.rank,
    state: failed && state === 'done' ? 'open' : state,
    form: { fields: [] },
    problems,
    visible: [node.items],
    list: {
      step: node,
      count: items.length,
      pages: applying.map((pages) => pages.map(({ page }) => page.key)),
      ...(failed ? { failed: failed.message } : {}),
    },
    view: walk.snapshot(),
  }
}

function problemsOf(pages: ReturnType<typeof itemPages>, { items }: ListStep, position: number) {
  return pages
    .flatMap((page) => page.problems)
    .map((problem) => ({ ...problem, path: `${items}.${position}.${itemField(problem.path)}` }))
}

function tooMany({ max, items, label }: ListStep, count: number): readonly FieldProblem[] {
  if (max === undefined || count <= max) return []
  return [{ key: 'validationError.tooMany', params: { count: max }, path: items, label }]
}

/** `item.city` names the answer `city` within the item. */
export const itemField = (path: string): string => path.slice('item.'.length)
