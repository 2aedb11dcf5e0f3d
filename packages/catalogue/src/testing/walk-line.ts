import type { Answers } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { evaluateFlow } from '@coverwright/core/evaluation/evaluate-flow'
import type { FlowContext } from '@coverwright/core/evaluation/flow-context'
import { back, next } from '@coverwright/core/navigation/navigate'
import site from '../../../../sites/default.json' with { type: 'json' }
import { unitedStates } from '../countries/us/country.ts'
import { siteFlow } from '../sites/site-flow.ts'

const { flow } = siteFlow(site, unitedStates)

/** How a line came to the quote: picked, added from a recommendation, or not at all. */
export type Chosen = 'picked' | 'recommended' | 'refused' | 'not'
export const everyChoice: readonly Chosen[] = ['picked', 'recommended', 'refused', 'not']

type Walk = {
  readonly forwards: readonly string[]
  readonly backwards: readonly string[]
  readonly flowState: FlowState
}

/** @param number the last two digits of the type's uuid, as the seed's list of types has them */
export function contextFor(line: string, number: string, choice: Chosen, answers: Answers): FlowContext {
  const type = {
    uuid: `5b0c6f1e-7a52-4c8e-9d3b-0000000000${number}`,
    name: line,
    purpose: 'standard',
    wholesaler_allowed: true,
  }
  const isRecommended = choice === 'recommended' || choice === 'refused'
  return {
    answers: {
      insurance_types: choice === 'picked' ? [type] : [],
      ...(isRecommended
        ? { recommendation_choices: { [line]: choice === 'recommended' ? 'interested' : 'not_now' } }
        : {}),
      ...answers,
    },
    facts: { state: 'OH', ...(isRecommended ? { recommended_coverages: [{ line, reason: 'trade' }] } : {}) },
    sets: {},
    switches: {},
    today: '2026-11-20',
  }
}

/** Goes from the first page to the last and back again, and keeps the pages that `isOwn` knows. */
export function walk(context: FlowContext, isOwn: (path: string) => boolean): Walk {
  const flowState = evaluateFlow(flow, context)
  const along = (from: string, to: string, move: typeof next) => {
    const walkedPaths = [from]
    for (let at: string | undefined = from; at !== undefined && at !== to && walkedPaths.length < 200; ) {
      at = move(flowState, at)
      if (at !== undefined) walkedPaths.push(at)
    }
    return walkedPaths
  }
  return {
    flowState,
    forwards: along('/', '/done', next).filter(isOwn),
    backwards: along('/done', '/', back).toReversed().filter(isOwn),
  }
}
