import type { PublicSite } from '@coverwright/catalogue/sites/site'
import type { OfferReply } from '@coverwright/contract/offers'
import { dateText } from '@coverwright/core/model/answer-text'
import type { Translate } from '@coverwright/core/text/text'
import { todayOf } from '../../quote/today.ts'
import { moneyText } from '../money-text.ts'
import { insurerName, isExpired, isOver, type LineOffers, pricesNote } from '../offer-text.ts'
import { yearTotal } from '../price-text.ts'

type Site = Pick<PublicSite, 'locale' | 'timeZone'>

/** The offers in plain words, for a mail to somebody who has no access to them. */
export function offersAsText(lines: readonly LineOffers[], site: Site, t: Translate): string {
  const currentOffers = lines
    .map(({ name, offers }) => ({ name, offers: offers.filter((offer) => !isOver(offer)) }))
    .filter(({ offers }) => offers.length > 0)
  const parts = currentOffers.map(({ name, offers }) =>
    [name, ...offers.map((offer) => `- ${lineOf(offer, site, t)}`)].join('\n'),
  )
  const note = pricesNote(
    currentOffers.flatMap(({ offers }) => offers),
    t,
  )
  return [...parts, note, t('page.offers.send.notInsured')].join('\n\n')
}

function lineOf(offer: OfferReply, site: Site, t: Translate): string {
  const insurer = insurerName(offer, t)
  const { premium, state } = offer
  if (state !== 'quoted' || !premium) return `${insurer} (${t(`page.offer.${state}`)})`
  const price = moneyText(yearTotal(premium), premium.currency, site.locale)
  const line = t('page.offers.send.price', { insurer, price })
  if (isExpired(offer, todayOf(site))) return `${line} (${t('page.offer.over')})`
  const until = offer.valid_until && `${t('page.offer.validUntil')} ${dateText(offer.valid_until, site.locale)}`
  const notes = [offer.kind === 'bindable' ? undefined : t('page.offer.indication'), until].filter(Boolean)
  return notes.length > 0 ? `${line} (${notes.join('; ')})` : line
}
