import type { QuoteReply } from '@coverwright/contract/quotes'
import { nextInEditMode } from '@coverwright/core/navigation/edit-mode'
import { next } from '@coverwright/core/navigation/navigate'
import { use } from 'react'
import { SheetContext, useAreaNavigate } from '../../../navigation/area.tsx'
import { logSave } from '../../attribution/visit-log.ts'
import type { Application } from '../../quote/application.ts'
import { applicationOf } from '../../quote/application.ts'

/**
 * Navigates from a saved page to where the quote, as stored, leads. `from` is the page's address after the save, when that
 * has changed.
 */
export function useOnward({ site, user }: Application, path: string, editing: boolean) {
  const navigate = useAreaNavigate()
  const startedAt = use(SheetContext)?.firstPage
  return (savedQuote: QuoteReply, from = path) => {
    const { flowState } = applicationOf(site, savedQuote, user)
    const target = (editing ? nextInEditMode(flowState, from, startedAt) : next(flowState, from)) ?? '/'
    const isRenewal = savedQuote.application_type === 'renewal'
    void navigate(target, { state: { saved: from } }).then(() => logSave(from, isRenewal))
  }
}
