import type { QuoteReply } from '@coverwright/contract/quotes'
import { isRecord } from '@coverwright/core/answers/answers'
import type { FlowState } from '@coverwright/core/evaluation/evaluate-flow'
import { nextInEditMode } from '@coverwright/core/navigation/edit-mode'
import { canVisit, locate, next } from '@coverwright/core/navigation/navigate'
import { useLocation } from 'react-router'
import { useAreaNavigate } from '../../../navigation/area.tsx'
import { logSave } from '../../attribution/visit-log.ts'
import type { Application } from '../../quote/application.ts'
import { applicationOf } from '../../quote/application.ts'

/**
 * Navigates from a saved page to where the quote, as stored, leads. `from` is the page's address after the save, when that
 * has changed.
 */
export function useOnward({ site, user }: Application, path: string, editing: boolean) {
  const navigate = useAreaNavigate()
  const earlier = changedPage(useLocation().state)
  return (saved: QuoteReply, from = path) => {
    const { flowState } = applicationOf(site, saved, user)
    const target = (editing ? nextInEditMode(flowState, from) : next(flowState, from)) ?? '/'
    const isRenewal = saved.application_type === 'renewal'
    // The page of a list is only on the way back from the item that was changed.
    const isWayBack = earlier !== undefined && locate(flowState, from)?.entry.list !== undefined
    const options = editing ? { state: { changedPage: isWayBack ? earlier : from } } : undefined
    void navigate(editing ? inEditMode(target) : target, options).then(() => logSave(from, isRenewal))
  }
}

/** The page that was just changed, from the state of a navigation that led back to the review. */
export const changedPage = (state: unknown): string | undefined =>
  isRecord(state) && typeof state.changedPage === 'string' ? state.changedPage : undefined

/** Where a page leads back to whose answer is being changed: the review, once it can be visited. */
export const reviewOf = (flowState: FlowState, editing: boolean): string | undefined => {
  const { submit } = flowState.flow
  return editing && submit !== undefined && canVisit(flowState, submit) ? inEditMode(submit) : undefined
}

/** The page's address for somebody who came back from the review to change an answer. */
export const inEditMode = (path: string): string => (path.includes('?') ? path : `${path}?edit=true`)
