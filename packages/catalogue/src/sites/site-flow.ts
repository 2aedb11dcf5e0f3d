import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import { compileFlow } from '@coverwright/core/evaluation/compile-flow'
import { lintFlow } from '@coverwright/core/evaluation/lint-flow'
import type { Flow } from '@coverwright/core/model/step'
import type { MappingFault } from '@coverwright/core/overlay/splice'
import { spliceMapping } from '@coverwright/core/overlay/splice'
import type { Country } from '../countries/country.ts'
import { addedPages } from './added-pages.ts'
import type { Site } from './site.ts'

export type SiteFlow = {
  readonly flow: CompiledFlow
  readonly faults: readonly MappingFault[]
  /** The faults of the flow as a whole. Computed at the first call. */
  readonly lint: () => readonly string[]
}

/** What a site's flow is made of. */
export type FlowParts = Pick<Country, 'flow' | 'customFlows' | 'dynamicFlows'>

/** What a site's file says about its flow. */
export type FlowOfSite = Pick<Site, 'stepsFlowMapping' | 'customFlow' | 'dynamicQuestions'>

/** The flow that a site begins with: its country's, or the one it names in `customFlow`. */
export const baseFlow = (
  { customFlow = '' }: Pick<Site, 'customFlow'>,
  { flow, customFlows }: Pick<FlowParts, 'flow' | 'customFlows'>,
): Flow => (Object.hasOwn(customFlows, customFlow) ? (customFlows[customFlow] ?? flow) : flow)

/** The lines that a site's base flow asks about; undefined where it asks about all of the country's. */
export const linesAskedBy = (
  { customFlow = '' }: Pick<Site, 'customFlow'>,
  { customLines = {} }: Pick<Country, 'customLines'>,
): readonly string[] | undefined => (Object.hasOwn(customLines, customFlow) ? customLines[customFlow] : undefined)

const compiledFlows = new WeakMap<FlowParts, Map<string, SiteFlow>>()
/** Enough for the sites of a server; a site that is being edited leaves old flows behind. */
const mostKept = 100

/**
 * The site's own flow: its base with its stepsFlowMapping spliced in, which places the country's dynamic questions and
 * the site's own pages. Browser and server compile the same. Sites with the same flow settings share it.
 */
export function siteFlow(site: FlowOfSite, parts: FlowParts): SiteFlow {
  const { stepsFlowMapping, customFlow, dynamicQuestions } = site
  const key = JSON.stringify([stepsFlowMapping, customFlow ?? '', dynamicQuestions ?? {}])
  const flows = compiledFlows.get(parts) ?? new Map<string, SiteFlow>()
  const cachedFlow = flows.get(key) ?? compileSiteFlow(site, parts)
  if (flows.size >= mostKept) flows.clear()
  compiledFlows.set(parts, flows.set(key, cachedFlow))
  return cachedFlow
}

function compileSiteFlow(site: FlowOfSite, parts: FlowParts): SiteFlow {
  const dynamicFlows = { ...parts.dynamicFlows, ...addedPages(site) }
  const splicedFlow = spliceMapping(baseFlow(site, parts), site.stepsFlowMapping, dynamicFlows)
  const flow = compileFlow(splicedFlow.flow)
  let sentences: readonly string[] | undefined
  return {
    flow,
    faults: splicedFlow.faults,
    lint: () => {
      sentences ??= lintFlow(flow)
      return sentences
    },
  }
}

/** Every fault of a site's flow, one sentence each; empty when it is sound. */
export function siteFlowFaults({ faults, lint }: SiteFlow): readonly string[] {
  return [...faults.map(({ entry, reason }) => `stepsFlowMapping, ${entry}: ${reason}`), ...lint()]
}
