import { lazy } from 'react'
import { SitePopup } from '../features/popup/site-popup.tsx'
import { textsOf } from '../features/quote/texts.ts'
import type { DialogsProps } from '../features/shell/frame-slots.ts'

const SaveForLater = lazy(() =>
  import('../features/sign-in/save-for-later.tsx').then((file) => ({ default: file.SaveForLater })),
)
const MessageDialog = lazy(() =>
  import('../features/contact-support/message-dialog.tsx').then((file) => ({ default: file.MessageDialog })),
)
const CookieDialog = lazy(() =>
  import('../features/consent/cookie-dialog.tsx').then((file) => ({ default: file.CookieDialog })),
)

/** The dialogs that open over any page, and the site's announcement. */
export function SiteDialogs({ application, shown, start, onClose }: DialogsProps) {
  const { site, quote, user } = application
  return (
    <>
      {shown === 'save' && quote?.completed === false && (
        <SaveForLater quote={quote} site={site} user={user} onClose={onClose} />
      )}
      {shown === 'message' && <MessageDialog application={application} start={start} onClose={onClose} />}
      {shown === 'cookies' && <CookieDialog site={site} onClose={onClose} />}
      {site.popup && <SitePopup site={site} popup={site.popup} t={textsOf(site)} />}
    </>
  )
}
