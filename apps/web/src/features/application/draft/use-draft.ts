import type { QuoteReply } from '@coverwright/contract/quotes'
import { useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import { useHydrated } from '../../../ui/interaction/use-hydrated.ts'
import type { Subject } from '../step/page-preview.ts'
import type { Draft } from './draft.ts'
import { noDraft } from './draft.ts'
import { createDraftState } from './draft-state.ts'
import { drafts } from './draft-store.ts'

/** The draft of an open page. It is stored in the browser with each change, until its save is acknowledged. */
export function useDraft({ draftKey: page, fields }: Subject, quote: QuoteReply | null) {
  const keyOf = (quoteId = quote?._id) => ({ quoteId, page, fields })
  const load = (): Draft => drafts.load(keyOf(), quote?.version === 1)
  const isHydrated = useHydrated()
  const [isHydrating] = useState(!isHydrated)
  const [state] = useState(() => createDraftState(isHydrating ? noDraft : load()))
  const [revision, redraw] = useReducer((times: number) => times + 1, 0)

  const store = (next: Draft): void => {
    state.set(next)
    drafts.store(keyOf(), next)
  }
  const replace = (next: Draft, quoteId?: string): void => {
    state.set(next)
    drafts.store(keyOf(quoteId), next)
    redraw()
  }
  const drop = (): void => {
    drafts.drop(keyOf())
    drafts.drop({ quoteId: undefined, page })
    state.set(noDraft)
    redraw()
  }
  // The server renders the page without a draft.
  const loadOverRendered = useEffectEvent(() => {
    const storedDraft = isHydrating ? load() : noDraft
    if (storedDraft === noDraft) return
    state.set(storedDraft)
    redraw()
  })
  useLayoutEffect(() => loadOverRendered(), [])
  return { ...state, revision, redraw, store, replace, drop }
}

export type PageDraft = ReturnType<typeof useDraft>
