import { readAnswer } from '../answers/answers.ts'
import type { ItemPage } from '../model/step.ts'
import type { View } from '../rules/rule.ts'
import type { FieldProblem } from '../validation/validate-form.ts'
import { checkField } from '../validation/validate-form.ts'
import { isVisible } from './form-page.ts'
import type { Walk } from './walk.ts'

/** The name within the item: `city` for `item.city`. */
export const itemField = (path: string): string => path.slice('item.'.length)

/**
 * What the pages of an item see: the quote so far, and the item's own open fields as `item.{name}`.
 * @param opened the item's open fields; the caller adds to it while it visits them
 */
export function itemView(view: View, item: unknown, opened: ReadonlySet<string>): View {
  const answers = { item }
  return {
    get: (path) => {
      if (!path.startsWith('item.')) return view.get(path)
      return opened.has(path) ? readAnswer(answers, path) : undefined
    },
    isOn: view.isOn,
    today: view.today,
  }
}

/** The pages that apply to an item, with the visible fields of each, its problems, and what its rules may see. */
export function itemPages(
  pages: readonly ItemPage[],
  item: unknown,
  { view, context }: Pick<Walk, 'view' | 'context'>,
) {
  const opened = new Set<string>()
  const inside = itemView(view, item, opened)
  return pages.flatMap((page) => {
    if (page.when && page.when.test(inside) !== true) return []
    const visible: string[] = []
    const problems: FieldProblem[] = []
    for (const field of page.form.fields) {
      if (!isVisible(field, inside)) continue
      opened.add(field.path)
      visible.push(field.path)
      problems.push(...checkField(field, inside.get(field.path), inside, context.optionsOf))
    }
    return [{ page, visible, problems, view: inside }]
  })
}
