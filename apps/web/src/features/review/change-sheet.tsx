import { isRecord } from '@coverwright/core/answers/answers'
import { unfinishedPages } from '@coverwright/core/navigation/edit-mode'
import type { Place } from '@coverwright/core/navigation/navigate'
import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type NavigateOptions, useLocation } from 'react-router'
import { fieldId } from '../../forms/layout/field-id.ts'
import { type Sheet, SheetContext, useAreaNavigate } from '../../navigation/area.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { focusField } from '../../ui/interaction/focus-field.ts'
import { useEvent } from '../../ui/interaction/use-event.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SideSheet } from '../../ui/overlays/side-sheet.tsx'
import { ClosedDoors } from '../quick-price/closed-doors.tsx'
import type { Application } from '../quote/application.ts'
import { changeAddress } from '../quote/change-address.ts'
import { textsOf } from '../quote/texts.ts'
import { useFrameSlots } from '../shell/frame-slots.ts'
import type { ChangedPage } from './changed-context.ts'

type Props = {
  readonly application: Application
  readonly place: Place
  readonly path: string
  /** The field to begin at. */
  readonly at: string | undefined
  /** With what was changed, if anything was saved. */
  readonly onClose: (changedPage?: ChangedPage) => void
}

/** The page of an answer, in a sheet over the review. It stays open for what the change makes necessary. */
export function ChangeSheet({ application, place, path, at, onClose }: Props) {
  const { flowState, site } = application
  const { flow } = flowState
  const t = textsOf(site)
  const { StepInSheet } = useFrameSlots()
  const navigate = useAreaNavigate()
  const heading = useId()
  const [startedAt] = useState({ path, at })
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const form = useRef<{ readonly isFilledIn: () => boolean; readonly discard: () => void }>(undefined)
  const [wasComplete] = useState(() => unfinishedPages(flowState).length === 0)
  const isReview = (address: string) => address.split('?')[0] === flow.submit
  const isChange = (address: string) => isReview(address) && address.includes('change=')
  const addressOf = useEvent((address: string) => (isReview(address) ? address : changeAddress(flow, address)))
  const go = useEvent((address: string, options?: NavigateOptions) => {
    if (isReview(address) && !isChange(address)) onClose(startedAt)
    else void navigate(addressOf(address), { ...options, replace: true })
  })
  const close = useEvent(() => {
    if (form.current?.isFilledIn()) setAsksToDiscard(true)
    else onClose()
  })
  const sheet = useMemo(
    (): Sheet => ({ heading, firstPage: startedAt.path, addressOf, go, close, form }),
    [heading, startedAt, addressOf, go, close],
  )
  return (
    <SideSheet heading={heading} closeLabel={t('ui.close')} onClose={close}>
      <SheetContext value={sheet}>
        <Suspense fallback={<Skeleton words={t('ui.loading')} />}>
          <MoreNeeded application={application} wasComplete={wasComplete} />
          <ClosedDoors application={application} />
          <StepInSheet key={path} application={application} place={place} path={path} />
          <Begin key={`begin ${path}`} heading={heading} at={path === startedAt.path ? at : undefined} />
        </Suspense>
      </SheetContext>
      {asksToDiscard && (
        <Dialog
          title={t('page.change.unsaved')}
          closeLabel={t('ui.close')}
          onClose={() => setAsksToDiscard(false)}
          alert
        >
          <div className="actions">
            <Button kind="line" onClick={() => setAsksToDiscard(false)}>
              {t('page.change.keep')}
            </Button>
            <Button
              kind="danger"
              onClick={() => {
                form.current?.discard()
                onClose()
              }}
            >
              {t('page.change.discard')}
            </Button>
          </div>
        </Dialog>
      )}
    </SideSheet>
  )
}

type MoreProps = Pick<Props, 'application'> & {
  /** Nothing was missing before the change. */
  readonly wasComplete: boolean
}

/** Says why the sheet goes on: what was saved asks for more. */
function MoreNeeded({ application: { flowState, site }, wasComplete }: MoreProps) {
  const { state } = useLocation()
  const t = textsOf(site)
  const savedPage = isRecord(state) ? flowState.pages.find(({ path }) => path === state.saved) : undefined
  const count = unfinishedPages(flowState).length
  if (!savedPage || count === 0) return null
  return (
    <Notice title={t('page.change.more', { count })} urgent>
      {wasComplete && <p>{t('page.change.because', { page: t(savedPage.label) })}</p>}
    </Notice>
  )
}

/** Moves the focus to the field, or to the heading of a page that is new to the person. */
function Begin({ heading, at }: { readonly heading: string; readonly at: string | undefined }) {
  useEffect(() => {
    const field = at === undefined ? undefined : fieldId(at)
    focusField(field !== undefined && document.getElementById(field) ? field : heading, 'nearest')
  }, [heading, at])
  return null
}
