import type { OpeningSection } from '@coverwright/catalogue/sites/opening-flow'
import { openingFlow } from '@coverwright/catalogue/sites/opening-flow'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import { switchesOf, viewerSwitches } from '@coverwright/catalogue/sites/switches'
import type { UserReply } from '@coverwright/contract/people'
import type { QuoteReply } from '@coverwright/contract/quotes'
import { readAnswer } from '@coverwright/core/answers/answers'
import type { CompiledFlow } from '@coverwright/core/evaluation/compile-flow'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { questionSetsOf } from '../../api/resources/question-sets.ts'
import { isAgent } from '../session/roles.ts'
import { firstParts } from './first-parts.ts'
import { partsAtHand, renewalFlowOf } from './later-parts.ts'
import { todayOf } from './today.ts'

/** A site with the pages that everybody begins with. */
type OpenSite = PublicSite & { readonly opening: readonly OpeningSection[] }

/** A quote as this browser sees it, with everything derived from it. */
export type Application = {
  readonly site: OpenSite
  readonly quote: QuoteReply | null
  /** Who looks at it: agents are asked more than their clients. */
  readonly user: UserReply
  readonly flow: CompiledFlow
  readonly context: FlowContext
  readonly flowState: FlowState
}

const opening = new WeakMap<OpenSite, CompiledFlow>()
const whole = new WeakMap<OpenSite, CompiledFlow>()

/**
 * A renewal's own flow, or the site's whole flow once it is here; until then the part that is all a person without a
 * quote can see.
 * @param isHydrating the page is drawn over what the server made of it, which is the same whoever came before
 */
export function flowOf(site: OpenSite, quote: QuoteReply | null, isHydrating = false): CompiledFlow {
  const renewal = quote && renewalFlowOf(quote.flow_type)
  if (renewal) return renewal
  const parts = isHydrating && !quote ? undefined : partsAtHand()
  const known = parts ? whole : opening
  const flow = known.get(site) ?? (parts ? parts.flowOf(site) : openingFlow(site.opening, firstParts().opening))
  known.set(site, flow)
  return flow
}

/** A page asks for it in several places, and the quote is the same in all of them. */
let latest: Application | undefined

export function applicationOf(
  site: OpenSite,
  quote: QuoteReply | null,
  user: UserReply,
  flow = flowOf(site, quote),
): Application {
  const isSame = latest?.site === site && latest.quote === quote && latest.user === user && latest.flow === flow
  if (!latest || !isSame || latest.context.today !== todayOf(site)) latest = derived(site, quote, user, flow)
  return latest
}

function derived(site: OpenSite, quote: QuoteReply | null, user: UserReply, flow: CompiledFlow): Application {
  const context: FlowContext = {
    answers: quote ?? {},
    ...(quote?.expiring ? { carried: quote.expiring } : {}),
    facts: {},
    sets: questionSetsOf(quote),
    switches: { ...switchesOf(site), ...viewerSwitches({ agent: isAgent(user) }) },
    today: todayOf(site),
    ...(quote ? { maxStep: quote.max_step } : {}),
  }
  return { site, quote, user, flow, context, flowState: evaluateFlow(flow, context) }
}

/** A text among the quote's answers and facts; undefined when there is none. */
export function textOf(quote: QuoteReply | null, path: string): string | undefined {
  const value = readAnswer(quote ?? {}, path)
  return typeof value === 'string' ? value : undefined
}
