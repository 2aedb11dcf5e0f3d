import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import type { OpeningSection } from './opening-flow.ts'

/**
 * A site's main flow before anything is answered, when no line asks anything yet. Browsers get it with the site, so
 * that the first page needs no later question.
 */
export function openingSections(
  flow: CompiledFlow,
  of: Pick<FlowContext, 'switches' | 'today'>,
): readonly OpeningSection[] {
  const { pages: entries } = evaluateFlow(flow, { answers: {}, facts: {}, sets: {}, ...of })
  return [...Map.groupBy(entries, ({ section }) => section.id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const pages = own.map(({ slot: { node }, path, label }) => ({
      id: node.id,
      path,
      label,
      ...(node.uncounted ? { uncounted: node.uncounted } : {}),
    }))
    // Only the review tells answers by subject.
    const { subject: _subject, ...section } = first.section
    return [{ ...section, pages }]
  })
}
