import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/quotes'
import type { Translate } from '@coverwright/core/text/text'
import { Notice } from '../../ui/feedback/notice.tsx'
import { overlapsAmong } from './offer-words.ts'

type Props = {
  readonly site: Pick<PublicSite, 'country'>
  readonly offers: readonly OfferReply[]
  readonly t: Translate
}

const linesOf = (offers: readonly OfferReply[]) => offers.map(({ line }) => line)

/** Above offers for a type and for what contains it: they are there to be compared. */
export function Overlaps({ site, offers, t }: Props) {
  return overlapsAmong(site, linesOf(offers)).map(({ whole, part }) => (
    <Notice key={whole + part} title={t('page.overlap.title', { whole, part })}>
      <p>{t('page.overlap.text')}</p>
    </Notice>
  ))
}

/** Where both are chosen: the same coverage would be paid for twice. */
export function ChosenTwice({ site, offers, t }: Props) {
  return overlapsAmong(site, linesOf(offers.filter(({ chosen }) => chosen))).map(({ whole, part }) => (
    <Notice key={whole + part} kind="caution" title={t('page.overlap.chosen.title', { whole, part })} urgent>
      <p>{t('page.overlap.chosen.text', { whole, part })}</p>
    </Notice>
  ))
}
