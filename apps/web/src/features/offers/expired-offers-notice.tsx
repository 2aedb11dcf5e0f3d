import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { isExpired } from './offer-text.ts'

type Props = {
  readonly offers: readonly OfferReply[]
  readonly today: string
  readonly busy: boolean
  readonly onEdit: () => void
  readonly t: Translate
}

/** Offers to get new prices, if carriers no longer hold some of those shown. */
export function ExpiredOffersNotice({ offers, today, busy, onEdit, t }: Props) {
  if (!offers.some((offer) => isExpired(offer, today))) return null
  return (
    <Notice title={t('page.offers.over.title')}>
      <p>{t('page.offers.over.text')}</p>
      <Button kind="line" busy={busy} onClick={onEdit}>
        {t('page.outdated.action')}
      </Button>
    </Notice>
  )
}
