import type { QuoteReply } from '@coverwright/contract/quotes'
import { nextInEditMode } from '@coverwright/core/navigation/edit-mode'
import { next } from '@coverwright/core/navigation/navigate'
import { useAreaNavigate } from '../../../navigation/area.tsx'
import { noteSaved } from '../../attribution/visit-log.ts'
import type { Application } from '../../quote/application.ts'
import { applicationOf } from '../../quote/application.ts'

/**
 * Goes on from a page once it is saved: where the quote, as it is stored now, leads from there. `from` is where the
 * page stands by then, when saving has given it another address.
 */
export function useOnward({ site, user }: Application, path: string, editing: boolean) {
  const navigate = useAreaNavigate()
  return (saved: QuoteReply, from = path) => {
    const { flowState } = applicationOf(site, saved, user)
    const target = (editing ? nextInEditMode(flowState, from) : next(flowState, from)) ?? '/'
    void navigate(editing ? inEditMode(target) : target)
    noteSaved(from)
  }
}

/** The same page for somebody who came back from the last one to change something. */
export const inEditMode = (path: string): string => (path.includes('?') ? path : `${path}?edit=true`)
