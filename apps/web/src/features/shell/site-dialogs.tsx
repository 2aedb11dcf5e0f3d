import { lazy, Suspense } from 'react'
import type { Application } from '../application/application.ts'
import { textsOf } from '../application/texts.ts'

const MessageDialog = lazy(() =>
  import('../messages/message-dialog.tsx').then((file) => ({ default: file.MessageDialog })),
)
const CookieDialog = lazy(() => import('../consent/cookie-dialog.tsx').then((file) => ({ default: file.CookieDialog })))
const SitePopup = lazy(() => import('../popup/site-popup.tsx').then((file) => ({ default: file.SitePopup })))

type Props = {
  readonly application: Application
  /** A message to support is being written. */
  readonly writing: boolean
  readonly onWritten: () => void
  /** The choice on cookies is looked at again. */
  readonly choosing: boolean
  readonly onChosen: () => void
}

/** What opens over any page: a message to support, and what the site tells once. */
export function SiteDialogs({ application, writing, onWritten, choosing, onChosen }: Props) {
  const { site } = application
  return (
    <Suspense>
      {writing && <MessageDialog application={application} onClose={onWritten} />}
      {choosing && <CookieDialog site={site} onClose={onChosen} />}
      {site.popup && <SitePopup site={site} popup={site.popup} t={textsOf(site)} />}
    </Suspense>
  )
}
