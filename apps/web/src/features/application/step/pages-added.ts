import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import type { Translate } from '@coverwright/core/text/text'
import type { PagesAdded } from '../../../forms/state/form-environment.ts'

/** The pages that stand on one flow and not on the other, by their labels, in order. */
export function pagesAdded(
  answered: Pick<FlowState, 'pages'>,
  otherwise: Pick<FlowState, 'pages'>,
  t: Translate,
): PagesAdded {
  const others = new Set(otherwise.pages.map(({ path }) => path))
  const added = answered.pages.filter(({ path }) => !others.has(path))
  return { count: added.length, names: [...new Set(added.map(({ label }) => t(label)))] }
}
