import type { CompiledFlow } from '@coverwright/core/flow/compile'
import type { FlowContext } from '@coverwright/core/flow/context'
import { deriveTrail } from '@coverwright/core/flow/trail'
import type { OpeningSection } from './opening-flow.ts'

/**
 * What a site's main flow looks like before anything is answered: until insurance is picked, no line asks anything.
 * Browsers are told so with the site, and need none of the questions to come for it.
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
