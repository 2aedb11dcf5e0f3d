import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { Notice } from '../../ui/feedback/notice.tsx'
import { overlapsAmong } from './offer-text.ts'

type Props = {
  readonly site: Pick<PublicSite, 'country'>
  readonly offers: readonly OfferReply[]
  readonly t: Translate
}

const linesOf = (offers: readonly OfferReply[]) => offers.map(({ line }) => line)

/** Warns that the same coverage would be paid for twice, if both are chosen. */
export function ChosenOverlaps({ site, offers, t }: Props) {
  return overlapsAmong(site, linesOf(offers.filter(({ chosen }) => chosen))).map(({ whole, part }) => (
    <Notice key={whole + part} kind="caution" title={t('page.overlap.chosen.title', { whole, part })} urgent>
      <p>{t('page.overlap.chosen.text', { whole, part })}</p>
    </Notice>
  ))
}
