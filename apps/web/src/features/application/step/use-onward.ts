import type { QuoteReply } from '@coverwright/contract/quotes'
import { nextInEditMode } from '@coverwright/core/flow/edit-mode'
import { next } from '@coverwright/core/flow/navigate'
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
    const { trail } = applicationOf(site, saved, user)
    const target = (editing ? nextInEditMode(trail, from) : next(trail, from)) ?? '/'
    void navigate(editing ? inEditMode(target) : target)
    noteSaved(from)
  }
}

/** The same page for somebody who came back from the last one to change something. */
export const inEditMode = (path: string): string => (path.includes('?') ? path : `${path}?edit=true`)
