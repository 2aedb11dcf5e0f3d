import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { Field } from '../model/field.ts'
import { askedOnce } from '../model/statement-lists.ts'

/**
 * A page's visible fields with the numbers of a carrier's questions, so that people on the phone can say "question 3".
 * Counts the visible questions of the whole set without follow-ups, and a list of statements once. Pages of our own have no numbers.
 */
export function withQuestionNumbers(flowState: FlowState, entry: PageState): readonly Field[] {
  const fields = visibleFieldsOf(entry)
  const { node } = entry.slot
  if (node.kind !== 'paged' || !('set' in node.source)) return fields
  const before = flowState.pages.filter((each) => each.slot === entry.slot && each.rank < entry.rank)
  let number = before.flatMap((page) => askedOnce(visibleFieldsOf(page))).filter(isHead).length
  const paths = new Set(askedOnce(fields))
  return fields.map((field) => {
    if (!isHead(field)) return field
    return { ...field, number: paths.has(field) ? ++number : number }
  })
}

const isHead = (field: Field): boolean => field.parent === undefined

function visibleFieldsOf(entry: PageState): readonly Field[] {
  const visible = new Set(entry.visible)
  return entry.form.fields.filter((field) => visible.has(field.path))
}
