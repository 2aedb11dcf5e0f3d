import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { compileFlow } from '@coverwright/core/flow/compile'
import { spliceMapping } from '@coverwright/core/flow/splice'
import type { GroupNode } from '@coverwright/core/flow/step'
import { final } from '../application/final.ts'
import { insurance, start } from '../application/start.ts'
import { coverageChoices } from '../dynamic/coverage-choices.ts'
import type { Site } from '../sites/site.ts'

const nodes: readonly GroupNode[] = [start, insurance, final]

/**
 * The part of the main flow that a person without a quote can see: until insurance is picked, no line asks anything.
 * The first page derives its trail from it while the lines are on their way.
 */
export function openingFlow({ stepsFlowMapping }: Pick<Site, 'stepsFlowMapping'>): CompiledFlow {
  const mapping = stepsFlowMapping.filter(
    ({ id, group }) => id === coverageChoices.id && nodes.some((node) => node.id === group),
  )
  const flow = { id: 'main', nodes, aliases: [], baseFacts: ['state', 'sub_class_codes'] }
  return compileFlow(spliceMapping(flow, mapping, { [coverageChoices.id]: coverageChoices }).flow)
}
