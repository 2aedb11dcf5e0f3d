import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { type Translate, translateIfPresent } from '@coverwright/core/text/text'
import type { PagesAdded } from '../../../forms/state/form-environment.ts'

/** The pages that one flow state has and the other has not, and their labels, in order, as far as their words are loaded. */
export function pagesAdded(
  flowState: Pick<FlowState, 'pages'>,
  otherwise: Pick<FlowState, 'pages'>,
  t: Translate,
): PagesAdded {
  const others = new Set(otherwise.pages.map(({ path }) => path))
  const addedPages = flowState.pages.filter(({ path }) => !others.has(path))
  return {
    count: addedPages.length,
    names: [...new Set(addedPages.flatMap(({ label }) => translateIfPresent(label, t) ?? []))],
  }
}
