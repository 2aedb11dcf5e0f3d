import type { CompiledFlow } from '@coverwright/core/flow/compile'
import { compileFlow } from '@coverwright/core/flow/compile'
import { lintFlow } from '@coverwright/core/flow/lint'
import type { MappingFault } from '@coverwright/core/flow/splice'
import { spliceMapping } from '@coverwright/core/flow/splice'
import type { Country } from '../countries/country.ts'
import type { Site } from '../sites/site.ts'

export type SiteFlow = { readonly flow: CompiledFlow; readonly faults: readonly MappingFault[] }

/** What a site's flow is made of. */
export type FlowParts = Pick<Country, 'flow' | 'customFlows' | 'dynamicFlows'>

/**
 * The site's own flow: its country's, or the one it names in `customFlow`, with its stepsFlowMapping spliced in.
 * Browser and server compile the same.
 */
export const siteFlow = (
  { stepsFlowMapping, customFlow = '' }: Pick<Site, 'stepsFlowMapping' | 'customFlow'>,
  { flow: own, customFlows, dynamicFlows }: FlowParts,
): SiteFlow => {
  const base = Object.hasOwn(customFlows, customFlow) ? (customFlows[customFlow] ?? own) : own
  const { flow, faults } = spliceMapping(base, stepsFlowMapping, dynamicFlows)
  return { flow: compileFlow(flow), faults }
}

/** Everything that keeps a site's flow from being served, one sentence each; empty when it is sound. */
export function siteFlowFaults(
  site: Pick<Site, 'stepsFlowMapping' | 'customFlow'>,
  parts: FlowParts,
): readonly string[] {
  const { flow, faults } = siteFlow(site, parts)
  return [...faults.map(({ entry, reason }) => `stepsFlowMapping, ${entry}: ${reason}`), ...lintFlow(flow)]
}
