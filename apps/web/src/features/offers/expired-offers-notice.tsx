import { isOneChoice } from '@coverwright/catalogue/lines/one-choice'
import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import { isWithInsurer } from '@coverwright/core/lifecycle/offer'
import type { Translate } from '@coverwright/core/text/text'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { contentOf } from '../quote/countries.ts'
import { isExpired } from './offer-text.ts'

type Props = {
  readonly site: Pick<PublicSite, 'country'>
  readonly offers: readonly OfferReply[]
  readonly today: string
  readonly busy: boolean
  readonly disabled: boolean
  readonly onAskAgain: (lines: readonly string[]) => void
  readonly t: Translate
}

/** Offers to get new prices, if carriers no longer hold some of those shown. */
export function ExpiredOffersNotice({ site, offers, today, busy, disabled, onAskAgain, t }: Props) {
  const types = contentOf(site)?.country.types ?? []
  const takenOffers = offers.filter(({ chosen, stage }) => chosen || isWithInsurer(stage))
  const isNeeded = (line: string) =>
    !takenOffers.some((each) => each.line === line || isOneChoice(types, each.line, line))
  const lines = new Set(
    offers.filter((offer) => isExpired(offer, today) && isNeeded(offer.line)).map(({ line }) => line),
  )
  if (lines.size === 0) return null
  return (
    <Notice title={t('page.offers.over.title')}>
      <p>{t('page.offers.over.text')}</p>
      <Button kind="line" busy={busy} disabled={disabled} onClick={() => onAskAgain([...lines])}>
        {t('page.offers.over.action')}
      </Button>
    </Notice>
  )
}
