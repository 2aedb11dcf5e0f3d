import type { Form } from '@coverwright/core/model/field'
import type { StepNode } from '@coverwright/core/model/step'

/** The forms a step has in the catalogue; those made of an insurer's questions come with the quote. */
export function formsOf(node: StepNode): readonly Form[] {
  if (node.kind === 'page') return [node.form]
  return node.kind === 'paged' && 'pages' in node.source ? node.source.pages.map((page) => page.form) : []
}
