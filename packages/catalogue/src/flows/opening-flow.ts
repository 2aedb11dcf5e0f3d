import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { compileFlow } from '@coverwright/core/flow/compile'
import { spliceMapping } from '@coverwright/core/flow/splice'
import type { CountryOpening } from '../countries/country.ts'
import { addedPages } from '../sites/added-pages.ts'
import type { Site } from '../sites/site.ts'

/**
 * The part of the main flow that a person without a quote can see: until insurance is picked, no line asks anything.
 * The first page derives its trail from it while the lines are on their way.
 */
export function openingFlow(
  site: Pick<Site, 'stepsFlowMapping' | 'dynamicQuestions' | 'customFlow'>,
  { nodes: usual, customNodes = {}, dynamicFlows: own, baseFacts }: CountryOpening,
): CompiledFlow {
  const { customFlow = '' } = site
  const nodes = (Object.hasOwn(customNodes, customFlow) ? customNodes[customFlow] : undefined) ?? usual
  const dynamicFlows = { ...own, ...addedPages(site) }
  const known = ({ id }: { readonly id: string }): boolean => Object.hasOwn(dynamicFlows, id)
  const mapping = site.stepsFlowMapping
    .filter((entry) => known(entry) && nodes.some((node) => node.id === entry.group))
    .map((entry) => ({ ...entry, next_steps: entry.next_steps?.filter(known) ?? [] }))
  return compileFlow(spliceMapping({ id: 'main', nodes, aliases: [], baseFacts }, mapping, dynamicFlows).flow)
}
