import { lazy } from 'react'
import type { Application } from '../application/application.ts'
import { textsOf } from '../application/texts.ts'
import { SitePopup } from '../popup/site-popup.tsx'

const SaveForLater = lazy(() => import('../people/save-for-later.tsx').then((file) => ({ default: file.SaveForLater })))
const MessageDialog = lazy(() =>
  import('../messages/message-dialog.tsx').then((file) => ({ default: file.MessageDialog })),
)
const CookieDialog = lazy(() => import('../consent/cookie-dialog.tsx').then((file) => ({ default: file.CookieDialog })))

/** What a page's frame may open: saving for later, a message to support, the choice on cookies. */
export type SiteDialog = 'save' | 'message' | 'cookies'

type Props = {
  readonly application: Application
  readonly shown: SiteDialog | undefined
  readonly onClose: () => void
}

/** What opens over any page when it is asked for, and what the site tells once. */
export function SiteDialogs({ application, shown, onClose }: Props) {
  const { site, quote, user } = application
  return (
    <>
      {shown === 'save' && quote?.completed === false && (
        <SaveForLater quote={quote} site={site} user={user} onClose={onClose} />
      )}
      {shown === 'message' && <MessageDialog application={application} onClose={onClose} />}
      {shown === 'cookies' && <CookieDialog site={site} onClose={onClose} />}
      {site.popup && <SitePopup site={site} popup={site.popup} t={textsOf(site)} />}
    </>
  )
}
