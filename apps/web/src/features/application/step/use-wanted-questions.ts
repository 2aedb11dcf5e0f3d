import { chainStart, conditionsOf, isInSet } from '@coverwright/core/evaluation/compile-flow'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { basisOf } from '@coverwright/core/evaluation/numbered-pages'
import { rankOf } from '@coverwright/core/navigation/navigate'
import { testAll } from '@coverwright/core/rules/rule'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import type { WantedSet } from '../../../api/resources/question-sets.ts'
import { lostSetQuery, questionSetQuery } from '../../../api/resources/question-sets.ts'
import { queryOf } from '../../../api/resources/quotes.ts'
import type { Application } from '../../quote/application.ts'
import { contentOf } from '../../quote/countries.ts'

type PlacedSet = WantedSet & { readonly rank: number }

/** The question sets of the open steps, each at the first place where it may be asked. */
function openSets({ flow, view }: FlowState): readonly PlacedSet[] {
  const sets = new Map<string, PlacedSet>()
  for (const slot of flow.slots) {
    const { node } = slot
    if (!isInSet(node) || sets.has(node.source.set)) continue
    if (testAll(conditionsOf(slot), view) !== true) continue
    sets.set(node.source.set, {
      key: node.source.set,
      basis: basisOf(view, node.source.basis),
      rank: chainStart(slot, flow).rank,
    })
  }
  return [...sets.values()]
}

const carriersOf = ({ site }: Application) => contentOf(site)?.country.carriers ?? []

/** Fetches every missing question set as soon as the flow needs it, pages before it is shown. */
export function useWantedQuestions(application: Application): void {
  const { quote, flowState } = application
  const { missingSets } = flowState
  const wantedSets = missingSets.length ? openSets(flowState).filter(({ key }) => missingSets.includes(key)) : []
  const results = useQueries({
    queries: wantedSets.map((set) => questionSetQuery(quote, set, carriersOf(application))),
  })
  // A set that was fetched and is still missing belongs to answers that this page does not have: fetch the quote.
  const stale = results.some((result) => result.isSuccess && missingSets.includes(result.data))
  useEffect(() => {
    if (stale && quote) queryClient.invalidateQueries({ queryKey: queryOf(quote).queryKey })
  }, [stale, quote])
}

/**
 * Quietly fetches failed sets again: while the person is still before their pages, and at the end. In between, new
 * pages would take them away from what they are filling in.
 */
export function useLostQuestions(application: Application, path: string): void {
  const { quote, flowState, context } = application
  const hasFailed = Object.values(context.sets).some(({ failed }) => failed)
  const isLast = path === flowState.flow.submit
  const lostSets = hasFailed
    ? openSets(flowState).filter(({ key, basis, rank }) => {
        const set = context.sets[key]
        return set?.failed && set.basis === basis && (isLast || rankOf(flowState, path) < rank)
      })
    : []
  useQueries({ queries: lostSets.map((set) => lostSetQuery(quote, set, carriersOf(application))) })
}
