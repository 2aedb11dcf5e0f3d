import type { CompiledFlow } from '@coverwright/core/flow/compile'
import type { FlowContext } from '@coverwright/core/flow/context'
import { deriveTrail } from '@coverwright/core/flow/trail'
import type { OpeningSection } from './opening-flow.ts'

/**
 * A site's main flow before anything is answered, when no line asks anything yet. Browsers get it with the site, so
 * that the first page needs no later question.
 */
export function openingSections(
  flow: CompiledFlow,
  of: Pick<FlowContext, 'switches' | 'today'>,
): readonly OpeningSection[] {
  const { entries } = deriveTrail(flow, { answers: {}, facts: {}, sets: {}, ...of })
  return [...Map.groupBy(entries, ({ section }) => section.id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const pages = own.map(({ slot: { node }, path, label }) => ({
      id: node.id,
      path,
      label,
      ...(node.uncounted ? { uncounted: node.uncounted } : {}),
    }))
    return [{ ...first.section, pages }]
  })
}
