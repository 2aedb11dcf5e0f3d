import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import type { Translate } from '@coverwright/core/text/text'
import { todayOf } from '../../quote/today.ts'
import { moneyText } from '../money-text.ts'
import { insurerName, isExpired, type LineOffers } from '../offer-text.ts'
import { yearTotal } from '../price-text.ts'

type Site = Pick<PublicSite, 'locale' | 'timeZone'>

/** The offers in plain words, for a mail to somebody who has no access to them. */
export function offersAsText(lines: readonly LineOffers[], site: Site, t: Translate): string {
  const parts = lines.map(({ name, offers }) =>
    [name, ...offers.map((offer) => `- ${lineOf(offer, site, t)}`)].join('\n'),
  )
  return [...parts, t('proposal.notInsured.text')].join('\n\n')
}

function lineOf(offer: OfferReply, site: Site, t: Translate): string {
  const insurer = insurerName(offer, t)
  const { premium, state } = offer
  if (state !== 'quoted' || !premium) return `${insurer} (${t(`page.offer.${state}`)})`
  const price = moneyText(yearTotal(premium), premium.currency, site.locale)
  const line = t('page.offers.send.price', { insurer, price })
  return isExpired(offer, todayOf(site)) ? `${line} (${t('page.offer.over')})` : line
}
