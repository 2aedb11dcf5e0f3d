import type { OpeningSection } from '@coverwright/catalogue/sites/opening-flow'
import { openingFlow } from '@coverwright/catalogue/sites/opening-flow'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { switchesOf, viewerSwitches } from '@coverwright/catalogue/sites/switches'
import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import type { SiteReply } from '@coverwright/contract/site'
import type { ShownLicense } from '@coverwright/contract/site/licenses'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { questionSetsOf } from '../../api/resources/question-sets.ts'
import { worksForClients } from '../session/roles.ts'
import { contentOf, countries } from './countries.ts'
import { renewalFlows } from './renewal-flows.ts'
import { todayOf } from './today.ts'

/** A site with the first pages of its flow. */
type SiteWithOpening = PublicSite & {
  readonly opening: readonly OpeningSection[]
  readonly shown_licenses: readonly ShownLicense[]
  readonly insurers: readonly SiteReply['insurers'][number][]
  readonly seller: string
}

/** A quote on its site, with the flow state derived from it. */
export type Application = {
  readonly site: SiteWithOpening
  readonly quote: QuoteReply | null
  /** The viewer: agents are asked more than their clients. */
  readonly user: UserReply
  readonly flow: CompiledFlow
  readonly context: FlowContext
  readonly flowState: FlowState
}

const openingFlows = new WeakMap<SiteWithOpening, CompiledFlow>()
const wholeFlows = new WeakMap<SiteWithOpening, CompiledFlow>()

function flowIn(
  flows: WeakMap<SiteWithOpening, CompiledFlow>,
  site: SiteWithOpening,
  compile: () => CompiledFlow,
): CompiledFlow {
  const flow = flows.get(site) ?? compile()
  flows.set(site, flow)
  return flow
}

/**
 * A renewal's own flow, or the site's whole flow once it is loaded. Until then, only the flow's opening, which is all that
 * somebody without a quote can see.
 * @param isHydrating the server rendered the page with the opening, so hydration must too
 */
export function flowOf(site: SiteWithOpening, quote: QuoteReply | null, isHydrating = false): CompiledFlow {
  if (quote && quote.flow_type !== 'main') {
    const renewal = renewalFlows.loaded()?.[quote.flow_type]
    if (renewal) return renewal
  }
  const content = isHydrating && !quote ? undefined : contentOf(site)
  return content
    ? flowIn(wholeFlows, site, () => content.flowOf(site))
    : flowIn(openingFlows, site, () => openingFlow(site.opening, countries.firstPage(site).opening))
}

export function applicationOf(
  site: SiteWithOpening,
  quote: QuoteReply | null,
  user: UserReply,
  flow = flowOf(site, quote),
): Application {
  const context: FlowContext = {
    answers: quote ?? {},
    // The application's own flow asks for everything again, so last year's answers do not count beside it.
    ...(quote?.expiring && quote.flow_type !== 'main' ? { carried: quote.expiring } : {}),
    facts: {},
    sets: questionSetsOf(quote),
    switches: { ...switchesOf(site), ...viewerSwitches({ agent: worksForClients(user) }) },
    today: todayOf(site),
    ...(quote ? { maxStep: quote.max_step } : {}),
  }
  return { site, quote, user, flow, context, flowState: evaluateFlow(flow, context) }
}

/** An answer or fact that is a text; undefined for any other. */
export function textAnswer(quote: QuoteReply | null, path: string): string | undefined {
  const value = readAnswer(quote ?? {}, path)
  return typeof value === 'string' ? value : undefined
}
