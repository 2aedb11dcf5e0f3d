import { readAnswer } from '../answers/answers.ts'
import type { ItemPage } from '../model/step.ts'
import type { View } from '../rules/rule.ts'
import type { FieldProblem } from '../validation/check-field.ts'
import { checkField } from '../validation/check-field.ts'
import { isVisible } from './form-page.ts'
import { once } from './once.ts'
import type { Walk } from './walk.ts'

/** The name within the item: `city` for `item.city`. */
export const itemField = (path: string): string => path.slice('item.'.length)

/**
 * What the pages of an item see: the quote so far, and the item's own open fields as `item.{name}`.
 * @param openFields the item's open fields; the caller adds to it during the visit
 */
export function itemView(view: View, item: unknown, openFields: ReadonlySet<string>): View {
  const answers = { item }
  return {
    get: (path) => {
      if (!path.startsWith('item.')) return view.get(path)
      return openFields.has(path) ? readAnswer(answers, path) : undefined
    },
    isOn: view.isOn,
    today: view.today,
  }
}

/**
 * The pages that apply to an item, with the visible fields of each, its problems, and what its rules may see. A page is
 * validated on first access.
 */
export function itemPages(
  pages: readonly ItemPage[],
  item: unknown,
  { view, context }: Pick<Walk, 'view' | 'context'>,
) {
  const openFields = new Set<string>()
  const inside = itemView(view, item, openFields)
  return pages.flatMap((page) => {
    if (page.when && page.when.test(inside) !== true) return []
    const visible = page.form.fields.filter((field) => {
      if (!isVisible(field, inside)) return false
      openFields.add(field.path)
      return true
    })
    const validate = once(() =>
      visible.flatMap((field) => checkField(field, inside.get(field.path), inside, context.optionsOf)),
    )
    return [
      {
        page,
        visible: visible.map(({ path }) => path),
        get problems(): readonly FieldProblem[] {
          return validate()
        },
        view: inside,
      },
    ]
  })
}
