import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { compileFlow } from '@coverwright/core/flow/compile'
import { spliceMapping } from '@coverwright/core/flow/splice'
import type { CountryOpening } from '../countries/country.ts'
import type { Site } from '../sites/site.ts'

/**
 * The part of the main flow that a person without a quote can see: until insurance is picked, no line asks anything.
 * The first page derives its trail from it while the lines are on their way.
 */
export function openingFlow(
  { stepsFlowMapping }: Pick<Site, 'stepsFlowMapping'>,
  { nodes, dynamicFlows, baseFacts }: CountryOpening,
): CompiledFlow {
  const mapping = stepsFlowMapping.filter(
    ({ id, group }) => Object.hasOwn(dynamicFlows, id) && nodes.some((node) => node.id === group),
  )
  return compileFlow(spliceMapping({ id: 'main', nodes, aliases: [], baseFacts }, mapping, dynamicFlows).flow)
}
