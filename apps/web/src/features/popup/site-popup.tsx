import type { Popup, PublicSite } from '@coverwright/catalogue/sites/site'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { useSiteAddress } from '../../navigation/use-site-address.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { currentPath } from '../attribution/visit-log.ts'
import { useNeedsConsent } from '../consent/consent-store.ts'
import { closePopup, isPopupClosed } from './closed-popup.ts'
import { opensAt } from './popup-rule.ts'

type Props = { readonly site: PublicSite; readonly popup: Popup; readonly t: Translate }

/** The site's announcement. Once closed, it stays closed in this browser. Source: seed 2.8. */
export function SitePopup({ site, popup, t }: Props) {
  const { id, title, text, url, linkLabel } = popup
  const siteAddress = useSiteAddress()
  const [isClosed, setClosed] = useState(() => isPopupClosed(id))
  // The cookie banner comes first.
  const isAfterConsent = !useNeedsConsent(site)
  if (isClosed || !isAfterConsent || !opensAt(popup, currentPath())) return null
  const close = () => {
    closePopup(id)
    setClosed(true)
  }
  return (
    <Dialog title={title} closeLabel={t('ui.close')} onClose={close}>
      <p className="dialog__sub">{text}</p>
      <div className="actions">
        {url && (
          <a className="btn btn--line" href={siteAddress(url)}>
            {linkLabel ?? url}
          </a>
        )}
        <Button onClick={close}>{t('ui.close')}</Button>
      </div>
    </Dialog>
  )
}
