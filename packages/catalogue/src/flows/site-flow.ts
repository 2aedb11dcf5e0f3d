import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { compileFlow } from '@coverwright/core/flow/compile'
import { lintFlow } from '@coverwright/core/flow/lint'
import type { MappingFault } from '@coverwright/core/flow/splice'
import { spliceMapping } from '@coverwright/core/flow/splice'
import type { Site } from '../sites/site.ts'
import { dynamicFlows, mainFlow } from './main.ts'

export type SiteFlow = { readonly flow: CompiledFlow; readonly faults: readonly MappingFault[] }

/** The site's own flow: the main flow with its stepsFlowMapping spliced in. Browser and server compile the same. */
export const siteFlow = ({ stepsFlowMapping }: Pick<Site, 'stepsFlowMapping'>): SiteFlow => {
  const { flow, faults } = spliceMapping(mainFlow, stepsFlowMapping, dynamicFlows)
  return { flow: compileFlow(flow), faults }
}

/** Everything that keeps a site's flow from being served, one sentence each; empty when it is sound. */
export function siteFlowFaults(site: Pick<Site, 'stepsFlowMapping'>): readonly string[] {
  const { flow, faults } = siteFlow(site)
  return [...faults.map(({ entry, reason }) => `stepsFlowMapping, ${entry}: ${reason}`), ...lintFlow(flow)]
}
