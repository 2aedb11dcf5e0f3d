import { isRecord } from '@coverwright/core/answers/answers'
import { locate, resolveAlias } from '@coverwright/core/navigation/navigate'
import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useAreaNavigate } from '../../navigation/area.tsx'
import { useHydrated } from '../../ui/interaction/use-hydrated.ts'
import type { Application } from '../quote/application.ts'
import { SiteShell } from '../shell/site-shell.tsx'
import { ChangeSheet } from './change-sheet.tsx'
import type { ChangedPage } from './changed-context.ts'
import { ChangedContext } from './changed-context.ts'

type Props = { readonly application: Application; readonly path: string; readonly children: ReactNode }

/**
 * The review, with the sheet in which an answer is changed while the address names its page. The sheet is one entry of the
 * browser's history, so that Back closes it.
 */
export function WithChanges({ application, path, children }: Props) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigateInArea = useAreaNavigate()
  const navigate = useNavigate()
  const [changedPage, setChangedPage] = useState<ChangedPage>()
  const isHydrated = useHydrated()
  const requestedChange = params.get('change')
  const page = requestedChange === null ? undefined : resolveAlias(application.flowState, requestedChange)
  const place = page === undefined || application.quote?.completed ? undefined : locate(application.flowState, page)
  const isOpen = isHydrated && place !== undefined
  // The review was shown before: the entry before the sheet's is its own.
  const wasClosed = useRef(false)
  const isClosing = useRef(false)
  if (!isOpen) {
    wasClosed.current = true
    isClosing.current = false
  }
  const close = (savedPage?: ChangedPage) => {
    if (isClosing.current) return
    isClosing.current = true
    setChangedPage(savedPage)
    // Opened from another page, which somebody who changed nothing did not mean to leave.
    const returns = savedPage === undefined && isRecord(state) && state.openedElsewhere === true
    if (wasClosed.current || returns) void navigate(-1)
    else void navigateInArea(path, { replace: true })
  }
  return (
    <SiteShell application={application} path={path}>
      {/* What is behind the sheet cannot take the focus. */}
      <ChangedContext value={isOpen ? undefined : changedPage}>{children}</ChangedContext>
      {isOpen && page !== undefined && (
        <ChangeSheet
          application={application}
          place={place}
          path={page}
          at={params.get('at') ?? undefined}
          onClose={close}
        />
      )}
    </SiteShell>
  )
}
