import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { Translate } from '@coverwright/core/text/text'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import type { LineOffers } from '../offer-text.ts'
import { offersAsText } from './offers-as-text.ts'

type Props = {
  readonly lines: readonly LineOffers[]
  readonly company: string | undefined
  readonly site: PublicSite
  readonly t: Translate
}

/** Some mail programs cut off longer addresses. */
const longestMail = 1800

/**
 * The offers to a partner, an accountant or oneself: as a mail of the reader's own, whose receiver they alone choose, or copied
 * for any other way. Links to the page would open for the applicant only.
 */
export function SendOffers({ lines, company, site, t }: Props) {
  const body = offersAsText(lines, site, t)
  const subject = company ? t('page.offers.send.subject.company', { company }) : t('page.offers.send.subject')
  const [lastCopy, setTried] = useState<{ readonly body: string; readonly copied: boolean }>()
  // Of older offers than these it says nothing.
  const isCopied = lastCopy?.body === body ? lastCopy.copied : undefined
  const copy = async () => {
    setTried(undefined)
    try {
      // Browsers have no clipboard for pages of plain HTTP.
      await navigator.clipboard.writeText(`${subject}\n\n${body}`)
      setTried({ body, copied: true })
    } catch {
      setTried({ body, copied: false })
    }
  }
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`
  return (
    <div className="offers__send">
      <p className="hint">{t('page.offers.send.text')}</p>
      <div className="actions">
        {mail.length <= longestMail && (
          <a className="btn btn--line btn--sm" href={mail}>
            {t('page.offers.send.mail')}
          </a>
        )}
        <Button kind="line" small onClick={copy}>
          {t('page.offers.send.copy')}
        </Button>
      </div>
      <p role="status">
        {isCopied !== undefined && t(isCopied ? 'page.offers.send.copied' : 'page.offers.send.notCopied')}
      </p>
    </div>
  )
}
