import type { FlowState } from '../evaluation/evaluate-flow.ts'
import type { PageState } from '../evaluation/page-state.ts'
import type { Field } from '../model/field.ts'

/**
 * A page's visible fields with the numbers its insurer's questions have, so that a caller can say "question 3":
 * counted over the whole set as it is visible now, follow-ups left out. Pages of our own have no numbers.
 */
export function withQuestionNumbers(flowState: FlowState, entry: PageState): readonly Field[] {
  const fields = shown(entry)
  const { node } = entry.slot
  if (node.kind !== 'paged' || !('set' in node.source)) return fields
  const before = flowState.pages.filter((each) => each.slot === entry.slot && each.rank < entry.rank)
  let number = before.flatMap(shown).filter(isHead).length
  return fields.map((field) => (isHead(field) ? { ...field, number: ++number } : field))
}

const isHead = (field: Field): boolean => field.parent === undefined

function shown(entry: PageState): readonly Field[] {
  const visible = new Set(entry.visible)
  return entry.form.fields.filter((field) => visible.has(field.path))
}
